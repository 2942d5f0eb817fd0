import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { type Catalogs, pageFile, siteFolders } from '#contracts/built-site.ts'
import { editions } from '#contracts/languages.ts'
import { createLog } from '#server/platform/log.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import { createManualClock } from '#server/platform/testing/clock-test-tools.ts'
import { testTimers } from '#server/platform/testing/database-test-tools.ts'
import type { Timers } from '#server/platform/timers.ts'
import { eventually } from '#server/testing/eventually-test-tools.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'
import { createPageRefresh } from './page-refresh.ts'
import { type RenderPages, renderInProcess } from './render-in-process.ts'

/** A site whose pages show a price twice, of a catalogue that also decides which pages exist. */
const dir = mkdtempSync(join(tmpdir(), 'sen-cloud-refresh-'))
afterAll(() => rmSync(dir, { recursive: true }))
const write = (path: string, text: string) => {
  mkdirSync(join(dir, path, '..'), { recursive: true })
  writeFileSync(join(dir, path), text)
}
write(
  siteFolders.renderer,
  `export const pagePaths = ({ vi }) => ['/', '/about', '/404', ...vi.categories.map((name) => '/products/' + name), '/products/[name]']
  const partsOf = (path) => path === '/404' ? [] : path === '/' ? ['price', 'offers'] : ['price']
  export const renderPage = async ({ path, edition, catalogs: { vi, en } }) => {
    const { price } = edition === 'en' ? en : vi
    if (price === 'broken') throw new Error('no price of ' + path + ' in ' + process.env.SECRET)
    if (path === '/about') throw new Error('rendered, although it shows nothing of the catalogue')
    const html = '<p>' + path + ' ' + edition + '</p>' + price + '<p>' + price + '</p>' + '<b></b>'.repeat(300)
    return { path, edition, html, catalogParts: partsOf(path), isIndexed: path !== '/404' }
  }`,
)
const catalogsAt = (price: string, categories = ['vps'], revision = 1) => {
  const catalog = { price, categories, revision }
  return { vi: catalog, en: { ...catalog, price: `${price} VND` } } as unknown as Catalogs
}
const built = catalogsAt('99000')
const partsOf: Record<string, string[]> = { '/': ['price', 'offers'], '/about': [], '/404': [] }
for (const edition of editions) {
  for (const path of ['/', '/about', '/404', '/products/vps', '/products/[name]'])
    write(join(siteFolders.pages, pageFile(edition, path)), `built ${path} ${edition} 99000`)
}
const facts = (path: string) => ({ path, catalogParts: partsOf[path] ?? ['price'], isIndexed: path !== '/404' })
write(
  siteFolders.list,
  JSON.stringify({
    pages: ['/', '/about', '/404', '/products/vps', '/products/[name]'].map(facts),
    catalogs: built,
  }),
)

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

interface Options {
  render?: RenderPages
  timers?: Timers
  first?: Catalogs
}

