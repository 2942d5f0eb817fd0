import { expect, test } from 'vitest'
import { transactionState } from './transaction-state.ts'

test('a failed deposit that its customer cancelled is shown as cancelled', () => {
  expect(transactionState({ status: 'failed', cancelledAt: '2026-11-21T03:00:00.000Z' })).toBe('cancelled')
})

test.each(['pending', 'completed', 'failed'] as const)(
  'any other %s transaction is shown with its status',
  (status) => {
    expect(transactionState({ status, cancelledAt: null })).toBe(status)
  },
)
