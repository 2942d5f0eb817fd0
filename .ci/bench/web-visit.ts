import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright'

/** What a page is made of, as a table names it. */
export const kindNames = ['HTML', 'CSS', 'script', 'faces', 'images', 'data'] as const
type Kind = (typeof kindNames)[number]

/** One visit of a page by somebody who was never there, on a slow phone. */
export interface Visit {
  /** Bytes over the wire by kind, with their headers, and how many answers there were. */
  bytes: Record<Kind, number>
  requests: number
  /** When the largest text or picture stood, in milliseconds. */
  lcp: number
  /** What every task took beyond 50 ms, from the first paint on, in milliseconds. */
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

/** The browser's names for them; what it asks for besides, such as the manifest, counts as data. */
const kinds: Record<string, Kind> = {
  Document: 'HTML',
  Stylesheet: 'CSS',
  Script: 'script',
  Font: 'faces',
  Image: 'images',
}

interface Seen {
  lcp: number
  firstPaint: number
  cls: number
  tasks: { start: number; took: number }[]
}

/** Runs in the page before anything else does. */
function watch() {
  const seen: Seen = { lcp: 0, firstPaint: 0, cls: 0, tasks: [] }
  Object.assign(window, { seen })
  const on = (type: string, note: (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as never)
    }).observe({ type, buffered: true })
  on('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime
  })
  on('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value
  })
  on('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, took: duration }))
}

/** What signs a page in. */
export type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** A page of its own on the slow phone. `storageState` signs it in. */
export async function openOnPhone(browser: Browser, storageState?: StorageState) {
  const context = await browser.newContext({ ...phone, ...(storageState && { storageState }) })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G })
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR })
  return { page, session, close: () => context.close() }
}

/** How long nothing may be under way before a visit counts as over, in milliseconds. */
const QUIET = 1500

/** Opens the address and waits until nothing is under way any more. */
export async function visit(browser: Browser, address: string, storageState?: StorageState): Promise<Visit> {
  const { page, session, close } = await openOnPhone(browser, storageState)
  await page.addInitScript(watch)
  const bytes = Object.fromEntries(kindNames.map((kind) => [kind, 0])) as Visit['bytes']
  const requests = countBytes(session, bytes)
  await page.goto(address, { waitUntil: 'load' })
  await settle(page, session)
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  await close()
  const late = seen.tasks.filter(({ start }) => start >= seen.firstPaint)
  return {
    bytes,
    requests: requests.size,
    lcp: seen.lcp,
    tbt: late.reduce((sum, { took }) => sum + Math.max(0, took - 50), 0),
    cls: seen.cls,
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

/** Waits until the network has been quiet, and the browser has had time for what came of it. */
export async function settle(page: Page, session: CDPSession): Promise<void> {
  await page.waitForLoadState('networkidle')
  let last = performance.now()
  for (const event of ['Network.requestWillBeSent', 'Network.loadingFinished'] as const)
    session.on(event, () => {
      last = performance.now()
    })
  while (performance.now() - last < QUIET) await page.waitForTimeout(100)
}
