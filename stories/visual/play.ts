import { availableParallelism } from 'node:os'
import type { TakenPicture } from './compare.ts'
import { componentIn, type StoryPicture } from './files.ts'
import type { StoryInFile } from './gate.ts'
import { type GateBrowser, startGateBrowser } from './gate-browser.ts'

/** A story that was played. */
export interface StoryResult {
  name: string
  /** Messages; empty if there is no fault. */
  faults: string[]
  /** The pictures that it declares; absent if it failed before declaring them. */
  pictures?: StoryPicture[]
  /** The faults of its first attempt, if a second one in a new page had none. */
  flaky?: { id: string; faults: string[] }
}

/** A story file that was played. */
export interface FileResult {
  /** `components/forms/Button` */
  component: string
  stories: StoryResult[]
}

/** Compares or saves a picture. Resolves with the fault, if there is one. */
type HandlePicture = (taken: TakenPicture) => Promise<string | undefined>

/** One browser more than there are processors: while a story waits, for a tooltip or a font, another one uses its processor. */
const browserCount = availableParallelism() + 1

/** The height of the window in which stories are laid out; higher where the content is. */
const windowHeight = 900

/**
 * Plays story files, several at a time.
 * @param isFull whether to sweep every width with every worst text, and to play nothing twice.
 * @param onResult is called with each file when it ends.
 */
export async function playAll(
  address: string,
  files: string[],
  isFull: boolean,
  handle: HandlePicture,
  onResult: (result: FileResult) => void,
): Promise<void> {
  const queue = [...files]
  const work = async () => {
    const browser = await startGateBrowser(address)
    try {
      for (let file = queue.shift(); file; file = queue.shift()) onResult(await playFile(browser, file, isFull, handle))
    } finally {
      await browser.close()
    }
  }
  await Promise.all(Array.from({ length: Math.min(browserCount, files.length) }, work))
}

/**
 * Plays one file in a new page. After a story that breaks the page, the next one gets a new browser. A story with a fault is played once more in
 * a new page: with thousands of them, one in ten thousand that fails by chance would fail every run.
 */
async function playFile(
  browser: GateBrowser,
  file: string,
  isFull: boolean,
  handle: HandlePicture,
): Promise<FileResult> {
  const component = componentIn(file)
  const open = async () => {
    await browser.clear()
    return browser.call('open', file)
  }
  const attempt = async (story: StoryInFile): Promise<StoryResult> => {
    try {
      return await playStory(browser, component, story, isFull, handle)
    } catch (error) {
      await browser.restart()
      await open()
      return { name: story.name, faults: [(error as Error).message] }
    }
  }
  const results: StoryResult[] = []
  try {
    for (const story of await open()) {
      const first = await attempt(story)
      if (first.faults.length === 0 || isFull) {
        results.push(first)
        continue
      }
      await open()
      const second = await attempt(story)
      const isFlaky = second.faults.length === 0
      results.push(isFlaky ? { ...second, flaky: { id: story.id, faults: first.faults } } : first)
    }
  } catch (error) {
    results.push({ name: 'the file itself', faults: [(error as Error).message] })
  }
  return { component, stories: results }
}

/** Plays a story, takes its pictures, runs axe in the other theme, and sweeps the widths. */
async function playStory(
  browser: GateBrowser,
  component: string,
  { exportName, name, width, height, hasMotion }: StoryInFile,
  isFull: boolean,
  handle: HandlePicture,
): Promise<StoryResult> {
  await browser.resize(width, height)
  await browser.allowMotion(hasMotion)
  const { faults, finished, pictures, forcedColors, states } = await browser.call('play', exportName)
  if (!finished) return { name, faults, pictures }
  if (forcedColors) await browser.forceColors(true)
  if (states) await browser.forceStates(states)
  for (const picture of pictures) {
    const fault = await handle({ component, name: picture.name, picture: await take(browser, picture) })
    if (fault) faults.push(fault)
  }
  if (states) await browser.releaseStates()
  if (forcedColors) await browser.forceColors(false)
  if (hasMotion) await browser.allowMotion(false)
  // What is not pictured is there for what it does: its colours are those of another story.
  if (isFull || pictures.length > 0) faults.push(...(await browser.call('checkColours')))
  // In forced colours the layout is that of another story, and a state sheet is as wide as its columns.
  if (!forcedColors && !states) faults.push(...(await browser.call('sweep', isFull)))
  return { name, faults, pictures }
}

/** Takes a picture of the story as it is: with the width of the mode, and the height of the content. */
async function take(browser: GateBrowser, picture: StoryPicture): Promise<Buffer> {
  await browser.call('setAppearance', picture)
  await browser.resize(picture.width, windowHeight)
  if (picture.motion !== undefined) await browser.setMotion(picture.motion)
  const height = await browser.call('settle')
  if (height > windowHeight) {
    await browser.resize(picture.width, height)
    await browser.call('settle')
  }
  return browser.takePicture(picture.width, height)
}
