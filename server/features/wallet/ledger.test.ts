// @module-tag mariadb
import { afterAll, describe, expect, test } from 'vitest'
import { createCounters } from '#server/features/stats/counters-store.ts'
import { RetryTransaction } from '#server/platform/db/database.ts'
import { isDuplicate } from '#server/platform/db/errors.ts'
import { createIds } from '#server/platform/ids.ts'
import { createManualClock } from '#server/platform/testing/clock-test-tools.ts'
import { createTestDatabase } from '#server/testing/database-test-tools.ts'
import { checkLedger } from './ledger-check-store.ts'
import { createLedger, type Movement } from './ledger-store.ts'

const clock = createManualClock()
const ids = createIds(clock)
const ledger = createLedger({ clock, ids, counters: createCounters({ random: Math.random }) })
const { database, remove } = await createTestDatabase()
afterAll(remove)

const openWallet = async () => {
  const userId = ids.next()
  await database.transaction((tx) => ledger.openWallet(tx, userId))
  return userId
}
const adjust = (userId: string, amount: number, change: Partial<Movement> = {}) =>
  database.transaction((tx) =>
    ledger.move(tx, {
      kind: 'adjustment',
      subjectId: ids.next(),
      actor: 'system',
      reason: { code: 'adjustment', facts: {} },
      userId,
      amount,
      against: [{ account: 'adjustments', amount: -amount }],
      ...change,
    }),
  )

describe('a movement', () => {
  test('that does not add up to zero is refused', async () => {
    const userId = await openWallet()
    await expect(adjust(userId, 5, { against: [{ account: 'revenue', amount: -4 }] })).rejects.toThrow(
      'does not add up',
    )
    await expect(adjust(userId, 0.5)).rejects.toThrow('does not add up')
    expect(await ledger.balance(database.queries, userId)).toBe(0)
  })

  test('never takes a wallet below zero, not even by one dong', async () => {
    const userId = await openWallet()
    await adjust(userId, 100)
    await expect(adjust(userId, -101)).rejects.toMatchObject({ code: 'insufficient_balance' })
    expect(await adjust(userId, -100)).toMatchObject({ balance: 0 })
  })

  test('is booked once per kind and subject', async () => {
    const userId = await openWallet()
    await adjust(userId, 100, { subjectId: 'once' })
    await expect(adjust(userId, 100, { subjectId: 'once' })).rejects.toSatisfy(isDuplicate)
    expect(await ledger.balance(database.queries, userId)).toBe(100)
  })
})

test('the balance after a movement is read by kind, since a payment and its refund have the same subject', async () => {
  const userId = await openWallet()
  await adjust(userId, 100)
  await adjust(userId, -60, { kind: 'payment', subjectId: 'vps-1' })
  await adjust(userId, 60, { kind: 'refund', subjectId: 'vps-1' })
  const after = (kind: 'payment' | 'refund') => ledger.balanceAfter(database.queries, userId, kind, 'vps-1')
  expect([await after('payment'), await after('refund')]).toEqual([40, 100])
  await expect(ledger.balanceAfter(database.queries, userId, 'deposit', 'vps-1')).rejects.toThrow('No deposit')
})

test('a wallet that has changed since its balance was read makes the transaction run again', async () => {
  const userId = await openWallet()
  await adjust(userId, 100)
  await database.transaction(async (tx) => {
    await ledger.lockIfUnchanged(tx, userId, 100)
    await expect(ledger.lockIfUnchanged(tx, userId, 99)).rejects.toBeInstanceOf(RetryTransaction)
  })
})

describe('the ledger check', () => {
  const faults = async () => (await checkLedger(database.queries)).join('\n')

  test('finds a movement without a transaction', async () => {
    await adjust(await openWallet(), 100)
    expect(await faults()).toContain('the journal has no transaction')
  })

  test('finds a wallet with a higher balance than was posted', async () => {
    const userId = await openWallet()
    await database.queries('accounts').where({ id: userId }).update({ balance: 1 })
    expect(await faults()).toContain(`the wallet balance differs from its postings: ${userId}`)
  })

  test('finds a journal that does not add up', async () => {
    const { journalId } = await adjust(await openWallet(), 100)
    await database
      .queries('postings')
      .where({ journal_id: journalId, account_id: 'adjustments' })
      .update({ amount: -99 })
    expect(await faults()).toContain(`the journal does not add up to zero: ${journalId}`)
  })

  test('checks every wallet, also with more than one batch', async () => {
    // These are more wallets than are checked together; their ids sort after all others.
    const rows = Array.from({ length: 10_001 }, (_, index) => ({
      id: `z-${String(index).padStart(5, '0')}`,
      kind: 'wallet',
      balance: Number(index === 10_000),
    }))
    while (rows.length > 0) await database.queries('accounts').insert(rows.splice(0, 500))
    expect(await faults()).toContain('the wallet balance differs from its postings: z-10000')
  })
})
