/** The versions of Node and npm that `npm start` and `npm test` need. Plain JavaScript, since it runs before packages are installed. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, stopWith } from './common.mjs'

const MINIMUM_NODE = 20
const MINIMUM_NPM = 9
const RUNTIME_NODE = 24

const major = (version) => Number.parseInt(version, 10)

/** Exits with one line if Node or npm is too old, or if another package manager started this process. */
export function requireNodeAndNpm() {
  if (major(process.versions.node) < MINIMUM_NODE)
    stopWith(
      `Node ${process.versions.node} is too old: this needs Node ${MINIMUM_NODE} or newer. Install it from https://nodejs.org and try again.`,
    )
  const [manager, version] = (process.env.npm_config_user_agent ?? `npm/${MINIMUM_NPM}`).split(' ')[0].split('/')
  if (manager !== 'npm') stopWith(`The lock file is npm's: use npm instead of ${manager}.`)
  if (major(version) < MINIMUM_NPM)
    stopWith(`npm ${version} is too old: this needs npm ${MINIMUM_NPM} or newer. Run: npm install --global npm@10`)
}

/**
 * The Node that runs server, build and tests: on Linux x64 the version pinned in package.json, elsewhere the machine's own,
 * which must then be recent enough.
 */
export function runtimeNode() {
  const pinned = join(root, 'node_modules/.bin/node')
  if (existsSync(pinned)) return pinned
  if (process.platform === 'linux' && process.arch === 'x64')
    stopWith('The pinned Node is missing from node_modules. Run npm ci, without --omit=optional, and try again.')
  if (major(process.versions.node) < RUNTIME_NODE)
    stopWith(
      `Node ${process.versions.node} is too old: on ${process.platform} ${process.arch} this needs Node ${RUNTIME_NODE} or newer. Install it from https://nodejs.org and try again.`,
    )
  return process.execPath
}
