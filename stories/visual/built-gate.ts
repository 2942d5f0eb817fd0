import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fingerprintOf } from '#ci/lib/fingerprint.mjs'
import { pictureFolder } from './files.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = resolve(root, '.cache/gate')
/** Written last, so that a build that was cut short does not count. */
const stamp = join(folder, 'inputs.sha256')

/** Beside what is in pictures: what is made, and tools that are in none. */
const leftOut = [pictureFolder, 'design-system/testing', 'design-system/tokens/export']
const inputs = [
  'stories',
  'design-system',
  'server/contracts',
  'server/features/catalog',
  '.storybook',
  '.ci/patience.ts',
  'package-lock.json',
]

/**
 * The folder with the gate and all stories, built unless it is made of the same files already.
 * @returns the folder, and the way in it to the page.
 */
export async function builtGate() {
  const print = fingerprintOf(inputs, leftOut)
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== print) {
    rmSync(stamp, { force: true })
    const began = performance.now()
    // The tools of the build take a second to load alone.
    const { buildGate } = await import('./build.ts')
    await buildGate(folder)
    writeFileSync(stamp, print)
    console.log(`Stories built in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  }
  return { folder, path: '/stories/visual/stage.html' }
}
