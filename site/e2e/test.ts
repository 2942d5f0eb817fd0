import { type Browser, type BrowserContext, type BrowserContextOptions, test as base, expect } from 'playwright/test'

import { HYDRATED, translate } from './translator.ts'

export { expect }

/** The browser's message about a response that is not 2xx, which the page itself handles. */
const isFailedRequest = (text: string) => text.startsWith('Failed to load resource')

/**
 * Timers of five seconds or more never fire: a toast does not close, a click does not stop waiting for the script, a list is not
 * polled. Otherwise the result of a test would depend on its speed. A test of such a timer installs the page's fake clock, which
 * replaces this.
 */
const disableLongTimers = (context: BrowserContext) =>
  context.addInitScript(() => {
    const { setTimeout: start } = window
    const startShort = (handler: TimerHandler, ms = 0, ...args: unknown[]) =>
      ms >= 5000 ? 0 : start(handler, ms, ...args)
    Object.assign(window, { setTimeout: startShort })
  })

/** With TRANSLATED=1, every test has its pages translated by a stand-in of Google Translate. */
async function setUp(context: BrowserContext) {
  await disableLongTimers(context)
  if (process.env.TRANSLATED) await context.addInitScript(translate, HYDRATED)
}

/** Opens a page for another user in a new browser context, set up like those of `test`. The caller closes the context. */
export async function newIsolatedPage(browser: Browser, options?: BrowserContextOptions) {
  const context = await browser.newContext(options)
  await setUp(context)
  return await context.newPage()
}

/** Every end-to-end test also fails when a page throws, or logs an error or a warning, such as a CSP violation. */
export const test = base.extend<{ failOnConsoleErrors: undefined; withoutLongTimers: undefined }>({
  withoutLongTimers: [
    async ({ context }, use) => {
      await setUp(context)
      await use(undefined)
    },
    { auto: true },
  ],
  failOnConsoleErrors: [
    async ({ context }, use) => {
      const messages: string[] = []
      context.on('console', (message) => {
        const isProblem = message.type() === 'error' || message.type() === 'warning'
        if (isProblem && !isFailedRequest(message.text())) messages.push(message.text())
      })
      context.on('weberror', (error) => messages.push(error.error().message))
      await use(undefined)
      expect(messages).toEqual([])
    },
    { auto: true },
  ],
})
