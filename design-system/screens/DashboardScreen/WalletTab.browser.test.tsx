import '#ds/css/global.ts'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { WalletTransaction } from '#contracts/transactions.ts'
import type { WalletForecast } from '#contracts/wallet.ts'
import type { Withdrawal } from '#contracts/withdrawals.ts'
import type { SubmitResult } from '#ds/hooks/use-action.ts'
import { FormatProvider } from '#ds/providers/format.tsx'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { accountTabTexts } from '#ds/texts/account-tabs.ts'
import { componentMessages } from '#ds/texts/components.ts'
import { WalletTab } from './WalletTab.tsx'

beforeEach(() => page.viewport(1200, 900))
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

const base = {
  number: null,
  description: '',
  createdAt: '2026-11-20T13:20:00.000Z',
  fee: '0',
  paymentMethod: null,
  cancelledAt: null,
}
const forecast: WalletForecast = {
  balance: '0',
  until: '2027-12-26T03:00:00.000Z',
  lastsUntil: '2026-12-03T03:00:00.000Z',
  lines: [
    {
      date: '2026-12-03T03:00:00.000Z',
      vpsId: 'v1',
      name: 'web-01',
      kind: 'renewal',
      amount: '89000',
      balanceAfter: null,
    },
  ],
}
const transactions: readonly WalletTransaction[] = [
  { ...base, id: 'pending', type: 'deposit', amount: '500000', status: 'pending' },
  { ...base, id: 'other', type: 'deposit', amount: '70000', status: 'pending' },
  { ...base, id: 'momo', type: 'deposit', amount: '30000', status: 'pending', paymentMethod: 'momo' },
  { ...base, id: 'transfer', type: 'deposit', amount: '40000', status: 'pending', paymentMethod: 'bank_transfer' },
  { ...base, id: 'crypto', type: 'deposit', amount: '20000', status: 'pending', paymentMethod: 'crypto' },
  { ...base, id: 'done', type: 'deposit', amount: '80000', status: 'completed' },
  { ...base, id: 'failed', type: 'deposit', amount: '90000', status: 'failed' },
  { ...base, id: 'cancelled', type: 'deposit', amount: '60000', status: 'failed', cancelledAt: base.createdAt },
  { ...base, id: 'payment', type: 'payment', amount: '-49000', status: 'pending' },
  { ...base, id: 'withdrawn', type: 'withdrawal', amount: '-200000', status: 'completed' },
  { ...base, id: 'returned', type: 'withdrawal', amount: '-300000', status: 'completed' },
]

const withdrawn: Withdrawal = {
  id: 'w1',
  amount: '200000',
  bank: { bin: '970436', name: 'Vietcombank' },
  account: '0123456789',
  holder: 'NGUYEN QUANG MINH',
  note: null,
  state: 'requested',
  reference: null,
  reason: null,
  transaction: { id: 'withdrawn', number: 'GD-00012' },
  createdAt: base.createdAt,
  decidedAt: null,
  paidAt: null,
}
const rejected: Withdrawal = {
  ...withdrawn,
  id: 'w2',
  amount: '300000',
  state: 'rejected',
  reason: 'Sai tên chủ tài khoản',
  transaction: { id: 'returned', number: 'GD-00013' },
}

const onOpenPayment = vi.fn()
const onWithdraw = vi.fn()
const onCancelWithdrawal = vi.fn(async (): Promise<SubmitResult> => ({ ok: true }))

function open(onCancelTopUp: (id: string) => Promise<SubmitResult> = async () => ({ ok: true }), onTopUp = vi.fn()) {
  render(
    <MessagesProvider value={componentMessages.vi}>
      <FormatProvider locale="vi-VN">
        <WalletTab
          balance={{ status: 'ready', data: '0' }}
          transactions={{ status: 'ready', data: transactions }}
          history={{ status: 'loading' }}
          forecast={{ status: 'ready', data: forecast }}
          now="2026-11-21T03:00:00.000Z"
          texts={accountTabTexts.vi.wallet}
          onTopUp={onTopUp}
          onCancelTopUp={onCancelTopUp}
          onOpenPayment={onOpenPayment}
          withdrawals={{ status: 'ready', data: [withdrawn, rejected] }}
          onWithdraw={onWithdraw}
          onCancelWithdrawal={onCancelWithdrawal}
        />
      </FormatProvider>
    </MessagesProvider>,
  )
}

const rowButtons = () => screen.getAllByRole('button', { name: /^Hủy khoản nạp / })
const dialog = () => screen.findByRole('dialog')
const waitUntilClosed = () => vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('only pending top-ups can be cancelled', () => {
  open(async () => ({ ok: true }))
  expect(rowButtons().map((button) => button.getAttribute('aria-label'))).toEqual([
    expect.stringContaining('500.000'),
    expect.stringContaining('70.000'),
    expect.stringContaining('30.000'),
    expect.stringContaining('40.000'),
    expect.stringContaining('20.000'),
  ])
  expect(screen.getAllByText('Đã hủy')).toHaveLength(1)
})

