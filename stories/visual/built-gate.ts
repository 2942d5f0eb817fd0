import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fingerprintOf } from '#ci/lib/fingerprint.mjs'
import { pictureFolder } from './files.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = resolve(root, '.cache/gate')
/** Written last, so that an interrupted build does not count. */
const stamp = join(folder, 'inputs.sha256')

/** Folders inside the inputs that are generated, or that no picture shows. */
export const excluded = [pictureFolder, 'design-system/testing', 'design-system/tokens/export']
/** What the gate is built from, from the root. */
export const inputs = [
  'stories',
  'design-system',
  'server/contracts',
  'server/features/catalog',
  'server/mails',
  'site/public',
  '.storybook',
  'docs/coverage',
  '.ci/test-timeouts.ts',
  // These are the aliases of imports.
  'package.json',
  'package-lock.json',
]

/**
 * Builds the gate with all stories, unless it was already built from the same files.
 * @param isFull whether with React's development build, whose warnings are faults. In a usual run they are those of the tests in `browser`, which
 * render a story or two of every component.
 * @returns the folder of the build, and the path of the page in it.
 */
export async function buildGateIfNeeded(isFull: boolean) {
  const mode = isFull ? 'development' : 'production'
  const print = `${mode} ${fingerprintOf(inputs, excluded)}`
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== print) {
    rmSync(stamp, { force: true })
    const began = performance.now()
    // Loading the build tools alone takes a second.
    const { buildGate } = await import('./build.ts')
    await buildGate(folder, mode)
    writeFileSync(stamp, print)
    console.log(`Stories built in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  }
  return { folder, path: '/stories/visual/host.html' }
}
