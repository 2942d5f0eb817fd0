/**
 * `npm run bench:list`: measures the dashboard's list with 1,000 machines (`--machines`): how long its first row and all of it take to appear, the first one beside that of the ten machines of the demo; how long each frame takes while it
 * is scrolled, how much of it the page's main thread works, and how long typing in its filter blocks the page. The limit is an empty page of the same height. Needs a built site. Prints a table, and saves
 * all figures in .cache/bench/list.json.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type CDPSession, chromium, type Page } from 'playwright'
import { pinnedBrowser } from '#ci/browser.ts'
import { createCounters } from '#server/features/stats/counters-store.ts'
import { createInstancesStore, instanceDefaults } from '#server/features/vps/instances-store.ts'
import { systemClock as clock } from '#server/platform/clock.ts'
import { createIds } from '#server/platform/ids.ts'
import { type Figure, median, percentile } from './figures.ts'
import { sampleMachineLoad } from './machine.ts'
import { startProgram, stopPrograms } from './processes.ts'
import { report } from './report.ts'
import { openExisting } from './wallets.ts'
import { signIn } from './web-sites.ts'

const { values: flags } = parseArgs({
  options: { machines: { type: 'string', default: '1000' }, rounds: { type: 'string', default: '3' } },
})
const machines = Number(flags.machines)
const rounds = Number(flags.rounds)
const DAY = 24 * 3_600_000

async function addMachines(url: string, userId: string): Promise<void> {
  const database = openExisting(url)
  const store = createInstancesStore({ counters: createCounters({ random: Math.random }) })
  const ids = createIds(clock)
  const now = clock.now()
  await database.transaction(async (tx) => {
    for (let index = 0; index < machines; index += 1)
      await store.insert(tx, {
        ...instanceDefaults,
        id: ids.next(),
        userId,
        name: `may-chu-${index}`,
        status: 'active',
        ipAddress: `198.18.${index >> 8}.${index & 255}`,
        planId: 1,
        planName: 'Basic',
        locationId: (index % 3) + 1,
        cpu: 1,
        ram: 1,
        storage: 20,
        operatingSystem: 'debian-12',
        billingPeriod: 'monthly',
        paidPrice: 49_000,
        listPrice: 49_000,
        anchorDay: 1,
        nextBillingAt: now + (index % 30) * DAY,
        createdAt: now,
      })
  })
  await database.close()
}

/** Scrolls the page from its beginning to its end, and returns how long each frame took, in milliseconds. */
const framesOfScrolling = (page: Page): Promise<number[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const frames: number[] = []
        let last = 0
        const step = (at: number) => {
          if (last > 0) frames.push(at - last)
          last = at
          window.scrollBy(0, 60)
          const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 1
          if (atEnd) resolve(frames)
          else requestAnimationFrame(step)
        }
        window.scrollTo(0, 0)
        requestAnimationFrame(step)
      }),
  )

/** Lets a page count the time for which its main thread has a processor: unlike elapsed time, it is not longer on a busy machine. */
async function countWork(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return session
}

/** For how long the main thread has worked so far, in milliseconds. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
}

/** The longest time for which the page was blocked while `work` ran, in milliseconds. */
async function longestTask(page: Page, work: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const tasks = { longest: 0 }
    Object.assign(window, { tasks })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.longest = Math.max(tasks.longest, duration)
    }).observe({ type: 'longtask' })
  })
  await work()
  return page.evaluate(() => (window as unknown as { tasks: { longest: number } }).tasks.longest)
}

const share = (frames: number[], atMost: number) => (100 * frames.filter((ms) => ms <= atMost).length) / frames.length

const before = await sampleMachineLoad()
const folder = mkdtempSync(join(tmpdir(), 'sen-cloud-list-'))
const browser = await chromium.launch(await pinnedBrowser())
const first: number[] = []
const firstOfFew: number[] = []
const shown: number[] = []
const medians: number[] = []
const slow: number[] = []
const smooth: number[] = []
const typing: number[] = []
const limit: number[] = []
const work = {
  ofAppearing: [] as number[],
  ofTyping: [] as number[],
  ofFrame: [] as number[],
  ofEmptyFrame: [] as number[],
}

