import type { Browser, Page } from 'playwright'
import { openOnPhone, type StorageState, settle } from './web-visit.ts'

/** A visitor's action. `isDone` runs in the page, and returns whether the page shows the result. */
export interface UserAction {
  name: string
  path: string
  press: (page: Page) => Promise<void>
  isDone: () => boolean
  /** Set if the action also works without script. */
  withoutScript?: true
}

/** The actions to measure, located by the roles and names that visitors see. */
export const actions: UserAction[] = [
  {
    name: 'a question opens',
    path: '/',
    press: (page) => page.getByRole('main').locator('summary').nth(3).click(),
    isDone: () => document.querySelectorAll('main details')[3]?.hasAttribute('open') ?? false,
    withoutScript: true,
  },
  {
    name: 'the register dialog opens',
    path: '/',
    press: (page) => page.getByRole('link', { name: 'Chọn Pro VPS' }).click(),
    isDone: () => document.querySelector('[role="dialog"] input') !== null,
  },
  {
    name: 'the products of a category show',
    path: '/products',
    press: (page) => page.getByRole('navigation').getByRole('link', { name: 'VPS Hosting' }).first().click(),
    isDone: () => document.querySelectorAll('article').length === 3,
  },
  {
    name: 'a tab shows',
    path: '/dashboard',
    press: (page) => page.getByRole('link', { name: 'Ví', exact: true }).click(),
    isDone: () => document.querySelector('[data-component="BottomBar"] [aria-current]')?.textContent === 'Ví',
  },
]

/** The response times of a page, in milliseconds. */
export interface ActionResponse {
  /** From the click to the next frame, whatever it shows (Interaction to Next Paint). */
  nextPaint: number
  /** From the click to the frame that shows the result. */
  shown: number
}

/** Runs in the page before any other script. */
function watchInteractions() {
  const interactions = { longest: 0 }
  Object.assign(window, { interactions })
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) interactions.longest = Math.max(interactions.longest, duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Runs in the page: the time from the next click to the first frame that shows the result, by the page's own clock. */
const responseTime = (isDone: () => boolean) =>
  new Promise<number>((done) => {
    const look = (since: number) => () =>
      isDone() ? requestAnimationFrame(() => done(performance.now() - since)) : requestAnimationFrame(look(since))
    addEventListener('click', ({ timeStamp }) => look(timeStamp)(), { capture: true, once: true })
  })

/** Performs an action on the slow phone after the page has loaded and become idle, like a visitor who reads first. */
export async function measureAction(
  browser: Browser,
  origin: string,
  action: UserAction,
  state?: StorageState,
): Promise<ActionResponse> {
  const { page, session, close } = await openOnPhone(browser, state)
  try {
    await page.addInitScript(watchInteractions)
    await page.goto(origin + action.path)
    await settle(page, session)
    const [shown] = await Promise.all([
      // The function is passed as text: the page's content security policy forbids creating functions in it.
      page.evaluate<number>(`(${responseTime})(${action.isDone})`),
      action.press(page),
    ])
    // The browser reports an event some time after its frame.
    await settle(page, session)
    const nextPaint = await page.evaluate(
      () => (window as never as { interactions: { longest: number } }).interactions.longest,
    )
    return { nextPaint, shown }
  } finally {
    await close()
  }
}
