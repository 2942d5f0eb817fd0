import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { buildGateIfNeeded } from '#stories/visual/built-gate.ts'
import { pictureFile } from '#stories/visual/files.ts'
import { browsersFor, type FileResult, playAll } from '#stories/visual/play.ts'
import { serve } from '#stories/visual/serve.ts'
import type { PictureToTake } from './plain-playwright.ts'

const root = resolve(import.meta.dirname, '../..')

/**
 * Plays story files in a gate that is already built: returns their pictures, and the seconds it took.
 * @param processors as many browsers are used as the gate uses with so many.
 */
export async function playSample(
  files: string[],
  processors = availableParallelism(),
): Promise<{ seconds: number; pictures: PictureToTake[] }> {
  const { folder, path } = await buildGateIfNeeded()
  const server = await serve(folder)
  const results: FileResult[] = []
  const began = performance.now()
  await playAll(
    `${server.address}${path}`,
    files,
    async () => undefined,
    (file) => results.push(file),
    undefined,
    browsersFor(processors),
  )
  const seconds = (performance.now() - began) / 1000
  server.close()
  const pictures = results.flatMap(({ component, stories }) =>
    stories
      .flatMap((story) => story.pictures ?? [])
      .map((picture) => ({ ...picture, file: resolve(root, pictureFile(component, picture.name)) })),
  )
  return { seconds, pictures }
}
