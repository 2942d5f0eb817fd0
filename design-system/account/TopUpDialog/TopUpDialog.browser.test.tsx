import '#ds/css/global.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SubmitResult } from '#ds/components/use-action.ts'
import { FormatProvider } from '#ds/providers/format.tsx'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { accountTexts } from '#ds/texts/vi/account.ts'
import { componentMessages } from '#ds/texts/vi/components.ts'
import { TopUpDialog } from './TopUpDialog.tsx'

beforeEach(() => page.viewport(800, 900))
afterEach(cleanup)

function open() {
  const onSubmit = vi.fn(async (): Promise<SubmitResult> => ({ ok: true }))
  render(
    <MessagesProvider value={componentMessages}>
      <FormatProvider locale="vi-VN">
        <TopUpDialog open onOpenChange={() => {}} onSubmit={onSubmit} texts={accountTexts.topUp} />
      </FormatProvider>
    </MessagesProvider>,
  )
  return onSubmit
}

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Số tiền/ })
const focusOnAmount = () => vi.waitFor(() => expect(document.activeElement).toBe(amount()))

test('a top-up can be sent with the keyboard alone: amount, method, Enter', async () => {
  const onSubmit = open()
  await focusOnAmount()
  await userEvent.keyboard('200000')
  // Tabs past the six quick amounts to the methods; Space chooses the first.
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}{Tab} {ArrowDown}')
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Ví MoMo' }))
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  expect(onSubmit).toHaveBeenCalledWith({ amount: '200000', paymentMethod: 'momo', description: '' })
})

test('Backspace moves over a separator to the digit before it', async () => {
  open()
  await focusOnAmount()
  await userEvent.keyboard('200000')
  expect(amount().value).toBe('200.000')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{Backspace}')
  expect(amount().value).toBe('200.000')
  await userEvent.keyboard('{Backspace}')
  expect(amount().value).toBe('20.000')
  await userEvent.keyboard('5')
  expect(amount().value).toBe('205.000')
  expect(amount().selectionStart).toBe(3)
})

test('an invalid form focuses its first error', async () => {
  const onSubmit = open()
  await focusOnAmount()
  await userEvent.keyboard('200000{Enter}')
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Chuyển khoản ngân hàng' })),
  )
  expect(screen.getByText('Vui lòng chọn phương thức thanh toán')).toBeTruthy()
  expect(onSubmit).not.toHaveBeenCalled()
})
