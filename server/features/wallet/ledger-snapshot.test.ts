import { afterAll, describe, expect, test } from 'vitest'
import { createCounters } from '#server/features/stats/counters-store.ts'
import { createUsersStore } from '#server/features/users/users-store.ts'
import type { Queries } from '#server/platform/db/database.ts'
import { createIds } from '#server/platform/ids.ts'
import { createManualClock } from '#server/platform/testing/clock-test-tools.ts'
import { openForTest } from '#server/platform/testing/database-test-tools.ts'
import { createTestDatabase } from '#server/testing/database-test-tools.ts'
import { interleaved } from '#server/testing/interleave-test-tools.ts'
import { checkLedger } from './ledger-check-store.ts'
import { createLedger } from './ledger-store.ts'
import { createTransactionsStore } from './transactions-store.ts'

const clock = createManualClock()
const ids = createIds(clock)
const counters = createCounters({ random: Math.random })
const ledger = createLedger({ clock, ids, counters })
const users = createUsersStore({ counters })
const transactions = createTransactionsStore()

const { database, url, remove } = await createTestDatabase()
/** A server that works while the books are checked. */
const working = openForTest(url)
afterAll(async () => {
  await working.close()
  await remove()
})

const userId = ids.next()
await working.transaction(async (transaction) => {
  const person = { email: 'a@sen.test', firstName: '', lastName: '', role: 'customer' as const, passwordHash: '' }
  const flags = { isActive: true, isEmailVerified: false, isPhoneVerified: false, createdAt: clock.now() }
  await users.insert(transaction, { id: userId, ...person, ...flags })
  await ledger.openWallet(transaction, userId)
})

/** Money for the customer: wallet, postings, history and counters change in one transaction. */
const work = () =>
  working.transaction(async (transaction) => {
    const id = ids.next()
    const { journalId } = await ledger.move(transaction, {
      kind: 'adjustment',
      subjectId: id,
      actor: 'system',
      reason: { code: 'adjustment', facts: {} },
      userId,
      amount: 1000,
      against: [{ account: 'adjustments', amount: -1000 }],
    })
    await transactions.insert(transaction, {
      ...{ id, userId, type: 'adjustment', amount: 1000, fee: 0, status: 'completed', paymentMethod: null },
      ...{
        reason: { code: 'adjustment', facts: {} },
        instanceId: null,
        journalId,
        createdAt: clock.now(),
        settledAt: clock.now(),
        cancelledAt: null,
      },
    })
  })

describe('a check of the books beside a server that works between any two of its statements', () => {
  test('sees one moment: no false alarm', async () => {
    await work()
    const check = (queries: Queries) => checkLedger(interleaved(queries, work))
    expect(await database.snapshot(check)).toEqual([])
    expect(await database.snapshot(checkLedger)).toEqual([])
  })

  test('finds what is wrong at that moment', async () => {
    const add = (amount: number) => working.queries('accounts').where({ id: userId }).increment('balance', amount)
    await add(-1)
    const found = await database.snapshot((queries) => checkLedger(interleaved(queries, work)))
    await add(1)
    expect(found).toContain(`the wallet does not hold what was posted: ${userId}`)
    expect(await database.snapshot(checkLedger)).toEqual([])
  })

  test('without a snapshot would be alarmed', async () => {
    expect(await checkLedger(interleaved(database.queries, work))).not.toEqual([])
  })
})

describe('a snapshot', () => {
  const count = async (queries: Queries) => Number((await queries('transactions').count({ total: '*' }).first())?.total)

  test('does not see what others write after its first statement, and ends with it', async () => {
    const before = await database.snapshot(async (queries) => {
      const first = await count(queries)
      expect(await count(interleaved(queries, work))).toBe(first)
      return first
    })
    expect(await database.snapshot(count)).toBe(before + 1)
  })

  test('that fails throws what it failed with, and leaves its connection in order', async () => {
    await expect(
      database.snapshot(async () => {
        throw new Error('in the middle')
      }),
    ).rejects.toThrow('in the middle')
    await database.transaction((transaction) => transaction('sessions').where({ id: 'nothing' }).delete())
    expect(await database.snapshot(count)).toBeGreaterThan(0)
  })
})
