import '#ds/css/global.ts'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { FormatProvider } from '#ds/providers/format.tsx'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { ThemeProvider } from '#ds/providers/theme.tsx'
import { dashboardTabs } from '#ds/screens/DashboardScreen/index.ts'
import { componentMessages } from '#ds/texts/components.ts'
import { loading } from '#stories/fixtures/account.ts'
import { dashboardProps } from '#stories/fixtures/dashboard.ts'
import { DashboardPage, type DashboardPageProps } from '#stories/fixtures/dashboard-page.tsx'

// Skeletons have the shape of what they stand for: when the data comes, nothing that a customer may be reading or about to press moves.

beforeEach(() => Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined))))
afterEach(cleanup)

const whileLoading: DashboardPageProps = {
  ...dashboardProps,
  summary: loading,
  vps: loading,
  balance: loading,
  transactions: loading,
  history: loading,
  forecast: loading,
  tickets: loading,
  offers: loading,
  creatingVps: 0,
}

const screenOf = (props: DashboardPageProps) => (
  <ThemeProvider>
    <FormatProvider locale="vi-VN">
      <MessagesProvider value={componentMessages.vi}>
        <DashboardPage {...props} />
      </MessagesProvider>
    </FormatProvider>
  </ThemeProvider>
)

/** Until the browser has drawn, and reported what moved. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** The share of the window that moved, as browsers measure it (layout shift). */
async function movedBy(change: () => void): Promise<number> {
  let moved = 0
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) moved += (entry as PerformanceEntry & { value: number }).value
  })
  observer.observe({ type: 'layout-shift' })
  change()
  await drawn()
  await drawn()
  observer.disconnect()
  return moved
}

/** Upper edges of the first rows, those of a skeleton or those of instances. */
const rowTops = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-component="VpsRows"] [class*="VpsRows_row"]')]
    .slice(0, 3)
    .map((row) => Math.round(row.getBoundingClientRect().top))

for (const width of [1440, 360]) {
  for (const tab of dashboardTabs)
    test(`nothing of the tab ${tab} moves at ${width} px when its data comes`, async () => {
      await page.viewport(width, 900)
      const { rerender } = render(screenOf({ ...whileLoading, tab }))
      await drawn()
      expect(await movedBy(() => rerender(screenOf({ ...dashboardProps, tab })))).toBeLessThan(0.01)
    })

  for (const tab of dashboardTabs)
    test(`nothing moves at ${width} px when the tab ${tab} takes the place of the one that was sent`, async () => {
      await page.viewport(width, 900)
      const { rerender } = render(screenOf({ ...whileLoading, tab: 'vps' }))
      expect(await movedBy(() => rerender(screenOf({ ...whileLoading, tab })))).toBeLessThan(0.01)
    })
}

test('rows of instances are where their skeletons were', async () => {
  await page.viewport(1440, 900)
  const { rerender, container } = render(screenOf({ ...whileLoading, tab: 'vps' }))
  await drawn()
  const expected = rowTops(container)
  rerender(screenOf({ ...dashboardProps, tab: 'vps' }))
  await drawn()
  expect(expected).toHaveLength(3)
  expect(rowTops(container)).toEqual(expected)
})
