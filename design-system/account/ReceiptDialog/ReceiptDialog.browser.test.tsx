import '#ds/css/global.ts'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { FormatProvider } from '#ds/providers/format.tsx'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { receipt } from '#ds/texts/account/receipt.ts'
import { componentMessages } from '#ds/texts/components.ts'
import { transactions } from '#stories/fixtures/account.ts'
import { withdrawal } from '#stories/fixtures/withdrawals.ts'
import { ReceiptDialog } from './ReceiptDialog.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const [transaction] = transactions
const rectangle = (element: Element) => element.getBoundingClientRect()

const cases = [
  { width: 320, language: 'vi', number: transaction.number },
  { width: 360, language: 'vi', number: transaction.number },
  { width: 360, language: 'en', number: transaction.number },
  { width: 360, language: 'vi', number: 'GD-12345678901234' },
  { width: 768, language: 'vi', number: transaction.number },
]

test.each(cases)(
  'at $width px ($language), the button stands beside the first line of $number',
  async ({ width, language, number }) => {
    await page.viewport(width, 900)
    const texts = language === 'en' ? receipt.en : receipt.vi
    render(
      <MessagesProvider value={componentMessages.vi}>
        <FormatProvider locale="vi-VN">
          <ReceiptDialog open onOpenChange={() => {}} transaction={{ ...transaction, number }} texts={texts} />
        </FormatProvider>
      </MessagesProvider>,
    )
    // A font that arrives later would move the button.
    await document.fonts.ready
    const shown = screen.getByText(String(number))
    const button = screen.getByRole('button', { name: texts.copy(String(number)) })
    const fact = button.closest('dl > div') as HTMLElement
    expect(rectangle(button).left).toBeGreaterThanOrEqual(rectangle(shown).right)
    // Its word ends where the values do; the button around it reaches further.
    expect(rectangle(within(button).getByText(texts.copyShort)).right).toBeCloseTo(rectangle(fact).right, 0)
    expect(rectangle(button).top).toBeCloseTo(rectangle(shown).top, 0)
    // It takes one line, unless the number is longer than any will be for a long time.
    if (number === transaction.number) expect(rectangle(shown).height).toBeCloseTo(rectangle(button).height, 0)

    // If the browser refuses, a line below says how to copy, and nothing beside it moves.
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    const before = rectangle(button).left
    button.click()
    const [hint] = await screen.findAllByText(texts.copyRefused)
    expect(rectangle(hint as Element).top).toBeGreaterThanOrEqual(rectangle(button).bottom)
    expect(rectangle(button).left).toBe(before)
  },
)

test.each([360, 1200])('at %i px every value is as large as other text, and larger than its label', async (width) => {
  await page.viewport(width, 900)
  render(
    <MessagesProvider value={componentMessages.vi}>
      <FormatProvider locale="vi-VN">
        <ReceiptDialog open onOpenChange={() => {}} transaction={transaction} texts={receipt.vi} />
      </FormatProvider>
    </MessagesProvider>,
  )
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
  const shown = screen.getByText(String(transaction.number))
  for (const value of [...document.querySelectorAll('dl dd'), shown]) expect(sizeOf(value)).toBe(16)
  for (const label of document.querySelectorAll('dl dt')) expect(sizeOf(label)).toBeLessThan(16)
})

test('a withdrawal has no end before its money was sent or came back', () => {
  const { settled, ended } = receipt.vi.facts
  const [decidedAt, paidAt] = ['2026-11-21T10:00:00.000Z', '2026-11-21T11:30:00.000Z']
  const states = [
    [{ state: 'requested' }, null],
    [{ state: 'approved', decidedAt }, null],
    [{ state: 'paid', decidedAt, paidAt }, [settled, '18:30']],
    [{ state: 'rejected', decidedAt }, [ended, '17:00']],
  ] as const
  for (const [fields, end] of states) {
    render(
      <MessagesProvider value={componentMessages.vi}>
        <FormatProvider locale="vi-VN">
          <ReceiptDialog
            open
            onOpenChange={() => {}}
            transaction={{ ...transaction, status: 'completed', settledAt: '2026-11-21T09:12:00.000Z' }}
            withdrawal={{ ...withdrawal, ...fields }}
            texts={receipt.vi}
          />
        </FormatProvider>
      </MessagesProvider>,
    )
    const shown = [settled, ended].filter((label) => screen.queryByText(label))
    expect(shown).toEqual(end ? [end[0]] : [])
    if (end) expect(screen.getByText(end[0]).nextSibling?.textContent).toContain(end[1])
    cleanup()
  }
})
