import * as accessibility from '@storybook/addon-a11y/preview'
import { composeStories, type ReactRenderer, setProjectAnnotations } from '@storybook/react-vite'
import { storyNameFromExport } from 'storybook/internal/csf'
import type { composeStory } from 'storybook/preview-api'
import { configure } from 'storybook/test'
import { testTimeouts } from '#ci/test-timeouts.ts'
import { expectedIn } from '#docs/coverage/expected.ts'
import { missingFrom, readPage } from '#docs/coverage/seen.ts'
import { keepMoves } from '#stories/in-motion.ts'
import type { Mode, Modes } from '#stories/modes.ts'
import { aroundStories } from '#storybook/around-stories.ts'
import { textSizes } from '#storybook/with-page.tsx'
import { contentHeight } from './content-height.ts'
import type { StoryPicture } from './files.ts'
import type { DeclaredStates } from './force-states.ts'
import { endMotion, isMotionHeld, setMotion } from './held-motion.ts'
import { checkOtherLanguages } from './other-languages.ts'
import { type Breadth, layoutChanges, sweep, sweptWidths } from './sweep.ts'
import { checkWorstTexts } from './worst-texts.ts'

/**
 * The part of the gate that runs in the page, with the stories of one file. It renders a story, plays it and runs axe, reports
 * faults, and sets the appearance for each of its pictures. The part that calls it, sends the frames and compares the pictures
 * runs in Node (play.ts).
 */

type Story = ReturnType<typeof composeStory<ReactRenderer>>
type StoryModule = Parameters<typeof composeStories>[0]

/** The result of playing a story. */
export interface PlayResult {
  /** Messages; empty if there is no fault. */
  faults: string[]
  pictures: StoryPicture[]
  /** Whether the play function finished. If not, pictures would only add noise. */
  finished: boolean
  forcedColors?: 'active'
  /** The pointer states in which its pictures are taken. */
  states?: DeclaredStates
}

/** A story, and the size of the window that it is played in. */
export interface StoryInFile {
  exportName: string
  /** `components-button--long-text` */
  id: string
  name: string
  width: number
  height: number
  /** Whether it is played with motion allowed. */
  hasMotion: boolean
}

interface ChromaticParameters {
  disableSnapshot?: boolean
  forcedColors?: 'active'
  modes: Modes
}

type Appearance = Exclude<Mode, { disable: true }>

/** Chromatic's default width, and the height of the window in which stories are laid out. */
const defaultWidth = 1200
const windowHeight = 900

/** The rules of axe that check colours. For all others the document is the same in both themes. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Storybook's own padding around a story with the layout `padded`. */
const paddedLayout = 16

/**
 * Harmless messages. React logs the first if an update coincides with the test helpers' `act`, which only concerns their timing. The
 * browser logs the second if a size is reported one frame later.
 */
const harmless = /not wrapped in act\(|ResizeObserver loop/

const modules = import.meta.glob<StoryModule>('/stories/**/*.stories.tsx')

keepMoves()
configure({ asyncUtilTimeout: testTimeouts.wait })
// The gate only uses violations, and collecting the passed checks takes longer than the checks themselves.
const onlyViolations = { parameters: { a11y: { options: { resultTypes: ['violations'] } } } }
setProjectAnnotations([accessibility, aroundStories, onlyViolations])

/** Console output and uncaught errors since the last call of `takeMessages`. */
const messages: string[] = []
const takeMessages = () => messages.splice(0).filter((message) => !harmless.test(message))
for (const kind of ['error', 'warn'] as const) {
  const log = console[kind]
  console[kind] = (...values: unknown[]) => {
    messages.push(`Console: ${values.map(String).join(' ')}`)
    log(...values)
  }
}
window.addEventListener('error', ({ message }) => messages.push(`Uncaught: ${message}`))
window.addEventListener('unhandledrejection', ({ reason }) => messages.push(`Uncaught: ${reason}`))

let stories: Record<string, Story> = {}
let current: Story | undefined

/** Loads a story file, given from the root (`stories/components/forms/Button.stories.tsx`). */
async function open(file: string): Promise<StoryInFile[]> {
  const load = modules[`/${file}`]
  if (!load) throw new Error(`${file} is not among the stories that were built.`)
  // The exact types differ between stories and are not needed here.
  stories = composeStories(await load()) as unknown as Record<string, Story>
  return Object.entries(stories)
    .filter(([, { tags }]) => tags.includes('test'))
    .map(([exportName, story]) => ({
      exportName,
      id: story.id,
      name: storyNameFromExport(exportName),
      ...windowOf(story),
      hasMotion: picturesOf(story).some(({ motion }) => motion !== undefined),
    }))
}

/** The window size that Storybook's toolbar would set for a story with a viewport. */
function windowOf({ globals, parameters }: Story) {
  const { styles } = parameters.viewport.options[globals.viewport?.value] ?? {}
  if (!styles) return { width: defaultWidth, height: windowHeight }
  return { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
}

/** What the accessibility addon reports of axe. */
interface AxeResult {
  violations?: { id: string; help: string; nodes: { target: unknown[] }[] }[]
  /** Set instead of the violations if axe itself failed. */
  error?: unknown
}

/** One message for each rule of axe that the story violates, with the elements. */
function violationsIn(reports: Story['reporting']['reports'], theme: string): string[] {
  const failed = reports.filter(({ type, status }) => type === 'a11y' && status === 'failed')
  return failed.flatMap(({ result }) => {
    const { violations = [], error } = result as AxeResult
    if (error) return [`axe, ${theme} theme: ${error}`]
    const placesOf = (nodes: { target: unknown[] }[]) => nodes.map(({ target }) => target.join(' ')).join(', ')
    return violations.map(({ id, help, nodes }) => `axe, ${theme} theme: ${help} (${id}): ${placesOf(nodes)}`)
  })
}

const notCovered = (what: string) => `docs/coverage names this story for ${what}, which is not there at its end.`

/** Renders a story, plays it, looks for what the coverage names it for, and runs axe in its own theme. */
async function play(exportName: string): Promise<PlayResult> {
  const story = stories[exportName]
  if (!story) throw new Error(`There is no story ${exportName}.`)
  current = story
  await endMotion()
  localStorage.clear()
  sessionStorage.clear()
  // Ariakit remembers whether the mouse or the keyboard was used last; every story starts as if it was the keyboard.
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }))
  takeMessages()
  const faults: string[] = []
  let finished = true
  try {
    await story.run()
  } catch (error) {
    finished = false
    faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error))
  }
  if (finished) faults.push(...missingFrom(readPage(document.body), expectedIn(story.id)).map(notCovered))
  faults.push(...violationsIn(story.reporting.reports, story.globals.theme))
  faults.push(...takeMessages())
  const { forcedColors } = story.parameters.chromatic as ChromaticParameters
  const states: DeclaredStates | undefined = story.parameters.pseudo
  return {
    faults,
    finished,
    pictures: picturesOf(story),
    ...(forcedColors && { forcedColors }),
    ...(states && { states }),
  }
}

