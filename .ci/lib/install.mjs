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
 * Whether node_modules holds what package-lock.json asks for, by the record that npm writes there as its last act:
 * an install that was cut short, or that another version of the lock file made, does not count.
 * Optional packages may be absent (they are for other systems), but not of another version.
 */
function isInstalled() {
  const wanted = readPackages('package-lock.json')
  const present = readPackages('node_modules/.package-lock.json')
  if (!wanted || !present) return false
  const sameVersion = ([path, { version }]) => wanted[path]?.version === version
  const isThere = ([path, { optional }]) => path === '' || optional || present[path]
  return Object.entries(present).every(sameVersion) && Object.entries(wanted).every(isThere)
}

/** Runs `npm ci`, only when something is missing or package-lock.json has changed. */
export async function installWhatIsMissing() {
  if (isInstalled()) return
  const began = Date.now()
  console.log('Installing packages (npm ci)…')
  const code = await runToEnd(...npmCommand('ci', '--no-progress', '--loglevel=error')).catch((error) =>
    stopWith(`npm could not be started (${error.code}): install npm, it comes with Node, and try again.`),
  )
  if (code !== 0) stopWith('npm ci failed, see above. Check the connection to the package registry and try again.')
  console.log(`Installed in ${seconds(Date.now() - began)}.`)
}
