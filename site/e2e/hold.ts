import type { Page } from 'playwright/test'

/** Delays all requests to these URLs until `release` is called. */
export async function hold(page: Page, urls: string | RegExp) {
  const released = Promise.withResolvers<void>()
  await page.route(urls, async (route) => {
    await released.promise
    await route.continue()
  })
  return { release: released.resolve }
}

/** Delays the scripts of a page until `release` is called. */
export const holdScripts = (page: Page) => hold(page, '**/assets/*.js')
