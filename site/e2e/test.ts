import { type Browser, type BrowserContext, type BrowserContextOptions, test as base, expect } from 'playwright/test'

export { expect }

/** The browser's own line about an answer that is not 2xx, which the page itself handles. */
const isRefusedCall = (text: string) => text.startsWith('Failed to load resource')

/**
 * What a page does by itself after five seconds or more does not happen: a toast does not close, a press does not give up waiting
 * for the script, a list is not asked for again. Otherwise a test would have to be faster than that. One about such a time sets the
 * clock of its page, which replaces this.
 */
const takesItsTime = (context: BrowserContext) =>
  context.addInitScript(() => {
    const { setTimeout: start } = window
    const startSoon = (act: TimerHandler, ms = 0, ...rest: unknown[]) => (ms >= 5000 ? 0 : start(act, ms, ...rest))
    Object.assign(window, { setTimeout: startSoon })
  })

/** Another browser of somebody else, on a page like those of `test`. Its context is to be closed. */
export async function elsewhere(browser: Browser, options?: BrowserContextOptions) {
  const context = await browser.newContext(options)
  await takesItsTime(context)
  return await context.newPage()
}

/** Every end-to-end test also fails when a page throws, or says an error or a warning (a broken content policy is one). */
export const test = base.extend<{ quietPages: undefined; patientPages: undefined }>({
  patientPages: [
    async ({ context }, use) => {
      await takesItsTime(context)
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