/**
 * One picture for each enabled mode, grouped by width, since another width causes a new layout. Larger
 * text comes last, because its effects may remain, such as the scroll position of a dialog. The name consists of the story's part
 * of its id and the mode.
 */
function picturesOf({ id, storyName, parameters }: Story): StoryPicture[] {
  const { disableSnapshot, modes } = parameters.chromatic as ChromaticParameters
  if (disableSnapshot) return []
  const enabled = Object.entries(modes).filter((mode): mode is [string, Appearance] => !('disable' in mode[1]))
  const pictures = enabled.map(([mode, { theme, viewport = defaultWidth, ...rest }]) => ({
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

/** Sets theme and text size as Storybook's globals would, without rendering the story again. */
function setAppearance({ theme, textSize }: Pick<StoryPicture, 'theme' | 'textSize'>) {
  document.documentElement.dataset.theme = theme
  document.documentElement.style.fontSize = textSizes[textSize ?? 'normal']
}

/**
 * Waits until the story is stable: fonts and images have loaded, and two consecutive frames have the same height. Floating panels
 * reach their position a frame or two after a resize.
 * @returns the height of the picture: the content with the padding that the layout adds below it.
 */
async function settle(): Promise<number> {
  window.scrollTo(0, 0)
  await document.fonts.ready
  const loading = [...document.images].filter((image) => !image.complete)
  await Promise.all(loading.map((image) => image.decode().catch(() => undefined)))
  let height = -1
  for (;;) {
    await new Promise(requestAnimationFrame)
    const next = contentHeight()
    if (next === height) break
    height = next
  }
  if (!isMotionHeld()) stopAnimations()
  return Math.max(1, height + (current?.parameters.layout === 'padded' ? paddedLayout : 0))
}

/** Waits until fonts have loaded, and what measures itself or floats has followed the last change. */
async function laidOut(): Promise<void> {
  await document.fonts.ready
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
}

/** Stops animations like Playwright does before a screenshot: finite ones jump to their end, infinite ones to their start. */
function stopAnimations() {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel()
    else animation.finish()
  }
}

/** Runs axe again in the other theme, with the rules that depend on colours. Returns violations and console messages. */
async function checkColours(): Promise<string[]> {
  if (!current) throw new Error('No story was played.')
  await endMotion()
  const { id, parameters, globals } = current
  const theme = globals.theme === 'dark' ? 'light' : 'dark'
  setAppearance({ theme })
  const { a11y } = parameters
  const options = { ...a11y.options, runOnly: { type: 'rule', values: colourRules } }
  const reports: Story['reporting']['reports'] = []
  const reporting = { reports, addReport: (report: (typeof reports)[number]) => reports.push(report) }
  const context = { id, globals, reporting, viewMode: 'story', parameters: { a11y: { ...a11y, options } } }
  // The addon does not use the rest of a story's context.
  await accessibility.afterEach(context as unknown as Parameters<typeof accessibility.afterEach>[0])
  return [...violationsIn(reports, theme), ...takeMessages()]
}

/** How widely the story is swept in a usual run. */
function breadthOf(story: Story): Breadth {
  const pictured = picturesOf(story)
  if (pictured.length === 0) return 'narrowest'
  return pictured.some(({ width }) => width !== defaultWidth) ? 'layouts' : 'narrowest of each layout'
}

/**
 * Every check of the layout: by width, with the worst texts, and in the other languages.
 * @param isFull whether at every width, with every text; otherwise where layouts change, and space is scarcest.
 */
async function sweepAll(isFull: boolean): Promise<string[]> {
  if (!current) throw new Error('No story was played.')
  const breadth = isFull ? 'full' : breadthOf(current)
  const faults = await sweep(sweptWidths[breadth], laidOut, layoutChanges)
  faults.push(...(await checkWorstTexts(current, laidOut, isFull)))
  if (breadth !== 'narrowest') faults.push(...(await checkOtherLanguages(current, laidOut, breadth)))
  return faults
}

const gate = {
  open,
  play,
  setAppearance,
  settle,
  checkColours,
  sweep: sweepAll,
  setMotion,
}
export type Gate = typeof gate
Object.assign(window, { gate })
