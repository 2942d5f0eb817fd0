// First: React looks for its developer tools as it starts.
import { type Fiber, fibersIn, overrideProps } from './override-props.ts'
import '#ds/css/global.ts'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { stayOnPage } from './stay-on-page.ts'
import { type ComposedStory, storiesOf, storyFiles } from './stories.ts'

/**
 * What every public component promises: its root says its name in `data-component`, and takes `ref`, further props and
 * `className`. Each is looked for in the stories and is given all three where it stands, so a new component joins by itself.
 */

/** These put a frame around a native control: ref and props reach the control, the class and the name are the frame's. */
const framed = new Set(['Checkbox', 'Input', 'NumberInput', 'PasswordInput', 'RadioCard', 'Select', 'Textarea'])

/** These promise less, each for its reason. One that keeps the promise after all does not belong here. */
const exceptions: Record<string, string> = {
  Tabs: 'draws nothing itself',
  ToastProvider: 'draws nothing itself',
  Tooltip: 'is there only while what it describes is hovered or focused',
  FieldMessages: 'is a fixed part of Field and RadioCards',
  RequiredMark: 'is a fixed part of Field and RadioCards',
  ToastDialogLiveRegion: 'is a fixed part of Dialog, and nothing to be seen',
  ...Object.fromEntries(
    ['AdminScreen', 'DashboardScreen', 'LandingScreen', 'LoadingScreen', 'LoginScreen', 'NotFoundScreen'].map(
      (screen) => [screen, 'is the whole page: nothing stands around it that could place it'],
    ),
  ),
}

const folders = import.meta.glob<Record<string, unknown>>(
  '/design-system/{primitives,components,storefront,account,admin,screens}/*/index.ts',
  { eager: true },
)

/** The public components, each with its name and the folder that gives it away: `components/Menu`. */
const components = new Map(
  Object.entries(folders).flatMap(([path, exported]) =>
    Object.entries(exported)
      .filter(([name, value]) => typeof value === 'function' && /^[A-Z]/.test(name))
      .map(([name, value]) => [value, { name, folder: path.split('/').slice(2, 4).join('/') }] as const),
  ),
)
const wanted = new Set<unknown>(components.keys())
const faults = new Map<string, string[]>()

const frame = () => new Promise(requestAnimationFrame)
const element = (selector: string) => document.querySelector<HTMLElement>(selector)

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  stayOnPage()
  await page.viewport(1200, 900)
  for (const file of storyFiles) {
    const [Story] = Object.values(await storiesOf(file))
    if (Story) await examine(Story, mount)
  }
  // The rest is in other stories, of the component itself or else of its layer; what opens when a person acts, once played.
  const places = [(folder: string) => folder, (folder: string) => folder.split('/')[0]]
  for (const place of places)
    for (const file of filesOf(place))
      for (const show of [mount, play])
        for (const Story of Object.values(await storiesOf(file))) if (wanted.size > 0) await examine(Story, show)
}, 120_000)
afterAll(() => vi.restoreAllMocks())

/** The files of stories that stand where a wanted component does. */
function filesOf(place: (folder: string) => string | undefined): string[] {
  const places = [...wanted].map((type) => place(components.get(type)?.folder ?? ''))
  return storyFiles.filter((file) =>
    places.some((one) => file.startsWith(`/stories/${one}.`) || file.startsWith(`/stories/${one}/`)),
  )
}

type Show = (Story: ComposedStory, container: HTMLElement) => Promise<() => void>

const mount: Show = async (Story, container) => {
  const root = createRoot(container)
  root.render(<Story />)
  await frame()
  await frame()
  return () => root.unmount()
}

const play: Show = async (Story, container) => {
  // Whether it plays through is for the tests of the stories to say.
  await Story.run({ canvasElement: container }).catch(() => undefined)
  return () => undefined
}

/** Tries every wanted component that a story shows. */
async function examine(Story: ComposedStory, show: Show) {
  const container = document.createElement('div')
  document.body.append(container)
  const leave = await show(Story, container)
  for (const fiber of [...fibersIn(container)]) {
    const component = wanted.has(fiber.type) && components.get(fiber.type)
    if (component) await examineRoot(fiber, component.name)
  }
  leave()
  container.remove()
}

async function examineRoot(fiber: Fiber, name: string) {
  // What is built on a component may give it its own name.
  const component = String(fiber.memoizedProps['data-component'] ?? name)
  // Closed: another story may open it.
  if (!element(`[data-component="${component}"]`) && !exceptions[name]) return
  const ref = { current: null }
  overrideProps(fiber, { ref, className: 'own-class', 'data-own': name })
  await frame()
  faults.set(name, [...faultsOf(name, component, ref)])
  wanted.delete(fiber.type)
}

function* faultsOf(name: string, component: string, ref: { current: unknown }): Generator<string, void> {
  const target = element(`[data-own="${name}"]`)
  if (!target) return yield 'further props do not reach the root'
  if (ref.current !== target) yield 'ref does not lead to the element that has the further props'
  const root = framed.has(name) ? target.closest<HTMLElement>('[data-component]') : target
  if (root?.dataset.component !== component) yield `the root has no data-component="${component}"`
  if (root?.classList.item(root.classList.length - 1) !== 'own-class')
    yield 'className does not follow the own classes of the root'
}

test.each([...components.values()])('$name keeps the promise of its root', ({ name }) => {
  const found = faults.get(name) ?? ['no story shows it: write one']
  const exception = exceptions[name]
  if (exception)
    expect(found, `${name} ${exception}, and keeps the promise: take it off the exceptions`).not.toEqual([])
  else expect(found).toEqual([])
})
