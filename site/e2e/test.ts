import { type Browser, type BrowserContext, type BrowserContextOptions, test as base, expect } from 'playwright/test'

export { expect }

/** The browser's own line about an answer that is not 2xx, which the page itself handles. */
const isRefusedCall = (text: string) => text.startsWith('Failed to load resource')

/**
 * Timers of five seconds or more never fire: a toast does not close, a click does not give up waiting for the script, a list is not
 * loaded again. Otherwise a test would have to be faster than that. A test of such a timer installs the page's clock, which
 * replaces this.
 */
const disableLongTimers = (context: BrowserContext) =>
  context.addInitScript(() => {
    const { setTimeout: start } = window
    const startShort = (handler: TimerHandler, ms = 0, ...args: unknown[]) =>
      ms >= 5000 ? 0 : start(handler, ms, ...args)
    Object.assign(window, { setTimeout: startShort })
  })

/** A page of another user in a browser context of its own, set up like those of `test`. The caller closes the context. */
export async function elsewhere(browser: Browser, options?: BrowserContextOptions) {
  const context = await browser.newContext(options)
  await disableLongTimers(context)
  return await context.newPage()
}

/** Every end-to-end test also fails when a page throws, or says an error or a warning (a broken content policy is one). */
export const test = base.extend<{ quietPages: undefined; patientPages: undefined }>({
  patientPages: [
    async ({ context }, use) => {
      await disableLongTimers(context)
      await use(undefined)
    },
    { auto: true },
  ],
  quietPages: [
    async ({ context }, use) => {
      const said: string[] = []
      context.on('console', (message) => {
        const isFault = message.type() === 'error' || message.type() === 'warning'
        if (isFault && !isRefusedCall(message.text())) said.push(message.text())
      })
      context.on('weberror', (error) => said.push(error.error().message))
      await use(undefined)
      expect(said).toEqual([])
    },
    { auto: true },
  ],
})
