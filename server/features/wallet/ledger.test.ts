import { afterAll, describe, expect, test } from 'vitest'
import { createCounters } from '#server/features/stats/counters-store.ts'
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
  await database.transaction((transaction) => ledger.openWallet(transaction, userId))
  return userId
}
const adjust = (userId: string, amount: number, change: Partial<Movement> = {}) =>
  database.transaction((transaction) =>
    ledger.move(transaction, {
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

  test('never takes a wallet below zero, to the dong', async () => {
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

describe('the checker', () => {
  const breaches = async () => (await checkLedger(database.queries)).join('\n')

  test('finds a movement that no history shows', async () => {
    await adjust(await openWallet(), 100)
    expect(await breaches()).toContain('the journal has no line in a history')
  })

  test('finds a wallet that holds more than was posted', async () => {
    const userId = await openWallet()
    await database.queries('accounts').where({ id: userId }).update({ balance: 1 })
    expect(await breaches()).toContain(`the wallet does not hold what was posted: ${userId}`)
  })

  test('finds a journal that does not add up', async () => {
    const { journalId } = await adjust(await openWallet(), 100)
    await database
      .queries('postings')
      .where({ journal_id: journalId, account_id: 'adjustments' })
      .update({ amount: -99 })
    expect(await breaches()).toContain(`the journal does not add up to zero: ${journalId}`)
  })
})
