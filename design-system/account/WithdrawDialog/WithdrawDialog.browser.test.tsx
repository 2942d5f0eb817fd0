import '#ds/css/global.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { SubmitResult } from '#ds/hooks/use-action.ts'
import { FormatProvider } from '#ds/providers/format.tsx'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { componentMessages } from '#ds/texts/components.ts'
import { withdrawDialogTexts } from '#ds/texts/withdraw-dialog.ts'
import { WithdrawDialog, type WithdrawDialogProps } from './WithdrawDialog.tsx'

afterEach(cleanup)

const onOpenChange = vi.fn()
const onSubmit = vi.fn(async (): Promise<SubmitResult> => ({ ok: true }))

function open(props: Partial<WithdrawDialogProps> = {}) {
  onSubmit.mockClear()
  onOpenChange.mockClear()
  render(
    <MessagesProvider value={componentMessages.vi}>
      <FormatProvider locale="vi-VN">
        <WithdrawDialog
          open
          onOpenChange={onOpenChange}
          limits={{ status: 'ready', data: { available: '500000', bonus: '0' } }}
          customer="Nguyễn Quang Minh"
          onSubmit={onSubmit}
          texts={withdrawDialogTexts.vi}
          {...props}
        />
      </FormatProvider>
    </MessagesProvider>,
  )
}

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const submit = () => userEvent.click(screen.getByRole('button', { name: /^Rút (tiền|\d)/ }))

test('the bank is sent by its BIN, and account and holder as banks write them', async () => {
  open()
  expect(field(/Tên chủ tài khoản/).value).toBe('NGUYEN QUANG MINH')
  await userEvent.click(screen.getByRole('button', { name: 'Rút tất cả' }))
  await userEvent.fill(field(/Ngân hàng/), 'vcb')
  await userEvent.fill(field(/Số tài khoản/), '0123 456 789')
  await userEvent.fill(field(/Tên chủ tài khoản/), 'Nguyễn Thị Đào')
  await userEvent.tab()
  expect(field(/Ngân hàng/).value).toBe('Vietcombank')
  expect(field(/Tên chủ tài khoản/).value).toBe('NGUYEN THI DAO')
  field(/Số tài khoản/).focus()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  expect(onSubmit).toHaveBeenCalledWith({
    amount: '500000',
    bankBin: '970436',
    account: '0123456789',
    holder: 'NGUYEN THI DAO',
  })
})

test('an empty form asks for the bank', async () => {
  open()
  await submit()
  await screen.findByText(withdrawDialogTexts.vi.validation.bankRequired)
})

test('an invalid form says what is wrong with each field, and sends nothing', async () => {
  open({ customer: '' })
  await userEvent.fill(field(/Ngân hàng/), 'Ngân hàng của tôi')
  await userEvent.fill(field(/Số tài khoản/), '12')
  await submit()
  const { amountRequired, bank, account, holder } = withdrawDialogTexts.vi.validation
  for (const message of [amountRequired, bank, account, holder]) await screen.findByText(message)
  await userEvent.fill(field(/Số tiền/), '500001')
  await screen.findByText(/^Bạn chỉ rút được 500\.000/)
  expect(onSubmit).not.toHaveBeenCalled()
})

test('what was typed stays when the server refuses, and the dialog says why', async () => {
  open({ onSubmit: async () => ({ ok: false, message: 'Bạn đang có 3 yêu cầu rút tiền chưa xong.' }) })
  await userEvent.click(screen.getByRole('button', { name: 'Rút tất cả' }))
  await userEvent.fill(field(/Ngân hàng/), 'Vietcombank')
  await userEvent.fill(field(/Số tài khoản/), '0123456789')
  await submit()
  expect((await screen.findByRole('alert')).textContent).toContain('3 yêu cầu rút tiền')
  expect(field(/Số tài khoản/).value).toBe('0123456789')
})

test('the dialog says so when nothing can be withdrawn', () => {
  open({ limits: { status: 'ready', data: { available: '49999', bonus: '100000' } } })
  expect(screen.getByText(withdrawDialogTexts.vi.emptyTitle)).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Rút/ })).toBeNull()
})
