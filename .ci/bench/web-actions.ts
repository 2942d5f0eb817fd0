import type { Browser, Page } from 'playwright'
import { openOnPhone, type StorageState, settle } from './web-visit.ts'

/** Something that a visitor does, and by what the page shows that it has answered. `isAnswered` runs in the page. */
export interface UserAction {
  name: string
  path: string
  press: (page: Page) => Promise<void>
  isAnswered: () => boolean
  /** The page answers without script, too. */
  withoutScript?: true
}

/** What is measured, by roles and names as visitors find them. */
export const actions: UserAction[] = [
  {
    name: 'a question opens',
    path: '/',
    press: (page) => page.getByRole('main').locator('summary').nth(3).click(),
    isAnswered: () => document.querySelectorAll('main details')[3]?.hasAttribute('open') ?? false,
    withoutScript: true,
  },
  {
    name: 'the register dialog opens',
    path: '/',
    press: (page) => page.getByRole('link', { name: 'Chọn Pro VPS' }).click(),
    isAnswered: () => document.querySelector('[role="dialog"] input') !== null,
  },
  {
    name: 'the products of a category show',
    path: '/products',
    press: (page) => page.getByRole('navigation').getByRole('link', { name: 'VPS Hosting' }).first().click(),
    isAnswered: () => document.querySelectorAll('article').length === 3,
  },
  {
    name: 'a tab shows',
    path: '/dashboard',
    press: (page) => page.getByRole('tab', { name: 'Ví' }).click(),
    isAnswered: () => document.querySelector('[role="tab"][aria-selected="true"]')?.textContent === 'Ví',
  },
]

/** How a page answered, in milliseconds. */
export interface ActionResponse {
  /** From the press to the next picture, whatever it shows: what is called Interaction to Next Paint. */
  nextPaint: number
  /** From the press to the picture that shows what was asked for. */
  shown: number
}

/** Runs in the page before anything else does. */
function watchPresses() {
  const presses = { longest: 0 }
  Object.assign(window, { presses })
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) presses.longest = Math.max(presses.longest, duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Runs in the page: from the next click to the first picture in which the page answers it, by the page's own clock. */
const responseTime = (isAnswered: () => boolean) =>
  new Promise<number>((done) => {
    const look = (since: number) => () =>
      isAnswered() ? requestAnimationFrame(() => done(performance.now() - since)) : requestAnimationFrame(look(since))
    addEventListener('click', ({ timeStamp }) => look(timeStamp)(), { capture: true, once: true })
  })

/** Does it on a phone that has opened the page and rests, as somebody who reads before they press. */
export async function answer(
  browser: Browser,
  origin: string,
  act: UserAction,
  state?: StorageState,
): Promise<ActionResponse> {
  const { page, session, close } = await openOnPhone(browser, state)
  try {
    await page.addInitScript(watchPresses)
    await page.goto(origin + act.path)
    await settle(page, session)
    // As text: the page's content policy lets nobody make functions in it.
    const time = page.evaluate<number>(`(${responseTime})(${act.isAnswered})`)
    await act.press(page)
    const shown = await time
    // The browser tells of an event some time after its picture.
    await settle(page, session)
    const nextPaint = await page.evaluate(() => (window as never as { presses: { longest: number } }).presses.longest)
    return { nextPaint, shown }
  } finally {
    await close()
  }
}
