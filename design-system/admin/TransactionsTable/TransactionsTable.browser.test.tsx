import '#ds/css/global.ts'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { AdminTransactionRow } from '#contracts/admin.ts'
import { FormatProvider } from '#ds/providers/format.tsx'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { adminTexts } from '#ds/texts/admin.ts'
import { componentMessages } from '#ds/texts/components.ts'
import { TransactionsTable } from './TransactionsTable.tsx'

afterEach(cleanup)

const texts = { list: adminTexts.vi.list, ...adminTexts.vi.transactions }
const user = { firstName: 'Lan', lastName: 'Phạm', email: 'lan@sen.test' }

type Fields = Pick<AdminTransactionRow['transaction'], 'type' | 'status'> &
  Partial<Pick<AdminTransactionRow['transaction'], 'code' | 'facts'>>

const row = (id: string, fields: Fields): AdminTransactionRow => ({
  user,
  transaction: {
    id,
    number: null,
    amount: '50000',
    fee: '0',
    paymentMethod: null,
    description: '',
    cancelledAt: null,
    createdAt: '2026-11-20T13:20:00.000Z',
    ...fields,
  },
})

const paid: Fields = {
  type: 'payment',
  status: 'completed',
  code: 'vps_payment',
  facts: { plan: 'Pro', name: 'windows-ke-toan' },
}

function show(rows: readonly AdminTransactionRow[]) {
  render(
    <MessagesProvider value={componentMessages.vi}>
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
}

test('only a deposit that is pending can be settled', () => {
  const rows = [
    row('pending-deposit', { type: 'deposit', status: 'pending' }),
    row('completed-deposit', { type: 'deposit', status: 'completed' }),
    row('failed-deposit', { type: 'deposit', status: 'failed' }),
    row('pending-payment', { type: 'payment', status: 'pending' }),
  ]
  show(rows)
  const actions = [texts.settle.completed.action, texts.settle.failed.action]
  const offered = rows.filter(({ transaction }) =>
    actions.some((action) => screen.queryByRole('button', { name: texts.actionFor(action, transaction.id) })),
  )
  expect(offered.map(({ transaction }) => transaction.id)).toEqual(['pending-deposit'])
})

test('a payment says below its type what it was for, and a top-up nothing', () => {
  show([
    row('a-payment', paid),
    row('a-deposit', { type: 'deposit', status: 'completed', code: 'deposit', facts: { method: 'momo' } }),
  ])
  const cellOf = (id: string) =>
    within(screen.getByRole('row', { name: new RegExp(id.slice(0, 8)) })).getAllByRole('cell')[1]
  expect(cellOf('a-payment')?.textContent).toBe('Thanh toánwindows-ke-toan')
  expect(cellOf('a-deposit')?.textContent).not.toContain('MoMo')
})

test('a withdrawal has the state of its request, and the money of a rejected one a name of its own', () => {
  const facts = { bank: 'Vietcombank', account: '••6789' }
  const taken: Fields = { type: 'withdrawal', status: 'completed', code: 'withdrawal', facts }
  show([
    { ...row('requested', taken), withdrawal: 'requested' },
    { ...row('paid', taken), withdrawal: 'paid' },
    row('returned', { ...taken, code: 'withdrawal_back' }),
  ])
  const rowOf = (id: string) => screen.getByRole('row', { name: new RegExp(id.slice(0, 8)) })
  const badgesOf = (id: string) =>
    [...rowOf(id).querySelectorAll('[data-component="StatusBadge"]')].map((badge) => [
      badge.getAttribute('data-status'),
      badge.textContent,
    ])
  expect(new Set(badgesOf('requested').flat())).toEqual(new Set(['pending', 'Chờ duyệt']))
  expect(new Set(badgesOf('paid').flat())).toEqual(new Set(['completed', 'Đã chuyển']))
  expect(new Set(badgesOf('returned').flat())).toEqual(new Set(['completed', 'Thành công']))
  expect(rowOf('returned').textContent).toContain('Hoàn tiền rútVietcombank ••6789')
})

test('on a phone a transaction is three short lines with the targets of a finger below them', async () => {
  await page.viewport(360, 720)
  show([row('a-deposit', { type: 'deposit', status: 'pending' }), row('a-payment', paid)])
  const [, deposit, payment] = screen.getAllByRole('row')
  expect(payment?.getBoundingClientRect().height).toBeLessThan(120)
  for (const button of within(deposit as HTMLElement).getAllByRole('button', { name: /giao dịch/ }))
    expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  // Columns keep their names for screen readers.
  expect(screen.getAllByRole('columnheader')).toHaveLength(8)
})

test('on a phone the owner of a transaction comes first, above its number', async () => {
  await page.viewport(360, 720)
  show([row('a-deposit', { type: 'deposit', status: 'completed' })])
  const top = (part: HTMLElement) => part.getBoundingClientRect().top
  expect(top(screen.getByText('Phạm Lan'))).toBeLessThan(top(screen.getByRole('rowheader')))
})
