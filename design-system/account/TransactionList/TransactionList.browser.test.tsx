import '#ds/css/global.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { WalletTransaction } from '#contracts/transactions.ts'
import { FormatProvider } from '#ds/providers/format.tsx'
import { accountTabTexts } from '#ds/texts/account-tabs.ts'
import { TransactionList } from './TransactionList.tsx'

afterEach(cleanup)

const base = {
  number: null,
  fee: '0',
  paymentMethod: null,
  description: '',
  cancelledAt: null,
  type: 'deposit',
} as const

test('an amount that has not been credited has another colour than one that has', () => {
  const statuses = ['completed', 'pending', 'failed'] as const
  const transactions = statuses.map(
    (status, index): WalletTransaction => ({
      ...base,
      id: status,
      status,
      amount: `${index + 1}0000`,
      createdAt: '2026-11-20T13:20:00.000Z',
    }),
  )
  render(
    <FormatProvider locale="vi-VN">
      <TransactionList
        transactions={{ status: 'ready', data: transactions }}
        now="2026-11-21T03:00:00.000Z"
        texts={accountTabTexts.vi.transactions}
      />
    </FormatProvider>,
  )
  const [completed, pending, failed] = screen
    .getAllByText(/^\+\d0\.000/)
    .map((amount) => getComputedStyle(amount).color)
  expect(pending).toBe(failed)
  expect(pending).not.toBe(completed)
})
