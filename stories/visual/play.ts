import { availableParallelism } from 'node:os'
import type { TakenPicture } from './compare.ts'
import { componentIn, type StoryPicture } from './files.ts'
import type { StoryInFile } from './gate.ts'
import { type GateBrowser, startGateBrowser } from './gate-browser.ts'
import { addLightFaults, isWithoutLight, sheetsInLight, showsGlobalStyles } from './light-faults.ts'

/** A story that was played. */
export interface StoryResult {
  name: string
  /** Messages; empty if there is no fault. */
  faults: string[]
  /** The pictures that it declares; absent if it failed before declaring them. */
  pictures?: StoryPicture[]
  /** Its texts in its pictures' widths; absent if it did not finish. */
  texts?: string[]
  /** The faults of its first attempt, if a second one in a new page had none. */
  flaky?: { id: string; faults: string[] }
  /** The source files that its faults are about; otherwise those that the story imports. */
  files?: string[]
}

/** A story file that was played. */
export interface FileResult {
  /** `components/Button` */
  component: string
  stories: StoryResult[]
}

/** Compares, saves or inspects a picture, whose story is still in the browser. Resolves with the fault, if there is one. */
export type HandlePicture = (taken: TakenPicture, browser: GateBrowser) => Promise<string | undefined>

/** The pictures to take again, without running axe: the names of pictures by component and story. */
export type Selection = Map<string, Map<string, Set<string>>>

/** One browser more than there are processors: while a story waits, for a tooltip or a font, another one uses its processor. */
export const browserCount = availableParallelism() + 1

/** The height of the window in which stories are laid out; higher where the content is. */
const windowHeight = 900

export interface PlayOptions {
  /** Sweeps every width, with every worst text, and plays nothing twice. */
  isFull?: boolean
  /** Only these pictures, without axe. */
  selection?: Selection
}

/**
 * Plays story files, several at a time.
 * @param onResult is called with each file when it ends.
 */
export async function playAll(
  address: string,
  files: string[],
  handle: HandlePicture,
  onResult: (result: FileResult) => void,
  options: PlayOptions = {},
): Promise<void> {
  const queue = [...files]
  const work = async () => {
    const browser = await startGateBrowser(address)
    try {
      for (let file = queue.shift(); file; file = queue.shift())
        onResult(await playFile(browser, file, handle, options))
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
export async function playFile(
  browser: GateBrowser,
  file: string,
  handle: HandlePicture,
  { isFull = false, selection }: PlayOptions = {},
): Promise<FileResult> {
  const component = componentIn(file)
  const open = async () => {
    await browser.clear()
    return browser.call('open', file)
  }
  const attempt = async (story: StoryInFile, only?: Set<string>): Promise<StoryResult> => {
    try {
      return await playStory(browser, component, story, handle, isFull, only)
    } catch (error) {
      await browser.restart()
      await open()
      return { name: story.name, faults: [(error as Error).message] }
    }
  }
  const results: StoryResult[] = []
  try {
    for (const story of await open()) {
      const only = selection?.get(component)?.get(story.name)
      if (selection && !only) continue
      const first = await attempt(story, only)
      if (first.faults.length === 0 || isFull) {
        results.push(first)
        continue
      }
      await open()
      const second = await attempt(story, only)
      const isFlaky = second.faults.length === 0
      results.push(isFlaky ? { ...second, flaky: { id: story.id, faults: first.faults } } : first)
    }
    if (!selection && !isWithoutLight(component))
      addLightFaults(
        results,
        await browser.call('stylesOnlyInDark', showsGlobalStyles(component), sheetsInLight(component)),
      )
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
  handle: HandlePicture,
  isFull: boolean,
  only?: Set<string>,
): Promise<StoryResult> {
  await browser.resize(width, height)
  await browser.allowMotion(hasMotion)
  const { faults, finished, pictures, forcedColors, states } = await browser.call('play', exportName, !only)
  if (!finished) return { name, faults, pictures }
  if (forcedColors) await browser.forceColors(true)
  if (states) await browser.forceStates(states)
  const texts = new Set<string>()
  const widths = new Set<number>()
  for (const picture of pictures) {
    if (only && !only.has(picture.name)) continue
    const taken = { component, name: picture.name, picture: await take(browser, picture) }
    const fault = await handle(taken, browser)
    if (fault) faults.push(fault)
    if (widths.has(picture.width)) continue
    widths.add(picture.width)
    for (const text of await browser.call('shownTexts')) texts.add(text)
    const themes = themesAt(picture.width, pictures)
    if (!only && !forcedColors && themes.length > 0) await browser.call('noteStyles', name, themes)
  }
  if (states) await browser.releaseStates()
  if (forcedColors) await browser.forceColors(false)
  if (hasMotion) await browser.allowMotion(false)
  if (only) return { name, faults, pictures }
  faults.push(...(await browser.call('checkColours')))
  // In forced colours the layout is that of another story, and a state sheet is as wide as its columns.
  if (!forcedColors && !states) faults.push(...(await browser.call('sweep', isFull)))
  return { name, faults, pictures, texts: [...texts] }
}

/** The themes of a story's pictures at a width. Large text and motion are taken in one theme only, and change no colour. */
const themesAt = (width: number, pictures: StoryPicture[]) =>
  pictures.filter((one) => one.width === width && !one.textSize && one.motion === undefined).map(({ theme }) => theme)

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
