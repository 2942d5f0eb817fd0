import { afterEach as runAxe } from '@storybook/addon-a11y/preview'
import type { ReactRenderer } from '@storybook/react-vite'
import { storyNameFromExport } from 'storybook/internal/csf'
import type { composeStory } from 'storybook/preview-api'
import { configure } from 'storybook/test'
import { afterEach, beforeAll, beforeEach, expect, type MockInstance, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import type { Mode, Modes } from '#stories/modes.ts'
import { textSizes } from '#storybook/with-page.tsx'
import { contentHeight } from './content-height.ts'
import type { StoryPicture } from './files.ts'

/**
 * The gate around every story that the test runner plays. The runner renders the story, plays it and runs axe in the story's
 * own theme; this adds a picture per mode, axe in the other theme, and that nothing is said on the console.
 */

type Story = ReturnType<typeof composeStory<ReactRenderer>>

declare module 'vitest' {
  interface TestContext {
    /** Set by Storybook's runner once the story is composed. */
    story?: Story
  }
  interface TaskMeta {
    /** The pictures that the story asks for, by which the reporter knows orphans. */
    pictures?: StoryPicture[]
  }
}

/** Chromatic's default width, and the height of the window in which stories are laid out. */
const defaultWidth = 1200
const windowHeight = 900

/** The rules of axe that look at colours. All others see the same document in both themes. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Storybook's own padding around a story with the layout `padded`. */
const paddedLayout = 16

/** React says this of updates that fall into the moment in which the test helpers hold `act`: it is about their timing. */
const aboutTheHelpers = /not wrapped in act\(/

// What a play function waits for comes at once on an idle machine; a busy one may take longer.
configure({ asyncUtilTimeout: 5000 })

let consoleSpies: MockInstance[] = []

/** All faces before the first story, so that none arrives in the middle of one; a local fallback may be absent. */
beforeAll(async () => {
  await Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined)))
  // Carets blink. Playwright hides them in its own pictures, and in each of them anew.
  const style = document.createElement('style')
  // Forced colours give the caret its colour back; then at least it does not blink.
  style.textContent =
    '*, *::before, *::after { caret-color: transparent !important; caret-animation: manual !important }'
  document.head.append(style)
})

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  // Ariakit remembers whether a mouse or a key was used last; every story starts as after a key.
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }))
  consoleSpies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
})

afterEach(async ({ story, task }) => {
  const said = consoleSpies
    .flatMap((spy) => spy.mock.calls.map((words) => words.join(' ')))
    .filter((words) => !aboutTheHelpers.test(words))
  for (const spy of consoleSpies) spy.mockRestore()
  if (!story) return
  const pictures = picturesOf(story)
  task.meta.pictures = pictures
  // What failed already has its reason; pictures of a half-played story would only add noise.
  if (task.result?.state === 'fail') return

  const faults = said.map((words) => `Said on the console: ${words}`)
  const { forcedColors } = story.parameters.chromatic as ChromaticParameters
  if (forcedColors) await commands.emulateForcedColors(forcedColors)
  for (const picture of pictures) {
    setAppearance(picture)
    faults.push(...(await differences(picture, story.parameters.layout)))
  }
  if (forcedColors) await commands.emulateForcedColors(null)
  setAppearance({ theme: story.globals.theme === 'dark' ? 'light' : 'dark' })
  await checkColours(story)
  if (faults.length > 0) throw withoutStack(new Error(faults.join('\n')))
})

/** The lines of the gate explain nothing about a story. */
const withoutStack = (error: Error) => Object.assign(error, { stack: '' })

interface ChromaticParameters {
  disableSnapshot?: boolean
  forcedColors?: 'active'
  modes: Modes
}

/**
 * One picture for each mode in force, those of one width after each other: another width lays the whole page out again. Larger
 * text comes last, because what it pushes about may stay there, such as how far a dialog is scrolled. The folder comes from the story's file, the name from the story's part of its id and the mode.
 */
