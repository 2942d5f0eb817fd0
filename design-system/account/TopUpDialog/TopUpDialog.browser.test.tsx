import '#ds/css/global.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import type { SubmitResult } from '#ds/hooks/use-action.ts'
import { FormatProvider } from '#ds/providers/format.tsx'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { accountDialogTexts } from '#ds/texts/account-dialogs.ts'
import { componentMessages } from '#ds/texts/components.ts'
import { TopUpDialog, type TopUpDialogProps } from './TopUpDialog.tsx'

beforeEach(() => page.viewport(800, 900))
afterEach(cleanup)

function open(onOpenChange: (open: boolean) => void = () => {}, props: Partial<TopUpDialogProps> = {}) {
  const onSubmit = vi.fn(async (): Promise<SubmitResult> => ({ ok: true }))
  render(
    <MessagesProvider value={componentMessages.vi}>
      <FormatProvider locale="vi-VN">
        <TopUpDialog
          open
          onOpenChange={onOpenChange}
          onSubmit={onSubmit}
          texts={accountDialogTexts.vi.topUp}
          {...props}
        />
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
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'MoMo' }))
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  expect(onSubmit).toHaveBeenCalledWith({ amount: '200000', paymentMethod: 'momo', description: '' })
})

test('a phone says that the order completes itself, and leaves out what says less', async () => {
  await page.viewport(390, 800)
  const isShown = (text: string) => screen.getByText(text).getClientRects().length > 0
  const texts = accountDialogTexts.vi.topUp
  open(undefined, { orderName: 'cua-hang' })
  expect(isShown(texts.descriptionOfOrder('cua-hang'))).toBe(true)
  cleanup()
  open()
  expect(isShown(texts.description)).toBe(false)
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

test.each([
  ['1,000,000 VND', '1.000.000'],
  ['500,000.00', '500.000'],
  ['1,5 triệu', '1.500.000'],
])('%s that is pasted is the amount that it means', async (text, shown) => {
  open()
  await focusOnAmount()
  await userEvent.fill(amount(), text)
  expect(amount().value).toBe(shown)
})

test('a unit is read when the field is left', async () => {
  open()
  await focusOnAmount()
  await userEvent.keyboard('500k')
  expect(amount().value).toBe('500k')
  expect(screen.getByRole('button', { name: /Nạp 500\.000/ })).toBeTruthy()
  await userEvent.tab()
  expect(amount().value).toBe('500.000')
})

test.each(['50.000 - 100.000', '-50000', '5e5', '500.000,50'])('%s stays, and is refused in words', async (text) => {
  const onSubmit = open()
  await focusOnAmount()
  await userEvent.fill(amount(), text)
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(screen.getByText(accountDialogTexts.vi.topUp.validation.amountNotInteger)).toBeTruthy())
  expect(amount().value).toBe(text)
  expect(onSubmit).not.toHaveBeenCalled()
})

test('an amount is grouped when an input method has ended its composition, and Escape that cancels one is not for the dialog', async () => {
  const onOpenChange = vi.fn()
  open(onOpenChange)
  await focusOnAmount()
  for (const text of ['1', '10', '100', '1000', '10000']) {
    await cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
    expect(amount().value).toBe(text)
  }
  amount().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true }))
  expect(onOpenChange).not.toHaveBeenCalled()
  await cdp().send('Input.insertText', { text: '10000' })
  expect(amount().value).toBe('10.000')
  await userEvent.keyboard('{Escape}')
  expect(onOpenChange).toHaveBeenCalledWith(false)
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

test('what was typed is handed out to be kept, is there again with its draft, and is dropped once it has been sent', async () => {
  const onDraftChange = vi.fn()
  open(undefined, { onDraftChange })
  await focusOnAmount()
  await userEvent.keyboard('250000')
  await vi.waitFor(() => expect(onDraftChange).toHaveBeenLastCalledWith({ amount: '250000', description: '' }))
  cleanup()

  onDraftChange.mockClear()
  const onSubmit = open(undefined, { onDraftChange, draft: { amount: '250000', description: '' }, lastMethod: 'momo' })
  await focusOnAmount()
  expect(amount().value).toBe('250.000')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  await vi.waitFor(() => expect(onDraftChange).toHaveBeenLastCalledWith(undefined))
})
