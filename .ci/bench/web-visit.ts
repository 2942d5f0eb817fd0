import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright'

/** The kinds of resources, as named in the table. */
export const kindNames = ['HTML', 'CSS', 'script', 'fonts', 'images', 'data'] as const
type Kind = (typeof kindNames)[number]

/** One first visit to a page, on a slow phone. */
export interface Visit {
  /** Bytes over the wire by kind, including headers, and the number of responses. */
  bytes: Record<Kind, number>
  requests: number
  /** Largest Contentful Paint, in milliseconds. */
  lcp: number
  /** Total Blocking Time: the time of every task beyond 50 ms, from the first paint on, in milliseconds. */
  tbt: number
  cls: number
}

/** Lighthouse's phone: a quarter of this processor, and a slow 4G as its DevTools throttling has it. */
const PROCESSOR = 4
const SLOW_4G = { latency: 562.5, downloadThroughput: (1474.56 * 1024) / 8, uploadThroughput: (675 * 1024) / 8 }
const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'vi-VN',
}

/** The browser's names for these kinds. Anything else, such as the manifest, counts as data. */
const kinds: Record<string, Kind> = {
  Document: 'HTML',
  Stylesheet: 'CSS',
  Script: 'script',
  Font: 'fonts',
  Image: 'images',
}

interface Metrics {
  lcp: number
  firstPaint: number
  cls: number
  tasks: { start: number; duration: number }[]
}

/** Runs in the page before any other script. */
function recordMetrics() {
  const metrics: Metrics = { lcp: 0, firstPaint: 0, cls: 0, tasks: [] }
  Object.assign(window, { metrics })
  const on = (type: string, record: (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) record(entry as never)
    }).observe({ type, buffered: true })
  on('largest-contentful-paint', ({ startTime }) => {
    metrics.lcp = startTime
  })
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') metrics.firstPaint = startTime
  })
  on('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) metrics.cls += value
  })
  on('longtask', ({ startTime, duration }) => metrics.tasks.push({ start: startTime, duration }))
}

/** The cookies and local storage of a signed-in browser. */
export type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** Opens a page on the slow phone, in a new browser context. `storageState` signs it in. */
export async function openOnPhone(browser: Browser, storageState?: StorageState) {
  const context = await browser.newContext({ ...phone, ...(storageState && { storageState }) })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G })
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR })
  return { page, session, close: () => context.close() }
}

/** How long the network must be idle before a visit counts as finished, in milliseconds. */
const IDLE_MS = 1500

/** Opens the URL and waits until the network is idle. */
export async function visit(browser: Browser, address: string, storageState?: StorageState): Promise<Visit> {
  const { page, session, close } = await openOnPhone(browser, storageState)
  await page.addInitScript(recordMetrics)
  const bytes = Object.fromEntries(kindNames.map((kind) => [kind, 0])) as Visit['bytes']
  const requests = countBytes(session, bytes)
  await page.goto(address, { waitUntil: 'load' })
  await settle(page, session)
  const metrics = await page.evaluate(() => (window as unknown as { metrics: Metrics }).metrics)
  await close()
  const tasks = metrics.tasks.filter(({ start }) => start >= metrics.firstPaint)
  return {
    bytes,
    requests: requests.size,
    lcp: metrics.lcp,
    tbt: tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    cls: metrics.cls,
  }
}

function countBytes(session: CDPSession, bytes: Visit['bytes']) {
  const requests = new Map<string, Kind>()
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!response.url.startsWith('data:')) requests.set(requestId, kinds[type] ?? 'data')
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = requests.get(requestId)
    if (kind) bytes[kind] += encodedDataLength
  })
  return requests
}

/** Waits until the network has been idle for a while, so that the browser has processed what arrived. */
export async function settle(page: Page, session: CDPSession): Promise<void> {
  await page.waitForLoadState('networkidle')
  let lastActivity = performance.now()
  for (const event of ['Network.requestWillBeSent', 'Network.loadingFinished'] as const)
    session.on(event, () => {
      lastActivity = performance.now()
    })
  while (performance.now() - lastActivity < IDLE_MS) await page.waitForTimeout(100)
}
