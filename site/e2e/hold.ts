import type { Page } from 'playwright/test'

/** Holds back every request to these addresses until `release` is called. */
export async function hold(page: Page, addresses: string | RegExp) {
  const gate = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await gate.promise
    await route.continue()
  })
  return { release: gate.resolve }
}

/** Holds back the scripts of a page. */
export const holdScripts = (page: Page) => hold(page, '**/assets/*.js')
