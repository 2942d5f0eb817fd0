import { resolve } from 'node:path'
import { buildGateIfNeeded } from '#stories/visual/built-gate.ts'
import { pictureFile } from '#stories/visual/files.ts'
import { startGateBrowser } from '#stories/visual/gate-browser.ts'
import { type FileResult, playAll, playFile } from '#stories/visual/play.ts'
import { serve } from '#stories/visual/serve.ts'
import type { PictureToTake } from './plain-playwright.ts'

const root = resolve(import.meta.dirname, '../..')

const ignore = async () => undefined

/** Plays story files in a gate that is already built: returns their pictures, and the seconds it took. */
export async function playSample(files: string[]): Promise<{ seconds: number; pictures: PictureToTake[] }> {
  const { folder, path } = await buildGateIfNeeded()
  const server = await serve(folder)
  const results: FileResult[] = []
  const began = performance.now()
  await playAll(`${server.address}${path}`, files, ignore, (file) => results.push(file))
  const seconds = (performance.now() - began) / 1000
  server.close()
  return { seconds, pictures: results.flatMap(picturesOf) }
}

/** Starts one browser of the gate, which plays one story file after the other. */
export async function startGate() {
  const { folder, path } = await buildGateIfNeeded()
  const server = await serve(folder)
  const browser = await startGateBrowser(`${server.address}${path}`)
  return {
    play: async (file: string) => picturesOf(await playFile(browser, file, ignore)),
    close: async () => {
      await browser.close()
      server.close()
    },
  }
}

const picturesOf = ({ component, stories }: FileResult): PictureToTake[] =>
  stories
    .flatMap((story) => story.pictures ?? [])
    .map((picture) => ({ ...picture, file: resolve(root, pictureFile(component, picture.name)) }))