function picturesOf({ id, storyName, parameters }: Story): StoryPicture[] {
  const { disableSnapshot, modes } = parameters.chromatic as ChromaticParameters
  if (disableSnapshot) return []
  const inForce = Object.entries(modes).filter((mode): mode is [string, Appearance] => !('disable' in mode[1]))
  const pictures = inForce.map(([mode, { theme, viewport = defaultWidth, ...rest }]) => ({
    name: `${id.split('--')[1]}_${mode.replaceAll(' ', '-')}`,
    storyId: id,
    story: storyNameFromExport(storyName),
    mode,
    theme,
    width: viewport,
    ...rest,
  }))
  const isLarge = ({ textSize }: StoryPicture) => Number(textSize !== undefined)
  return pictures.sort((a, b) => isLarge(a) - isLarge(b) || a.width - b.width)
}

type Appearance = Exclude<Mode, { disable: true }>

/** As Storybook's globals would set it, on the story as it stands. */
function setAppearance({ theme, textSize }: Pick<StoryPicture, 'theme' | 'textSize'>) {
  document.documentElement.dataset.theme = theme
  document.documentElement.style.fontSize = textSizes[textSize ?? 'normal']
}

/**
 * Compares the story as it stands with its committed picture: as wide as the mode says, as high as its content reaches.
 * @returns what is wrong, which is nothing or one sentence.
 */
async function differences({ name, width }: StoryPicture, layout: string): Promise<string[]> {
  const height = Math.max(1, await fitWindow(width, layout === 'padded' ? paddedLayout : 0))
  holdStill()
  if (await commands.looksAsCommitted(name, width, height)) return []
  try {
    const screenshotOptions = { clip: { x: 0, y: 0, width, height } }
    await expect(page).toMatchScreenshot(name, { screenshotOptions })
    return []
  } catch (error) {
    return [`Picture ${name}: ${reasonOf(error as Error)}`]
  }
}

/** As Playwright does before a picture: what comes to an end is there already, what never does is where it began. */
function holdStill() {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel()
    else animation.finish()
  }
}

/**
 * Makes the window as wide as asked for, and as high as the content where that is higher than a window.
 * @returns the height of the content with what the layout adds below it.
 */
async function fitWindow(width: number, below: number): Promise<number> {
  await resize(width, windowHeight)
  window.scrollTo(0, 0)
  const height = (await settledHeight()) + below
  if (height > windowHeight) {
    await resize(width, height)
    await settledHeight()
  }
  return height
}

/** Asked for only when it changes something: each time costs a way to Vitest and back. */
async function resize(width: number, height: number) {
  if (window.innerWidth !== width || window.innerHeight !== height) await page.viewport(width, height)
}

/** Vitest's message is a headline, the reason, and the paths that the report shows. */
const reasonOf = ({ message }: Error) => (message.split('\n\n')[1] ?? message).replaceAll('\n', ' ')

/**
 * The height of the content once it stands: faces and images are there, and two frames in a row agree. What floats finds its
 * place a frame or two after a new size.
 */
async function settledHeight(): Promise<number> {
  await document.fonts.ready
  const loading = [...document.images].filter((image) => !image.complete)
  await Promise.all(loading.map((image) => image.decode().catch(() => undefined)))
  let height = -1
  for (;;) {
    await new Promise(requestAnimationFrame)
    const next = contentHeight()
    if (next === height) return height
    height = next
  }
}

/** axe once more, for what a theme can change. */
async function checkColours({ id, parameters, globals, reporting }: Story) {
  const { a11y } = parameters
  const options = { ...a11y.options, runOnly: { type: 'rule', values: colourRules } }
  const context = { id, globals, reporting, viewMode: 'story', parameters: { a11y: { ...a11y, options } } }
  // The rest of a story's context it does not read.
  await runAxe(context as unknown as Parameters<typeof runAxe>[0])
}
