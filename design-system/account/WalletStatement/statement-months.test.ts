import { expect, test } from 'vitest'
import type { WalletTransaction } from '#contracts/transactions.ts'
import { isShown, monthsOf, statementFilters } from './statement-months.ts'

const line = (id: string, change: Partial<WalletTransaction> = {}): WalletTransaction => ({
  id,
  number: null,
  type: 'deposit',
  amount: '1',
  fee: '0',
  status: 'completed',
  paymentMethod: null,
  description: '',
  createdAt: '2026-11-20T03:00:00.000Z',
  cancelledAt: null,
  ...change,
})

test('a transaction belongs to the month in Vietnam in which its money moved', () => {
  const late = line('late', { createdAt: '2026-10-31T16:59:59.000Z', settledAt: '2026-10-31T17:00:00.000Z' })
  const before = line('before', { createdAt: '2026-10-31T16:59:59.999Z', settledAt: null, status: 'pending' })
  expect(monthsOf([before, late])).toEqual([
    { month: '2026-10-31T17:00:00.000Z', transactions: [late] },
    { month: '2026-09-30T17:00:00.000Z', transactions: [before] },
  ])
})

test('the newest is first; two of the same time keep their order', () => {
  const one = line('one')
  const other = line('other')
  const newer = line('newer', { createdAt: '2026-11-21T03:00:00.000Z' })
  expect(monthsOf([one, other, newer])[0]?.transactions).toEqual([newer, one, other])
  expect(monthsOf([])).toEqual([])
})

test.each<[string, Partial<WalletTransaction>, string[]]>([
  ['a deposit', {}, ['all', 'in']],
  ['a bonus', { type: 'bonus' }, ['all', 'in']],
  ['a payment', { type: 'payment' }, ['all', 'out']],
  ['a refund', { type: 'refund' }, ['all', 'refund']],
  ['a withdrawal', { type: 'withdrawal', amount: '-1' }, ['all', 'withdrawal']],
  ['a returned withdrawal', { type: 'withdrawal' }, ['all', 'withdrawal']],
  ['an adjustment', { type: 'adjustment' }, ['all']],
  ['a pending deposit', { status: 'pending' }, ['all', 'in', 'attention']],
  ['a failed deposit', { status: 'failed' }, ['all', 'in', 'attention']],
  ['a cancelled deposit', { status: 'failed', cancelledAt: '2026-11-20T03:00:00.000Z' }, ['all', 'in']],
])('%s is shown by its filters', (_, change, expected) => {
  expect(statementFilters.filter((filter) => isShown(line('a', change), filter))).toEqual(expected)
})
