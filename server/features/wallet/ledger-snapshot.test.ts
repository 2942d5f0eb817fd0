// @module-tag mariadb
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
/** The connection of another server, which writes while the books are checked. */
const otherServer = openForTest(url)
afterAll(async () => {
  await otherServer.close()
  await remove()
})

const userId = ids.next()
await otherServer.transaction(async (tx) => {
  const person = { email: 'a@sen.test', firstName: '', lastName: '', role: 'customer' as const, passwordHash: '' }
  const flags = {
    isActive: true,
    isEmailVerified: false,
    isPhoneVerified: false,
    language: null,
    createdAt: clock.now(),
  }
  await users.insert(tx, { id: userId, ...person, ...flags })
  await ledger.openWallet(tx, userId)
})

/** Gives the customer money: wallet, postings, history and counters change in one transaction. */
const write = () =>
  otherServer.transaction(async (tx) => {
    const id = ids.next()
    const { journalId } = await ledger.move(tx, {
      kind: 'adjustment',
      subjectId: id,
      actor: 'system',
      reason: { code: 'adjustment', facts: {} },
      userId,
      amount: 1000,
      against: [{ account: 'adjustments', amount: -1000 }],
    })
    await transactions.insert(tx, {
      id,
      userId,
      type: 'adjustment',
      amount: 1000,
      fee: 0,
      status: 'completed',
      paymentMethod: null,
      reason: { code: 'adjustment', facts: {} },
      instanceId: null,
      journalId,
      createdAt: clock.now(),
      settledAt: clock.now(),
      cancelledAt: null,
    })
  })

describe('a check of the books while another server writes between any two of its statements', () => {
  test('sees a consistent snapshot and raises no false alarm', async () => {
    await write()
    const check = (queries: Queries) => checkLedger(interleaved(queries, write))
    expect(await database.snapshot(check)).toEqual([])
    expect(await database.snapshot(checkLedger)).toEqual([])
  })

  test('finds a fault in that snapshot', async () => {
    const add = (amount: number) => otherServer.queries('accounts').where({ id: userId }).increment('balance', amount)
    await add(-1)
    const found = await database.snapshot((queries) => checkLedger(interleaved(queries, write)))
    await add(1)
    expect(found).toContain(`the wallet balance differs from its postings: ${userId}`)
    expect(await database.snapshot(checkLedger)).toEqual([])
  })

  test('would raise false alarms without a snapshot', async () => {
    expect(await checkLedger(interleaved(database.queries, write))).not.toEqual([])
  })
})

describe('a snapshot', () => {
  const count = async (queries: Queries) => Number((await queries('transactions').count({ total: '*' }).first())?.total)

  test('does not see writes after its first statement, and ends with its callback', async () => {
    const before = await database.snapshot(async (queries) => {
      const first = await count(queries)
      expect(await count(interleaved(queries, write))).toBe(first)
      return first
    })
    expect(await database.snapshot(count)).toBe(before + 1)
  })

  test('that fails rejects with the error, and leaves its connection usable', async () => {
    await expect(
      database.snapshot(async () => {
        throw new Error('in the middle')
      }),
    ).rejects.toThrow('in the middle')
    await database.transaction((tx) => tx('sessions').where({ id: 'nothing' }).delete())
    expect(await database.snapshot(count)).toBeGreaterThan(0)
  })
})
