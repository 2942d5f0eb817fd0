import { test as base, expect } from 'playwright/test'

export { expect }

/** The browser's own line about an answer that is not 2xx, which the page itself handles. */
const isRefusedCall = (text: string) => text.startsWith('Failed to load resource')

/** Every end-to-end test also fails when a page throws, or says an error or a warning (a broken content policy is one). */
export const test = base.extend<{ quietPages: undefined }>({
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
