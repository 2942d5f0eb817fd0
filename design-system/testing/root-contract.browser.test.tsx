// This import must be first: React looks for its developer tools when it starts.
import { type Fiber, fibersIn, overrideProps } from './override-props.ts'
import '#ds/css/global.ts'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { testTimeouts } from '#ci/test-timeouts.ts'
import { preventNavigation } from './prevent-navigation.ts'
import { type ComposedStory, storiesOf, storyFiles } from './stories.ts'

/**
 * The contract of every public component: its root has its name in `data-component`, and receives `ref`, rest props and
 * `className`. The test finds each component in the stories and passes it all three, so new components are covered automatically.
 */

/** Components with a frame around a native control: ref and rest props go to the control, class and name to the frame. */
const framed = new Set(['Checkbox', 'Input', 'NumberInput', 'PasswordInput', 'RadioCard', 'Select', 'Textarea'])

/** Components that do not fulfil the contract, each with its reason. A component that does fulfil it must not be listed. */
const exceptions: Record<string, string> = {
  Tabs: 'renders no element itself',
  ToastProvider: 'renders no element itself',
  Tooltip: 'exists only while the element it describes is hovered or focused',
  FieldMessages: 'is a fixed part of Field and RadioCards',
  OptionalMark: 'is a fixed part of Field',
  CodeField: 'is a fixed part of OrderDialog and TrialDialog',
  OrderFooter: 'is a fixed part of OrderDialog and TrialDialog',
  OrderSummary: 'is a fixed part of OrderDialog and TrialDialog',
  ToastDialogLiveRegion: 'is a fixed part of Dialog, and invisible',
  ...Object.fromEntries(
    [
      'AdminScreen',
      'DashboardScreen',
      'LandingScreen',
      'LoadingScreen',
      'LoginScreen',
      'MachineScreen',
      'NotFoundScreen',
    ].map((screen) => [screen, 'is an entire page: nothing around it could position it']),
  ),
}

const folders = import.meta.glob<Record<string, unknown>>(
  '/design-system/{primitives,components/*,domain,storefront,account,admin,screens}/*/index.ts',
  { eager: true },
)

/** The public components, each with its name and the folder that exports it: `components/overlays/Menu`. */
const components = new Map(
  Object.entries(folders).flatMap(([path, exported]) =>
    Object.entries(exported)
      .filter(([name, value]) => typeof value === 'function' && /^[A-Z]/.test(name))
      .map(([name, value]) => [value, { name, folder: path.split('/').slice(2, -1).join('/') }] as const),
  ),
)
const unchecked = new Set<unknown>(components.keys())
const violations = new Map<string, string[]>()

const frame = () => new Promise(requestAnimationFrame)
const element = (selector: string) => document.querySelector<HTMLElement>(selector)

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  preventNavigation()
  await page.viewport(1200, 900)
  for (const file of storyFiles) {
    const [Story] = Object.values(await storiesOf(file))
    if (Story) await checkStory(Story, mount)
  }
  // The rest are in other stories. What opens after an interaction appears when a story is played, and may need a second time.
  for (const folder of new Set([...unchecked].map(folderOf)))
    for (const show of [mount, play, play])
      for (const file of filesOf(folder))
        for (const Story of Object.values(await storiesOf(file)))
          if ([...unchecked].some((type) => folderOf(type) === folder)) await checkStory(Story, show)
}, testTimeouts.test)
afterAll(() => vi.restoreAllMocks())

const folderOf = (type: unknown) => components.get(type)?.folder ?? ''

/** A folder's story files. */
function filesOf(folder: string): string[] {
  return storyFiles.filter((file) => file.startsWith(`/stories/${folder}.`) || file.startsWith(`/stories/${folder}/`))
}

type ShowStory = (Story: ComposedStory, container: HTMLElement) => Promise<() => void>

const mount: ShowStory = async (Story, container) => {
  const root = createRoot(container)
  root.render(<Story />)
  await frame()
  await frame()
  return () => root.unmount()
}

const play: ShowStory = async (Story, container) => {
  // Whether a story plays without errors is tested elsewhere.
  await Story.run({ canvasElement: container }).catch(() => undefined)
  return () => undefined
}

/** Checks every unchecked component that a story shows. */
async function checkStory(Story: ComposedStory, show: ShowStory) {
  const container = document.createElement('div')
  document.body.append(container)
  const unmount = await show(Story, container)
  for (const fiber of [...fibersIn(container)]) {
    const component = unchecked.has(fiber.type) && components.get(fiber.type)
    // Until it has rendered, it has no props.
    if (component && fiber.memoizedProps) await checkRoot(fiber, component.name)
  }
  unmount()
  container.remove()
}

async function checkRoot(fiber: Fiber, name: string) {
  // A component built on this one may override its name.
  const component = String(fiber.memoizedProps['data-component'] ?? name)
  // It is not rendered while closed: another story may open it.
  if (!element(`[data-component="${component}"]`) && !exceptions[name]) return
  const ref = { current: null }
  overrideProps(fiber, { ref, className: 'caller-class', 'data-checked': name })
  await frame()
  const found = [...violationsOf(name, component, ref)]
  violations.set(name, found)
  // A story may end while something opens, which then renders again and takes back the overridden props: another story decides.
  if (found.length === 0 || exceptions[name]) unchecked.delete(fiber.type)
}

function* violationsOf(name: string, component: string, ref: { current: unknown }): Generator<string, void> {
  const target = element(`[data-checked="${name}"]`)
  if (!target) return yield 'rest props do not reach the root'
  if (ref.current !== target) yield 'ref and rest props reach different elements'
  const root = framed.has(name) ? target.closest<HTMLElement>('[data-component]') : target
  if (root?.dataset.component !== component) yield `the root has no data-component="${component}"`
  if (root?.classList.item(root.classList.length - 1) !== 'caller-class')
    yield "className does not come after the root's own classes"
}

test.each([...components.values()])('$name fulfils the contract of its root', ({ name }) => {
  const found = violations.get(name) ?? ['no story shows it']
  const exception = exceptions[name]
  if (exception)
    expect(found, `${name} ${exception}, but fulfils the contract: remove it from the exceptions`).not.toEqual([])
  else expect(found).toEqual([])
})