/** A server whose catalogue a test changes. */
async function serve({
  render = renderInProcess(join(dir, siteFolders.renderer)),
  timers = testTimers,
  first = built,
}: Options = {}) {
  const { origin, site } = await startTestServer({ siteDir: dir })
  if (!site) throw new Error('The site is not served.')
  let catalogs = first
  const listeners = new Set<() => void>()
  const lines: string[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(line) })
  const metrics = createMetrics()
  const refresh = createPageRefresh({
    pages: site.pages,
    catalog: {
      read: () => catalogs,
      onChange(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    render,
    metrics,
    clock: createManualClock(),
    timers,
    log,
  })
  stops.push(refresh.stop)
  await refresh.start()
  return {
    pages: site.pages,
    lines,
    get: async (path: string, cookie = '') => {
      const response = await fetch(origin + path, { headers: { cookie } })
      return { status: response.status, etag: response.headers.get('etag'), text: await response.text() }
    },
    metric: async (name: string) => {
      const found = (await metrics.read()).split('\n').find((line) => line.startsWith(`${name} `))
      return Number(found?.split(' ').at(-1) ?? 0)
    },
    change(next: Catalogs) {
      catalogs = next
      for (const listener of listeners) listener()
    },
  }
}

const completed = 'sen_page_renders_total{result="completed"}'
const failed = 'sen_page_renders_total{result="failed"}'

test('pages that were built with the current catalogue are served as they were built', async () => {
  const { get, metric } = await serve()
  expect((await get('/')).text).toBe('built / mixed 99000')
  expect(await metric(completed)).toBe(0)
})

test('a start with another catalogue serves no page of the build that shows it', async () => {
  const { get, metric } = await serve({ first: catalogsAt('120000') })
  expect((await get('/')).text).toContain('<p>120000</p>')
  expect((await get('/about')).text).toBe('built /about mixed 99000')
  expect(await metric(completed)).toBe(1)
})

test('a changed catalogue is shown by every page and edition that uses it, and only by those', async () => {
  const { get, change, metric } = await serve()
  const before = await get('/products/vps', 'language=en')
  change(catalogsAt('159000'))
  await eventually(async () => expect((await get('/')).text).toContain('<p>159000</p>'))
  for (const [path, cookie, price] of [
    ['/products/vps', '', '159000'],
    ['/products/vps', 'language=en', '159000 VND'],
    ['/products/vps', 'language=zh', '159000'],
    ['/products/unknown', 'language=vi', '159000'],
  ] as const)
    expect((await get(path, cookie)).text).toContain(`<p>${price}</p>`)
  expect((await get('/products/vps', 'language=en')).etag).not.toBe(before.etag)
  expect((await get('/about')).text).toBe('built /about mixed 99000')
  expect(await metric('sen_pages_outdated')).toBe(0)
})

test('a change is rendered only by the pages that show the changed part', async () => {
  const { get, change, metric } = await serve()
  change({ ...built, vi: { ...built.vi, offers: ['trial'] } } as unknown as Catalogs)
  await eventually(async () => expect((await get('/')).text).toContain('<p>99000</p>'))
  expect((await get('/products/vps')).text).toBe('built /products/vps mixed 99000')
  expect(await metric(completed)).toBe(1)
})

test('a page that exists only with the new catalogue is served and listed, one that has gone is not', async () => {
  const { get, change } = await serve()
  expect((await get('/products/gpu')).text).toContain('[name]')
  change(catalogsAt('99000', ['gpu']))
  await eventually(async () => expect((await get('/products/gpu')).text).toContain('<p>/products/gpu mixed</p>'))
  expect((await get('/products/vps')).text).toContain('[name]')
  const { text } = await get('/sitemap.xml')
  expect(text).toContain('/products/gpu?lang=zh</loc>')
  expect(text).not.toContain('/products/vps')
})

test('a new revision that looks the same renders nothing', async () => {
  const { get, change, metric } = await serve()
  change(catalogsAt('99000', ['vps'], 2))
  change(catalogsAt('99000', ['vps'], 3))
  await eventually(async () => expect(await metric('sen_pages_outdated')).toBe(0))
  expect((await get('/')).text).toBe('built / mixed 99000')
  expect(await metric(completed)).toBe(0)
})

test('a failure is logged and counted, the old pages stay, and rendering is repeated', async () => {
  const waits: number[] = []
  const timers: Timers = {
    ...testTimers,
    async sleep(ms) {
      waits.push(ms)
      // The retries wait until the test has looked.
      if (ms >= 1000 && waits.length > 3) await held.promise
    },
  }
  const held = Promise.withResolvers<void>()
  const { get, change, metric, lines } = await serve({ timers })
  change(catalogsAt('broken'))
  await eventually(async () => expect(await metric(failed)).toBeGreaterThan(1))
  expect((await get('/')).text).toBe('built / mixed 99000')
  expect(await metric('sen_pages_outdated')).toBe(1)
  const line = JSON.parse(lines.find((text) => text.includes('could not be rendered')) ?? '{}')
  expect(line).toMatchObject({ level: 50, retryAfter: 1000 })
  // The child process knows none of the server's settings.
  expect(line.err.message).toContain('no price of / in undefined')

  change(catalogsAt('159000'))
  held.resolve()
  await eventually(async () => expect((await get('/')).text).toContain('<p>159000</p>'))
  expect(waits).toEqual(expect.arrayContaining([1000, 2000]))
  expect(await metric('sen_pages_outdated')).toBe(0)
})

test('a failure at the start does not keep the site from being served', async () => {
  const render: RenderPages = () => Promise.reject(new Error('no memory'))
  const timers: Timers = { ...testTimers, sleep: () => new Promise(() => {}) }
  const { get, metric } = await serve({ render, timers, first: catalogsAt('120000') })
  expect((await get('/')).text).toBe('built / mixed 99000')
  expect(await metric('sen_pages_outdated')).toBe(1)
})

test('a renderer that never ends is stopped, and tried again', async () => {
  let runs = 0
  const stopped: boolean[] = []
  const real = renderInProcess(join(dir, siteFolders.renderer))
  const render: RenderPages = (request, signal) => {
    runs += 1
    if (runs > 1) return real(request, signal)
    signal.addEventListener('abort', () => stopped.push(true))
    return new Promise(() => {})
  }
  const timers: Timers = {
    ...testTimers,
    within: (ms, timeout, work) => (ms === 60_000 && runs === 1 ? Promise.reject(new Error(timeout)) : work),
  }
  const { get, change, metric } = await serve({ render, timers })
  change(catalogsAt('159000'))
  await eventually(async () => expect((await get('/')).text).toContain('<p>159000</p>'))
  expect([stopped, await metric(failed)]).toEqual([[true], 1])
})

test('changes while pages are rendered are shown, too, with no more than one rendering at a time', async () => {
  let concurrent = 0
  let maxConcurrent = 0
  const real = renderInProcess(join(dir, siteFolders.renderer))
  const render: RenderPages = async (request, signal) => {
    concurrent += 1
    maxConcurrent = Math.max(maxConcurrent, concurrent)
    return real(request, signal).finally(() => {
      concurrent -= 1
    })
  }
  const { get, change, metric } = await serve({ render })
  for (let price = 1; price <= 30; price += 1) {
    change(catalogsAt(`${price}`))
    await get('/about')
  }
  await eventually(async () => expect((await get('/')).text).toContain('<p>30</p>'))
  expect(maxConcurrent).toBe(1)
  expect(await metric(completed)).toBeLessThan(30)
})

test('under load every response is complete, and shows the old price or the new one', async () => {
  const { get, change } = await serve()
  let isRunning = true
  const seen = new Set<string>()
  const visitor = async () => {
    while (isRunning) {
      const { status, text } = await get('/products/vps')
      expect(status).toBe(200)
      const price = /^built.* 99000$/.test(text) ? '99000' : (/<\/p>(\d+)<p>\1<\/p>/.exec(text)?.[1] ?? text)
      seen.add(price)
    }
  }
  const visitors = Array.from({ length: 10 }, visitor)
  for (const price of ['1', '2', '3']) {
    change(catalogsAt(price))
    await eventually(() => expect([...seen]).toContain(price))
  }
  isRunning = false
  await Promise.all(visitors)
  expect([...seen]).toEqual(['99000', '1', '2', '3'])
})

test('the memory for pages does not grow with the number of changes', async () => {
  const { get, change, pages } = await serve()
  const memory: number[] = []
  for (let price = 10_001; price <= 10_005; price += 1) {
    change(catalogsAt(String(price)))
    await eventually(async () => expect((await get('/')).text).toContain(`<p>${price}</p>`))
    for (const path of ['/products/vps', '/products/x', '/404']) await get(path)
    memory.push(pages.memory())
  }
  // The compressed sizes of the prices differ by some bytes; a page that was kept would take two kilobytes.
  expect(Math.max(...memory) - Math.min(...memory)).toBeLessThan(1000)
})
