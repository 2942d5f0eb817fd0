// @module-tag mariadb
import { afterAll, expect, test } from 'vitest'
import { createCounters } from '#server/features/stats/counters-store.ts'
import { createUsersStore } from '#server/features/users/users-store.ts'
import { createIds } from '#server/platform/ids.ts'
import { createManualClock } from '#server/platform/testing/clock-test-tools.ts'
import { createTestDatabase } from '#server/testing/database-test-tools.ts'
import { createTransactionsStore, type NewTransaction } from './transactions-store.ts'

const clock = createManualClock()
const ids = createIds(clock)
const store = createTransactionsStore()
const { database, remove } = await createTestDatabase()
afterAll(remove)
const { queries } = database

const userId = ids.next()
await database.transaction((tx) =>
  createUsersStore({ counters: createCounters({ random: Math.random }) }).insert(tx, {
    id: userId,
    email: 'lan@sen.test',
    passwordHash: '',
    firstName: '',
    lastName: '',
    role: 'customer',
    isActive: true,
    isEmailVerified: false,
    isPhoneVerified: false,
    language: null,
    createdAt: clock.now(),
  }),
)

/** Stores a transaction, by default a pending deposit. Returns its id. */
async function add(fields: Partial<NewTransaction> = {}): Promise<string> {
  const record: NewTransaction = {
    id: ids.next(),
    userId,
    type: 'deposit',
    amount: 50_000,
    fee: 0,
    status: 'pending',
    paymentMethod: 'momo',
    reason: { code: 'deposit', facts: { method: 'momo' } },
    instanceId: null,
    journalId: null,
    createdAt: clock.now(),
    settledAt: null,
    cancelledAt: null,
    ...fields,
  }
  await database.transaction((tx) => store.insert(tx, record))
  return record.id
}

/** Transactions that can be neither settled nor cancelled. */
const ended: Partial<NewTransaction>[] = [
  { status: 'completed', settledAt: 1 },
  { status: 'failed', settledAt: 1 },
  { type: 'adjustment', paymentMethod: null, reason: { code: 'adjustment', facts: {} } },
]

test('a pending deposit is settled once', async () => {
  const id = await add()
  expect(await store.settle(queries, id, 'completed', 7)).toBe(true)
  expect(await store.settle(queries, id, 'failed', 8)).toBe(false)
  expect(await store.byId(queries, id)).toMatchObject({ status: 'completed', settledAt: 7, cancelledAt: null })
})

test('a pending deposit can be cancelled once, only by its owner, and is settled then', async () => {
  const id = await add()
  expect(await store.cancel(queries, id, 'another user', 7)).toBe(false)
  expect(await store.cancel(queries, id, userId, 7)).toBe(true)
  expect(await store.cancel(queries, id, userId, 8)).toBe(false)
  expect(await store.byId(queries, id)).toMatchObject({ status: 'failed', settledAt: 7, cancelledAt: 7 })
})

test.each(ended)('%j is neither settled nor cancelled', async (fields) => {
  const id = await add(fields)
  const before = await store.byId(queries, id)
  expect(await store.settle(queries, id, 'completed', 7)).toBe(false)
  expect(await store.cancel(queries, id, userId, 7)).toBe(false)
  expect(await store.byId(queries, id)).toEqual(before)
})

test('a completed deposit is confirmed once, any other deposit not at all', async () => {
  const completed = await add({ status: 'completed', settledAt: 1 })
  expect(await store.confirm(queries, completed, 7)).toBe(true)
  expect(await store.confirm(queries, completed, 8)).toBe(false)
  expect(await store.confirm(queries, await add(), 7)).toBe(false)
})

test('pending deposits are counted by user', async () => {
  const before = await store.countPending(queries, userId)
  const id = await add()
  await add({ status: 'completed', settledAt: 1 })
  expect(await store.countPending(queries, userId)).toBe(before + 1)
  expect(await store.countPending(queries, 'another user')).toBe(0)
  await store.cancel(queries, id, userId, 7)
  expect(await store.countPending(queries, userId)).toBe(before)
})
