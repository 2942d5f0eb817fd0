// @module-tag mariadb
import { afterEach, expect, test, vi } from 'vitest'
import { createLog } from '#server/platform/log.ts'
import { createManualClock } from '#server/platform/testing/clock-test-tools.ts'
import { openForTest, type TestDatabase, testTimers } from '#server/platform/testing/database-test-tools.ts'
import { createTestDatabase } from '#server/testing/database-test-tools.ts'
import { seededRecords } from './catalog-seed.ts'
import { createCatalogService, type OffersSource } from './catalog-service.ts'
import { createCatalogStore } from './catalog-store.ts'

// The tests below run two servers on one database.

const created: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of created.splice(0).reverse()) await close()
})

const newDatabase = async () => {
  const made = await createTestDatabase()
  created.push(made.remove)
  return made
}

/** A server's catalogue on a connection of its own. `watch` runs the watch once. */
function startServer({ url }: TestDatabase, clock = createManualClock(), offers?: OffersSource) {
  const database = openForTest(url)
  created.push(() => database.close())
  const store = createCatalogStore()
  let watch: () => Promise<void> = async () => {}
  const every = (_ms: number, task: () => Promise<void>) => {
    watch = task
    return async () => {}
  }
  const timers = { ...testTimers, every }
  const deps = { database, store, clock, timers, log: createLog('silent'), methods: ['momo'] as const }
  const catalog = createCatalogService(offers ? { ...deps, offers } : deps)
  catalog.start()
  return { catalog, store, database, clock, watch: () => watch() }
}

const price = (planId: number, amount: number, validFrom: number) => ({
  id: `01900000-0000-7000-8000-${String(amount).padStart(12, '0')}`,
  planId,
  amount,
  validFrom,
  billingPeriod: 'monthly' as const,
  listAmount: null,
  createdAt: 0,
  cancelledAt: null,
})

test('servers that start at the same time fill an empty catalogue once', async () => {
  const made = await newDatabase()
  const servers = [1, 2, 3].map(() => startServer(made))
  await Promise.all(servers.map(({ catalog }) => catalog.open()))
  for (const { catalog } of servers) expect(catalog.snapshot('vi')).toMatchObject({ revision: 1, language: 'vi' })
  expect(await createCatalogStore().readAll(made.database.queries)).toEqual({
    ...seededRecords,
    prices: [...seededRecords.prices].sort((a, b) => (a.id < b.id ? -1 : 1)),
  })
})

test('a catalogue that was changed is not filled again', async () => {
  const made = await newDatabase()
  await startServer(made).catalog.open()
  await made.database.queries('plans').where({ id: 1 }).update({ name: 'Starter', version: 2 })
  const { catalog } = startServer(made)
  await catalog.open()
  expect(catalog.snapshot('en').plans[0]?.name).toBe('Starter')
})

test("another server's change is shown by the next run of the watch, and its listeners hear of it once", async () => {
  const made = await newDatabase()
  const [one, two] = [startServer(made), startServer(made)]
  await one.catalog.open()
  await two.catalog.open()
  const listener = vi.fn()
  const stop = two.catalog.onChange(listener)
  await one.database.transaction(async (tx) => {
    await one.store.prices.insert(tx, price(1, 55_000, one.clock.now()))
    await one.store.raiseRevision(tx)
  })
  await one.catalog.refresh()
  expect([one, two].map(({ catalog }) => catalog.snapshot('zh').plans[0]?.priceMonthly)).toEqual([55_000, 49_000])
  await two.watch()
  await two.watch()
  expect(two.catalog.snapshot('zh').plans[0]?.priceMonthly).toBe(55_000)
  expect(two.catalog.snapshot('zh').revision).toBe(2)
  expect(listener).toHaveBeenCalledOnce()
  stop()
  await made.database.queries('catalog_revision').increment('revision')
  await two.watch()
  expect(listener).toHaveBeenCalledOnce()
})

test('when the time of a price comes, one server raises the revision, so that all pages are made again', async () => {
  const made = await newDatabase()
  const clock = createManualClock()
  const [one, two] = [startServer(made, clock), startServer(made, clock)]
  await one.catalog.open()
  await one.database.transaction(async (tx) => {
    await one.store.prices.insert(tx, price(1, 55_000, clock.now() + 1000))
    await one.store.raiseRevision(tx)
  })
  await one.catalog.refresh()
  await two.catalog.open()
  const listener = vi.fn()
  one.catalog.onChange(listener)
  clock.advance(999)
  await one.watch()
  expect(listener).not.toHaveBeenCalled()
  clock.advance(1)
  await Promise.all([one.watch(), two.watch()])
  await two.watch()
  for (const { catalog } of [one, two])
    expect([catalog.snapshot('vi').revision, catalog.snapshot('vi').plans[0]?.priceMonthly]).toEqual([3, 55_000])
  expect(listener).toHaveBeenCalled()
})

test('the offers of another feature are in the snapshot, and change at their time', async () => {
  const clock = createManualClock()
  const end = clock.now() + 1000
  const offer = {
    id: 'o',
    kind: 'trial' as const,
    code: null,
    title: 'T',
    description: 'D',
    days: 7,
    firstOrderOnly: true,
    billingPeriods: null,
    planIds: null,
    startsAt: null,
    endsAt: new Date(end).toISOString(),
  }
  const loaded = {
    at: (now: number) => (now < end ? [offer] : []),
    nextChange: (now: number) => (now < end ? end : null),
  }
  const { catalog } = startServer(await newDatabase(), clock, { read: async () => loaded })
  await catalog.open()
  expect(catalog.snapshot('en').offers).toEqual([offer])
  clock.advance(1000)
  expect(catalog.snapshot('en').offers).toEqual([])
})

test('a database that cannot be read leaves the catalogue as it was', async () => {
  const { catalog, database, watch } = startServer(await newDatabase())
  await catalog.open()
  const before = catalog.snapshot('vi')
  await database.close()
  await watch()
  expect(catalog.snapshot('vi')).toBe(before)
})
