import { globSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { pictureFolder, pictureSuffix } from './files.ts'

/**
 * Pictures are nearly all of the repository, and each change of a theme adds those that show it once more. The goals are 6 MB and 30 MB; the pages of
 * machines, developers, infrastructure and tickets are above them until their stories are smaller.
 */

const folder = resolve(import.meta.dirname, '../..', pictureFolder)
const pictures = globSync(`**/*${pictureSuffix}`, { cwd: folder }).map((name) => ({
  name,
  bytes: statSync(resolve(folder, name)).size,
}))
const megabytes = (some: { bytes: number }[]) => some.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6

test('a change of everything in the light theme adds at most 6.9 MB', () => {
  const light = pictures.filter(({ name }) => name.includes('_light'))
  expect(light.length).toBeGreaterThan(100)
  expect(megabytes(light)).toBeLessThanOrEqual(6.9)
})

test('all pictures have at most 32 MB', () => {
  expect(megabytes(pictures)).toBeLessThanOrEqual(32)
})
