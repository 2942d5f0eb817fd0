import '#ds/css/global.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { TransactionList } from '#ds/account/TransactionList/index.ts'
import { FormatProvider } from '#ds/providers/format.tsx'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { accountTabTexts } from '#ds/texts/account-tabs.ts'
import { componentMessages } from '#ds/texts/components.ts'
import { walletStatementTexts } from '#ds/texts/wallet-statement.ts'
import { now, ready, transactions } from '#stories/fixtures/account.ts'
import { WalletStatement } from './WalletStatement.tsx'

afterEach(cleanup)

const completed = transactions.filter(({ status }) => status === 'completed')

async function show(list: 'statement' | 'overview') {
  await page.viewport(360, 900)
  render(
    <MessagesProvider value={componentMessages.vi}>
      <FormatProvider locale="vi-VN">
        {/* The margins of the dashboard on a phone. */}
        <div style={{ paddingInline: 16 }}>
          {list === 'statement' ? (
            <WalletStatement
              transactions={ready(completed)}
              now={now}
              texts={walletStatementTexts.vi}
              onOpen={() => {}}
            />
          ) : (
            <TransactionList transactions={ready(completed)} now={now} texts={accountTabTexts.vi.transactions} />
          )}
        </div>
      </FormatProvider>
    </MessagesProvider>,
  )
  // The fonts are requested when there is text in them.
  await Promise.all(
    ['400', '500', '600'].map((weight) => document.fonts.load(`${weight} 16px "Be Vietnam Pro"`, 'Thanh toán')),
  )
  await document.fonts.ready
  return screen.getAllByRole('listitem')
}

/** The lines of the visible texts in an element, by their vertical middle. */
function linesIn(element: Element): number[] {
  const tops: number[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    for (const { top, height, width } of range.getClientRects()) {
      const middle = top + height / 2
      // A text is left out if it is visually hidden, or beside another text of its line.
      if (width > 1 && !tops.some((other) => Math.abs(other - middle) < 8)) tops.push(middle)
    }
  }
  return tops
}

test.each(['statement', 'overview'] as const)('on a phone, each row of the %s has two lines', async (list) => {
  const rows = await show(list)
  expect(rows).toHaveLength(completed.length)
  expect(rows.map((row) => [row.textContent, linesIn(row).length])).toEqual(rows.map((row) => [row.textContent, 2]))
})

test.each(['statement', 'overview'] as const)('on a phone, the amounts of the %s end in one line', async (list) => {
  await show(list)
  const ends = screen.getAllByText(/^[+\u2212]\d/).map((amount) => Math.round(amount.getBoundingClientRect().right))
  expect(ends).toHaveLength(completed.length)
  expect(new Set(ends).size).toBe(1)
})

test('the title of a row is the machine, and the name of its button says the rest, too', async () => {
  await show('statement')
  const button = screen.getByRole('button', { name: 'cua-hang-online Thanh toán gói Standard' })
  expect(button.textContent).toBe('cua-hang-online')
})

test('a month sums what went to a bank for itself, as the filter counts it', async () => {
  const sums = { deposited: '500000', spent: '0', refunded: '0', other: '-200000', endBalance: '300000' }
  render(
    <MessagesProvider value={componentMessages.vi}>
      <FormatProvider locale="vi-VN">
        <WalletStatement
          transactions={ready(
            completed
              .slice(0, 1)
              .map((one) => ({ ...one, type: 'withdrawal', amount: '-200000', createdAt: now, settledAt: now })),
          )}
          months={[{ ...sums, month: '2026-10-31T17:00:00.000Z', withdrawn: '200000' }]}
          now={now}
          texts={walletStatementTexts.vi}
        />
      </FormatProvider>
    </MessagesProvider>,
  )
  expect(screen.getByRole('button', { name: 'Rút về ngân hàng 1' })).toBeDefined()
  const month = screen.getByRole('region', { name: /^Tháng/ })
  expect(month.textContent?.replaceAll('\u00a0', ' ')).toContain('Rút về ngân hàng 200.000 ₫')
  expect(month.textContent).not.toContain('Khoản khác')
})

test('on a phone the button of a withdrawal begins where the heading above it does', async () => {
  await page.viewport(360, 900)
  render(
    <MessagesProvider value={componentMessages.vi}>
      <FormatProvider locale="vi-VN">
        <WalletStatement
          transactions={ready(completed)}
          now={now}
          texts={walletStatementTexts.vi}
          csvHref="/statement.csv"
          onWithdraw={() => {}}
        />
      </FormatProvider>
    </MessagesProvider>,
  )
  const icon = screen.getByRole('button', { name: walletStatementTexts.vi.withdraw }).querySelector('svg')
  const start = (element: Element | null) => Math.round(element?.getBoundingClientRect().left ?? -1)
  expect(start(icon)).toBe(start(screen.getByRole('heading', { name: walletStatementTexts.vi.title })))
})