test('a top-up can be cancelled with the keyboard alone, after a confirmation that names its amount', async () => {
  const onCancelTopUp = vi.fn(async (): Promise<SubmitResult> => ({ ok: true }))
  open(onCancelTopUp)
  rowButtons()[1]?.focus()
  await userEvent.keyboard('{Enter}')
  expect((await dialog()).textContent).toContain('Hủy khoản nạp 70.000')
  expect(onCancelTopUp).not.toHaveBeenCalled()
  const confirm = screen.getByRole('button', { name: 'Hủy khoản nạp' })
  await vi.waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).toBeTruthy())
  confirm.focus()
  await userEvent.keyboard('{Enter}')
  await waitUntilClosed()
  expect(onCancelTopUp.mock.calls).toEqual([['other']])
})

test('a double click sends one request, and the dialog stays open until it ends', async () => {
  let finish: (result: SubmitResult) => void = () => {}
  const onCancelTopUp = vi.fn(() => new Promise<SubmitResult>((resolve) => (finish = resolve)))
  open(onCancelTopUp)
  await userEvent.click(rowButtons()[0] as HTMLElement)
  await dialog()
  await userEvent.dblClick(screen.getByRole('button', { name: 'Hủy khoản nạp' }))
  await userEvent.keyboard('{Escape}')
  expect(onCancelTopUp).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('dialog')).toBeTruthy()
  finish({ ok: true })
  await waitUntilClosed()
})

test('a failure is shown in the dialog until it is closed', async () => {
  open(async () => ({ ok: false, message: '409: Khoản này đã kết thúc.' }))
  await userEvent.click(rowButtons()[0] as HTMLElement)
  await dialog()
  await userEvent.click(screen.getByRole('button', { name: 'Hủy khoản nạp' }))
  expect((await screen.findByRole('alert')).textContent).toContain('409: Khoản này đã kết thúc.')
  await userEvent.click(screen.getByRole('button', { name: 'Giữ lại' }))
  await waitUntilClosed()
  await userEvent.click(rowButtons()[0] as HTMLElement)
  await dialog()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a row opens the receipt of its transaction, and the focus returns to it', async () => {
  open(async () => ({ ok: true }))
  const row = screen.getAllByRole('button', { name: 'Thanh toán' })[0] as HTMLElement
  await userEvent.click(row)
  expect((await dialog()).textContent).toContain('Biên nhận')
  expect(screen.getByRole('dialog').textContent).toContain('49.000')
  await userEvent.keyboard('{Escape}')
  await waitUntilClosed()
  expect(document.activeElement).toBe(row)
})

const rowOf = (amount: string) =>
  within(screen.getAllByRole('listitem').find(({ textContent }) => textContent.includes(amount)) as HTMLElement)

test('the row of a pending transfer, or of one at a gateway, leads to how to pay it; that of any other top-up opens its receipt', async () => {
  open()
  const openRow = (amount: string) =>
    userEvent.click(rowOf(amount).getAllByRole('button', { name: /^(?!Hủy)/ })[0] as HTMLElement)
  await openRow('40.000')
  await openRow('30.000')
  expect(onOpenPayment.mock.calls).toEqual([['transfer'], ['momo']])
  expect(screen.queryByRole('dialog')).toBeNull()
  await openRow('20.000')
  expect((await dialog()).textContent).toContain('20.000')
  expect(onOpenPayment).toHaveBeenCalledTimes(2)
})

test('a suggestion, and a top-up that failed, open the top-up with their amount; the button opens it without one', async () => {
  const onTopUp = vi.fn()
  open(undefined, onTopUp)
  await userEvent.click(screen.getByRole('button', { name: /^1 tháng.*89.000/ }))
  await userEvent.click(screen.getByRole('button', { name: /^Nạp lại 90.000/ }))
  await userEvent.click(
    within(screen.getByRole('region', { name: 'Số dư hiện tại' })).getByRole('button', { name: 'Nạp tiền' }),
  )
  expect(onTopUp.mock.calls).toEqual([['89000'], ['90000'], []])
})

test('a withdrawal says what became of it, and can be cancelled until it is approved', async () => {
  open()
  expect(screen.getByText('Chờ duyệt')).toBeDefined()
  expect(screen.getByText('Bị từ chối')).toBeDefined()
  const buttons = screen.getAllByRole('button', { name: /^Hủy khoản rút / })
  expect(buttons).toHaveLength(1)
  await userEvent.click(buttons[0] as HTMLElement)
  await screen.findByRole('dialog', { name: /^Hủy khoản rút 200\.000/ })
  await userEvent.click(screen.getByRole('button', { name: 'Hủy khoản rút' }))
  await waitUntilClosed()
  expect(onCancelWithdrawal).toHaveBeenCalledExactlyOnceWith('w1')
})

test('the receipt of a withdrawal says where the money goes, and why it was rejected', async () => {
  open()
  const rows = screen.getAllByRole('listitem').filter((row) => row.textContent?.includes('Bị từ chối'))
  await userEvent.click(within(rows[0] as HTMLElement).getAllByRole('button')[0] as HTMLElement)
  const receipt = within(await dialog())
  for (const fact of ['Vietcombank · 0123456789', 'NGUYEN QUANG MINH', 'Sai tên chủ tài khoản'])
    expect(receipt.getByText(fact)).toBeDefined()
})

test('a quiet button leads to the dialog that sends money to a bank', async () => {
  open()
  await userEvent.click(screen.getByRole('button', { name: 'Rút tiền về ngân hàng' }))
  expect(onWithdraw).toHaveBeenCalledOnce()
})