/** Opens the dashboard, and waits for so many rows. Returns how long that took, in milliseconds. */
async function open(page: Page, origin: string, rows: number): Promise<number> {
  const begin = performance.now()
  await page.goto(`${origin}/dashboard?tab=vps`)
  await waitForRow(page, rows)
  return performance.now() - begin
}

const waitForRow = (page: Page, number: number) =>
  page
    .locator('[data-row]')
    .nth(number - 1)
    .waitFor({ state: 'attached' })

async function measure(): Promise<void> {
  const url = `sqlite:${join(folder, 'list.db')}`
  const server = await startProgram('server/main.ts', {
    PORT: '0',
    LIMITS: 'off',
    LOG_LEVEL: 'error',
    DATABASE_URL: url,
  })
  const customer = await signIn(browser, server.origin)
  const cookie = customer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const { user } = await (await fetch(`${server.origin}/api/auth/me`, { headers: { cookie } })).json()
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState: customer })
    firstOfFew.push(await open(await context.newPage(), server.origin, 1))
    await context.close()
  }
  await addMachines(url, user.id)
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState: customer })
    const page = await context.newPage()
    const counted = await countWork(page)
    const begin = performance.now()
    first.push(await open(page, server.origin, 1))
    await waitForRow(page, machines)
    shown.push(performance.now() - begin)
    const appeared = await workOf(counted)
    work.ofAppearing.push(appeared)
    const frames = await framesOfScrolling(page)
    work.ofFrame.push(((await workOf(counted)) - appeared) / frames.length)
    medians.push(median(frames))
    slow.push(percentile(frames, 95))
    smooth.push(share(frames, 20))
    await page.evaluate(() => window.scrollTo(0, 0))
    const filter = page.getByRole('searchbox').first()
    const untyped = await workOf(counted)
    typing.push(await longestTask(page, () => filter.pressSequentially('may-chu-99', { delay: 60 })))
    work.ofTyping.push((await workOf(counted)) - untyped)
    const empty = await context.newPage()
    await empty.setContent(`<div style="height: ${56 * machines}px"></div>`)
    const countedEmpty = await countWork(empty)
    const beforeEmpty = await workOf(countedEmpty)
    const emptyFrames = await framesOfScrolling(empty)
    limit.push(percentile(emptyFrames, 95))
    work.ofEmptyFrame.push(((await workOf(countedEmpty)) - beforeEmpty) / emptyFrames.length)
    await context.close()
  }
}

try {
  await measure()
} finally {
  await browser.close()
  await stopPrograms()
  rmSync(folder, { recursive: true })
}

const name = (text: string) => `${machines.toLocaleString('en')} machines: ${text}`
const figures: Figure[] = [
  {
    name: name('until the first row is there'),
    unit: 'ms',
    ours: first,
    reference: firstOfFew,
    goal: { atMost: 1.1, times: 'reference' },
  },
  { name: name('until all rows are there'), unit: 'ms', ours: shown },
  { name: name('work until then'), unit: 'ms', ours: work.ofAppearing },
  {
    name: name('work for a frame of scrolling'),
    unit: 'ms',
    ours: work.ofFrame,
    limit: work.ofEmptyFrame,
    // A frame lasts 16.7 ms.
    goal: { atMost: 12 },
  },
  { name: name('a frame of scrolling, median'), unit: 'ms', ours: medians, goal: { atMost: 17 } },
  {
    name: name('a frame of scrolling, 95th percentile'),
    unit: 'ms',
    ours: slow,
    limit,
    goal: { atMost: 1.25, times: 'limit' },
  },
  { name: name('frames within 20 ms'), unit: '%', ours: smooth, goal: { atLeast: 95 } },
  { name: name('work for ten letters in the filter'), unit: 'ms', ours: work.ofTyping },
  { name: name('the longest task while typing in the filter'), unit: 'ms', ours: typing, goal: { atMost: 100 } },
]
await report('list', figures, before, { machines, rounds })
