import type { Page } from 'playwright/test'
import { newCustomer } from './people.ts'
import { expect, test } from './test.ts'

/**
 * The most that pages may move by themselves: CLS is given to three digits, and is 0 below this. What is left are single
 * words that end a little earlier or later when the faces arrive.
 */
const NOTHING = 0.0005

/** Writes down what moved by itself; what follows a press within half a second is an answer to it. */
const observe = (page: Page) =>
  page.addInitScript(() => {
    const moved: { value: number; what: string[] }[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node?: Node }[]
      })[]) {
        if (entry.hadRecentInput) continue
        const what = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : 'text'))
        moved.push({ value: entry.value, what })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** What moved too much, with all that moved. */
const moved = async (page: Page) => {
  const all = await page.evaluate(() => (window as unknown as { moved: { value: number }[] }).moved)
  return all.reduce((sum, { value }) => sum + value, 0) < NOTHING ? [] : all
}

for (const [name, viewport] of Object.entries({
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
})) {
  test(`on a ${name} nothing moves by itself as a page comes`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await observe(page)
    for (const path of ['/', '/login', '/products', '/products/vps', '/pricing', '/admin']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      expect.soft([path, await moved(page)]).toEqual([path, []])
    }
  })

  test(`on a ${name} nothing moves by itself as a customer comes back`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await newCustomer(page)
    await observe(page)
    for (const path of ['/', '/products', '/dashboard']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      expect.soft([path, await moved(page)]).toEqual([path, []])
    }
  })
}
