import type { Page } from 'playwright/test'
import { serveInChunks } from './serve-in-chunks.ts'
import { expect, test } from './test.ts'
import { notifications, openDashboard } from './users.ts'

/**
 * Maximum layout shift without an interaction: CLS is reported with three digits, and is 0 below this. The remaining shifts are
 * single words that get slightly narrower or wider when the fonts have loaded.
 */
const MAX_SHIFT = 0.0005

/** The same for a tab that is not prerendered: what it shows may be a line higher or lower than while it was loading. */
const MAX_SHIFT_OF_TAB = 0.002

/** Records layout shifts, except those within half a second after an interaction, which are expected. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: { value: number; sources: string[] }[] = []
    const record = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node?: Node }[]
      })[]) {
        if (entry.hadRecentInput) continue
        const sources = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : 'text',
        )
        shifts.push({ value: entry.value, sources })
      }
    }
    const observer = new PerformanceObserver((list) => record(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    const layoutShifts = () => {
      record(observer.takeRecords())
      return shifts
    }
    Object.assign(window, { layoutShifts })
  })

/** Opens a page and waits for its script, fonts and requests. Without an interaction, after which shifts would not be recorded. */
async function visit(page: Page, url: string) {
  await page.goto(url, { waitUntil: 'networkidle' })
  await expect(notifications(page)).toBeAttached()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frames = 2; frames > 0; frames -= 1) await new Promise(requestAnimationFrame)
  })
}

/** Returns all layout shifts if their sum is too large, otherwise none. */
const shiftsOf = async (page: Page, max = MAX_SHIFT) => {
  const all = await page.evaluate(() =>
    (window as unknown as { layoutShifts: () => { value: number }[] }).layoutShifts(),
  )
  return all.reduce((sum, { value }) => sum + value, 0) < max ? [] : all
}

/** One page of each kind. The content of the second is rendered by the script: it is not prerendered. */
const kinds = ['/', '/login?mode=register', '/products', '/admin']
/** Pages of the same kinds, or pages that consist of text. */
const contents = ['/pricing', '/vps-windows', '/no-such-page']
/** More pages of the same kinds. */
const others = ['/login', '/login?reason=sessionEnded', '/login?registered=', '/products/vps', '/cloud']

for (const [name, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  'small phone': { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
})) {
  const tag = name === 'phone' ? [] : '@long'

  test(`on a ${name} no page shifts while it loads`, { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize(viewport)
    await recordShifts(page)
    for (const path of [...kinds, ...contents, ...others]) {
      await visit(page, path)
      expect.soft([path, await shiftsOf(page)]).toEqual([path, []])
    }
  })

  for (const [what, paths, isLong] of [
    ['kind of page', kinds, name !== 'phone'],
    ['page of texts', contents, true],
  ] as const) {
    const title = `on a ${name} no ${what} shifts while its HTML arrives in chunks`
    test(title, { tag: isLong ? '@long' : [] }, async ({ page, baseURL }) => {
      const slowServer = await serveInChunks(baseURL ?? '')
      await page.setViewportSize(viewport)
      await recordShifts(page)
      for (const path of paths) {
        await visit(page, `${slowServer.url}${path}`)
        expect.soft([path, await shiftsOf(page)]).toEqual([path, []])
      }
      slowServer.close()
    })
  }

  test(`on a ${name} no page shifts while it loads for a signed-in customer`, { tag }, async ({ page }) => {
    await page.setViewportSize(viewport)
    await openDashboard(page)
    await recordShifts(page)
    for (const path of ['/', '/dashboard']) {
      await visit(page, path)
      expect.soft([path, await shiftsOf(page)]).toEqual([path, []])
    }
    // The page that was sent shows the first tab; the others replace it when the script has loaded.
    for (const tab of ['overview', 'offers', 'wallet', 'support']) {
      const path = `/dashboard?tab=${tab}`
      await visit(page, path)
      expect.soft([path, await shiftsOf(page, MAX_SHIFT_OF_TAB)]).toEqual([path, []])
    }
  })
}
