/** What `npm start` and `npm test` need of the machine. Plain JavaScript: it runs before anything is installed. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, stopWith } from './common.mjs'

const MINIMUM_NODE = 20
const MINIMUM_NPM = 9
const RUNTIME_NODE = 24

const major = (version) => Number.parseInt(version, 10)

/** Ends with one line when Node or npm is too old, or another package manager started this. */
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
 * The Node that runs server, build and tests: on Linux x64 the one that package.json pins, elsewhere the machine's own,
 * which then has to be recent enough.
 */
export function runtimeNode() {
  const pinned = join(root, 'node_modules/.bin/node')
  if (existsSync(pinned)) return pinned
  if (major(process.versions.node) < RUNTIME_NODE)
    stopWith(
      `Node ${process.versions.node} cannot run this on ${process.platform} ${process.arch}: install Node ${RUNTIME_NODE} (the pinned one is for Linux x64 only) and try again.`,
    )
  return process.execPath
}
