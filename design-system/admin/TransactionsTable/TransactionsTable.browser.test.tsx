import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { AdminTransactionRow } from '#contracts/admin.ts'
import { FormatProvider } from '#ds/providers/format.tsx'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { adminTexts } from '#ds/texts/vi/admin.ts'
import { componentMessages } from '#ds/texts/vi/components.ts'
import { TransactionsTable } from './TransactionsTable.tsx'

afterEach(cleanup)

const texts = { list: adminTexts.list, ...adminTexts.transactions }
const user = { firstName: 'Lan', lastName: 'Phạm', email: 'lan@sen.test' }

const row = (id: string, fields: Pick<AdminTransactionRow['transaction'], 'type' | 'status'>): AdminTransactionRow => ({
  user,
  transaction: {
    ...{ id, number: null, amount: '50000', fee: '0', paymentMethod: null, description: '', cancelledAt: null },
    ...{ createdAt: '2026-11-20T13:20:00.000Z', ...fields },
  },
})

test('only a deposit that is pending can be settled', () => {
  const rows = [
    row('pending-deposit', { type: 'deposit', status: 'pending' }),
    row('completed-deposit', { type: 'deposit', status: 'completed' }),
    row('failed-deposit', { type: 'deposit', status: 'failed' }),
    row('pending-payment', { type: 'payment', status: 'pending' }),
  ]
  render(
    <MessagesProvider value={componentMessages}>
      <FormatProvider locale="vi-VN">
        <TransactionsTable
          texts={texts}
          now="2026-11-22T00:23:00.000Z"
          rows={{ status: 'ready', data: rows }}
          query=""
          onQueryChange={() => undefined}
          page={1}
          onSettle={async () => ({ ok: true })}
        />
      </FormatProvider>
    </MessagesProvider>,
  )
  const actions = [texts.settle.completed.action, texts.settle.failed.action]
  const offered = rows.filter(({ transaction }) =>
    actions.some((action) => screen.queryByRole('button', { name: texts.actionFor(action, transaction.id) })),
  )
  expect(offered.map(({ transaction }) => transaction.id)).toEqual(['pending-deposit'])
})
