import { globSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { pictureFolder, pictureSuffix } from './files.ts'

/** Pictures are nearly all of the repository, and each change of a theme adds those that show it once more. */
test('all pictures have at most 32 MB, the light ones 6.9 MB', () => {
  const folder = resolve(import.meta.dirname, '../..', pictureFolder)
  const megabytes = (pattern: string) =>
    globSync(pattern, { cwd: folder }).reduce((sum, name) => sum + statSync(resolve(folder, name)).size, 0) / 1e6
  expect(megabytes(`**/*${pictureSuffix}`)).toBeLessThanOrEqual(32)
  expect(megabytes(`**/*_light*${pictureSuffix}`)).toBeLessThanOrEqual(6.9)
})
