import * as accessibility from '@storybook/addon-a11y/preview'
import { composeStories, type ReactRenderer, setProjectAnnotations } from '@storybook/react-vite'
import { storyNameFromExport } from 'storybook/internal/csf'
import type { composeStory } from 'storybook/preview-api'
import { configure } from 'storybook/test'
import { patience } from '#ci/patience.ts'
import type { Mode, Modes } from '#stories/modes.ts'
import { aroundStories } from '#storybook/around-stories.ts'
import { textSizes } from '#storybook/with-page.tsx'
import { violationsIn } from './axe-words.ts'
import { contentHeight } from './content-height.ts'
import type { StoryPicture } from './files.ts'

/**
 * The gate as it stands in the page, around the stories of one file. It renders a story, plays it and runs axe, says what went
 * wrong, and dresses the story for each of its pictures. Who asks for all this, sends the frames and compares the pictures is
 * outside (play.ts).
 */

type Story = ReturnType<typeof composeStory<ReactRenderer>>
type StoryModule = Parameters<typeof composeStories>[0]

/** What one story turned out to be. */
export interface Played {
  /** Whole sentences; none when all is well. */
  faults: string[]
  pictures: StoryPicture[]
  /** Whether it came to its end: pictures of a half-played story would only add noise. */
  ended: boolean
  forcedColors?: 'active'
}

/** A story, and the window that it is played in. */
export interface StoryInFile {
  exportName: string
  name: string
  width: number
  height: number
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

/** The rules of axe that look at colours. All others see the same document in both themes. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Storybook's own padding around a story with the layout `padded`. */
const paddedLayout = 16

/**
 * React says the first of updates that fall into the moment in which the test helpers hold `act`: it is about their timing. The
 * browser says the second of a size that is told a frame later.
 */
const harmless = /not wrapped in act\(|ResizeObserver loop/

const modules = import.meta.glob<StoryModule>('/stories/**/*.stories.tsx')

configure({ asyncUtilTimeout: patience.wait })
// Of what axe finds, the gate reads violations; collecting everything that is in order takes longer than the search.
const onlyViolations = { parameters: { a11y: { options: { resultTypes: ['violations'] } } } }
setProjectAnnotations([accessibility, aroundStories, onlyViolations])

/** What the page has said since it was asked last: words on the console, and errors that nobody caught. */
const said: string[] = []
const takeSaid = () => said.splice(0).filter((words) => !harmless.test(words))
for (const kind of ['error', 'warn'] as const) {
  const say = console[kind]
  console[kind] = (...words: unknown[]) => {
    said.push(`Said on the console: ${words.map(String).join(' ')}`)
    say(...words)
  }
}
window.addEventListener('error', ({ message }) => said.push(`Not caught: ${message}`))
window.addEventListener('unhandledrejection', ({ reason }) => said.push(`Not caught: ${reason}`))

let stories: Record<string, Story> = {}
let current: Story | undefined

/** Loads a file of stories, from the root (`stories/components/Button.stories.tsx`), with all faces of the page. */
async function open(file: string): Promise<StoryInFile[]> {
  const load = modules[`/${file}`]
  if (!load) throw new Error(`${file} is not among the stories that were built.`)
  // A story's own type says more than is needed here, and differs from one to the next.
  stories = composeStories(await load()) as unknown as Record<string, Story>
  // Before the first story, so that none arrives in the middle of one; a local fallback may be absent.
  await Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined)))
  return Object.entries(stories)
    .filter(([, { tags }]) => tags.includes('test'))
    .map(([exportName, story]) => ({ exportName, name: storyNameFromExport(exportName), ...windowOf(story) }))
}

/** As Storybook's bar would set it, for a story that asks for a viewport. */
function windowOf({ globals, parameters }: Story) {
  const { styles } = parameters.viewport.options[globals.viewport?.value] ?? {}
  if (!styles) return { width: defaultWidth, height: windowHeight }
  return { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
}

/** Renders a story, plays it, and runs axe in its own theme. */
async function play(exportName: string): Promise<Played> {
  const story = stories[exportName]
  if (!story) throw new Error(`There is no story ${exportName}.`)
  current = story
  localStorage.clear()
  sessionStorage.clear()
  // Ariakit remembers whether a mouse or a key was used last; every story starts as after a key.
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }))
  takeSaid()
  const faults: string[] = []
  let ended = true
  try {
    await story.run()
  } catch (error) {
    ended = false
    faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error))
  }
  faults.push(...violationsIn(story.reporting.reports, story.globals.theme))
  faults.push(...takeSaid())
  const { forcedColors } = story.parameters.chromatic as ChromaticParameters
  return { faults, ended, pictures: picturesOf(story), ...(forcedColors && { forcedColors }) }
}

/**
 * One picture for each mode in force, those of one width after each other: another width lays the whole page out again. Larger
 * text comes last, because what it pushes about may stay there, such as how far a dialog is scrolled. The folder comes from the
 * story's file, the name from the story's part of its id and the mode.
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

/** As Storybook's globals would set it, on the story as it stands. */
function setAppearance({ theme, textSize }: Pick<StoryPicture, 'theme' | 'textSize'>) {
  document.documentElement.dataset.theme = theme
  document.documentElement.style.fontSize = textSizes[textSize ?? 'normal']
}

/**
 * Waits until the story stands: faces and images are there, and two frames in a row agree. What floats finds its place a frame
 * or two after a new size.
 * @returns how high its picture is: the content with what the layout adds below it.
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
  holdStill()
  return Math.max(1, height + (current?.parameters.layout === 'padded' ? paddedLayout : 0))
}

/** As Playwright does before a picture: what comes to an end is there already, what never does is where it began. */
function holdStill() {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel()
    else animation.finish()
  }
}

/** axe once more, in the other theme, for what a theme can change; and what the page has said meanwhile. */
async function checkColours(): Promise<string[]> {
  if (!current) throw new Error('No story was played.')
  const { id, parameters, globals } = current
  const theme = globals.theme === 'dark' ? 'light' : 'dark'
  setAppearance({ theme })
  const { a11y } = parameters
  const options = { ...a11y.options, runOnly: { type: 'rule', values: colourRules } }
  const reports: Story['reporting']['reports'] = []
  const reporting = { reports, addReport: (report: (typeof reports)[number]) => reports.push(report) }
  const context = { id, globals, reporting, viewMode: 'story', parameters: { a11y: { ...a11y, options } } }
  // The rest of a story's context it does not read.
  await accessibility.afterEach(context as unknown as Parameters<typeof accessibility.afterEach>[0])
  return [...violationsIn(reports, theme), ...takeSaid()]
}

const gate = { open, play, setAppearance, settle, checkColours }
export type Gate = typeof gate
Object.assign(window, { gate })
