import '#ds/css/global.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { FormatProvider } from '#ds/providers/format.tsx'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { figures } from '#ds/texts/account/figures.ts'
import { componentMessages } from '#ds/texts/components.ts'
import { loading, now, ready, summary } from '#stories/fixtures/account.ts'
import { demo } from '#stories/fixtures/demo-records.ts'
import { FigureLine, type FigureLineProps } from './FigureLine.tsx'

beforeEach(() => Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined))))
afterEach(cleanup)

const forecast = demo.walletForecast
const loaded = { balance: ready(forecast.balance), summary: ready(summary), forecast: ready(forecast) }

const soon = '2026-11-28T03:00:00.000Z'
/** A charge that the balance cannot pay. */
const missed = {
  date: soon,
  vpsId: 'v1',
  name: 'blog-ca-nhan',
  kind: 'renewal' as const,
  amount: '89000',
  balanceAfter: null,
}

/** Without anything below a number, and with each thing that may be beside or below one. */
const cases: Record<string, Omit<FigureLineProps, 'now' | 'texts'>> = {
  loading: { balance: loading, summary: loading, forecast: loading },
  'how long it lasts': loaded,
  'nothing due': { ...loaded, forecast: ready({ ...forecast, lastsUntil: null, lines: [] }) },
  'a context for each of them': {
    ...loaded,
    summary: ready({ ...summary, monthlyRefunds: '159000' }),
    creatingVps: 1,
  },
  'soon too little': {
    ...loaded,
    balance: ready('74000'),
    summary: ready({ ...summary, monthlyRefunds: '159000' }),
    creatingVps: 1,
    forecast: ready({ ...forecast, balance: '74000', lastsUntil: soon, lines: [missed] }),
  },
}

/** The height of the line in a page of this width, whose margins are 24 px. */
async function heightAt(width: number, props: (typeof cases)[string]) {
  await page.viewport(width, 600)
  render(
    <MessagesProvider value={componentMessages.vi}>
      <FormatProvider locale="vi-VN">
        <div style={{ paddingInline: 24 }}>
          <FigureLine {...props} now={now} texts={figures.vi} />
        </div>
      </FormatProvider>
    </MessagesProvider>,
  )
  const { height } = screen.getByRole('region', { name: figures.vi.label }).getBoundingClientRect()
  cleanup()
  return Math.round(height)
}

for (const width of [768, 1168, 1440])
  test.each(Object.entries(cases))(`at ${width} px it has one line of numbers: %s`, async (_, props) => {
    // The height consists of the hairline, 8 px above and below, a label and a number.
    expect(await heightAt(width, props)).toBe(57)
  })

test('at 768 px, an amount that leaves no space beside it has a second line', async () => {
  const balance = '999999999999999'
  const props = { ...loaded, balance: ready(balance), forecast: ready({ ...forecast, balance }) }
  expect(await heightAt(768, props)).toBeGreaterThan(57)
})
