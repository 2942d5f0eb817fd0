import type { Page } from 'playwright/test'

/** What is asked for at these addresses waits until `arrive` is called. */
export async function hold(page: Page, addresses: string | RegExp) {
  const gate = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await gate.promise
    await route.continue()
  })
  return { arrive: gate.resolve }
}

/** The scripts of a page wait. */
export const holdScripts = (page: Page) => hold(page, '**/assets/*.js')
