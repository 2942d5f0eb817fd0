import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, seconds, stopWith } from './common.mjs'
import { npmCommand } from './npm.mjs'
import { runToEnd } from './processes.mjs'

const readPackages = (path) => {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')).packages
  } catch {
    return undefined
  }
}

/**
 * Whether node_modules matches package-lock.json, according to the record that npm writes there as its last step:
 * an interrupted install, or one from another version of the lock file, does not count.
 * Optional packages may be absent (they are for other systems), but not present in another version.
 */
function isInstalled() {
  const expected = readPackages('package-lock.json')
  const present = readPackages('node_modules/.package-lock.json')
  if (!expected || !present) return false
  const hasSameVersion = ([path, { version }]) => expected[path]?.version === version
  const isPresent = ([path, { optional }]) => path === '' || optional || present[path]
  return Object.entries(present).every(hasSameVersion) && Object.entries(expected).every(isPresent)
}

/** Runs `npm ci`, but only if packages are missing or package-lock.json has changed. */
export async function installIfNeeded() {
  if (isInstalled()) return
  const began = Date.now()
  console.log('Installing packages (npm ci)…')
  const code = await runToEnd(...npmCommand('ci', '--no-progress', '--loglevel=error')).catch((error) =>
    stopWith(`npm could not be started (${error.code}): install npm, it comes with Node, and try again.`),
  )
  if (code !== 0) stopWith('npm ci failed, see above. Check the connection to the package registry and try again.')
  console.log(`Installed in ${seconds(Date.now() - began)}.`)
}
