import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, seconds } from './common.mjs'
import { npmCommand } from './npm.mjs'
import { runToEnd } from './processes.mjs'
import { runtimeNode } from './versions.mjs'

/** Everything that the built site is made of. */
const inputs = [
  'design-system',
  'site',
  'server/contracts',
  '.ci/site',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]
/** Folders inside of them that are made, or that only tests read. */
const leftOut = new Set(['site/build', 'site/.react-router', 'site/e2e'])
const isTest = (path) => /\.test\.tsx?$/.test(path)

/** Lies beside the built files, so that deleting the build deletes the claim that it is fresh. */
const stampPath = join(root, 'site/build/inputs.sha256')
/** Written last by a build, so that one that was cut short does not count. */
const lastOutput = join(root, 'site/build/client/index.html')

function* filesOf(path) {
  if (leftOut.has(path) || isTest(path)) return
  const entries = readdirSync(join(root, path), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    const child = `${path}/${entry.name}`
    if (entry.isDirectory()) yield* filesOf(child)
    else if (!isTest(child)) yield child
  }
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const input of inputs) {
    const files = /\.json$/.test(input) ? [input] : filesOf(input)
    for (const file of files)
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(root, file)))
        .update('\0')
  }
  return hash.digest('hex')
}

const isFresh = (print) => existsSync(lastOutput) && existsSync(stampPath) && readFileSync(stampPath, 'utf8') === print

/**
 * Builds the site into site/build/client, unless the build there is made of the same files.
 * @returns the exit code of the build
 */
export async function buildSite() {
  const print = fingerprint()
  if (isFresh(print)) return 0
  const began = Date.now()
  rmSync(stampPath, { force: true })
  console.log('Building the site…')
  const bundled = await runToEnd(...npmCommand('exec', '--', 'react-router', 'build', 'site', '--logLevel', 'warn'), {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const code = bundled || (await runToEnd(runtimeNode(), ['.ci/site/finish-site.ts']))
  if (code === 0) {
    writeFileSync(stampPath, print)
    console.log(`Built in ${seconds(Date.now() - began)}.`)
  }
  return code
}
