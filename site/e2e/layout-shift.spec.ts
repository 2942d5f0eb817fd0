import type { Page } from 'playwright/test'
import { newCustomer, notifications } from './people.ts'
import { inPieces } from './pieces.ts'
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
    const write = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node?: Node }[]
      })[]) {
        if (entry.hadRecentInput) continue
        const what = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : 'text'))
        moved.push({ value: entry.value, what })
      }
    }
    const observer = new PerformanceObserver((list) => write(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    const moves = () => {
      write(observer.takeRecords())
      return moved
    }
    Object.assign(window, { moves })
  })

/** The page with all that comes by itself: its script, its faces, what it asks for. Without a press, which would excuse a move. */
async function visit(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'networkidle' })
  await expect(notifications(page)).toBeAttached()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frames = 2; frames > 0; frames -= 1) await new Promise(requestAnimationFrame)
  })
}

/** What moved too much, with all that moved. */
const moved = async (page: Page) => {
  const all = await page.evaluate(() => (window as unknown as { moves: () => { value: number }[] }).moves())
  return all.reduce((sum, { value }) => sum + value, 0) < NOTHING ? [] : all
}

/** The built page is the first of them; what the others show, only the script knows. */
const loginPages = ['/login', '/login?mode=register', '/login?reason=sessionEnded', '/login?registered=']

for (const [name, viewport] of Object.entries({
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
})) {
  test(`on a ${name} nothing moves by itself as a page comes`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await observe(page)
    for (const path of ['/', ...loginPages, '/products', '/products/vps', '/pricing', '/admin']) {
      await visit(page, path)
      expect.soft([path, await moved(page)]).toEqual([path, []])
    }
  })

  test(`on a ${name} nothing moves by itself as a page comes in pieces`, async ({ page, baseURL }) => {
    const slow = await inPieces(baseURL ?? '')
    await page.setViewportSize(viewport)
    await observe(page)
    for (const path of ['/', ...loginPages, '/products', '/pricing', '/admin']) {
      await visit(page, `${slow.address}${path}`)
      expect.soft([path, await moved(page)]).toEqual([path, []])
    }
    slow.close()
  })

  test(`on a ${name} nothing moves by itself as a customer comes back`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await newCustomer(page)
    await observe(page)
    for (const path of ['/', '/products', '/dashboard']) {
      await visit(page, path)
      expect.soft([path, await moved(page)]).toEqual([path, []])
    }
  })
}
