import '#ds/css/global.ts'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { dashboardProps } from '#stories/fixtures/dashboard.ts'
import { DashboardPage } from '#stories/fixtures/dashboard-page.tsx'
import { Providers } from './dashboard-test-tools.tsx'

beforeEach(async () => {
  await page.viewport(360, 780)
  await Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined)))
  render(
    <Providers>
      <DashboardPage {...dashboardProps} />
    </Providers>,
  )
})
afterEach(cleanup)

const box = (element: Element) => element.getBoundingClientRect()

test('without scrolling there is the balance, and of the first machine the address to copy, the renewal and what is due', () => {
  const edge = box(screen.getByRole('navigation', { name: 'Mục của tài khoản' })).top
  const isInView = (element: Element) => box(element).top >= 0 && box(element).bottom <= edge
  const figures = within(screen.getByRole('region', { name: 'Số liệu tài khoản' }))
  const first = within(screen.getByRole('row', { name: /may-thu-nghiem/ }))
  for (const element of [
    figures.getByText('Số dư ví'),
    figures.getByText('đủ đến 16/01/2027'),
    first.getByText('203.0.113.18'),
    first.getByRole('button', { name: 'Sao chép 203.0.113.18' }),
    first.getByText(/^đã trả đến/),
    first.getByText('cần hỗ trợ mở lại'),
    first.getByRole('button', { name: /^Liên hệ hỗ trợ/ }),
  ])
    expect(isInView(element), element.textContent ?? '').toBe(true)
  // The second machine is in view, too.
  expect(isInView(screen.getByRole('row', { name: /windows-ke-toan/ }))).toBe(true)
})

test('every control on the first screen is 44 px high', async () => {
  const edge = box(screen.getByRole('navigation', { name: 'Mục của tài khoản' })).top
  const controls = () =>
    [...document.querySelectorAll('header :is(a, button), main :is(a, button)')].filter(
      (control) => box(control).height > 0 && box(control).bottom + 22 < edge,
    )
  const tooLow = () =>
    controls().flatMap((control) => {
      const { left, right, top, bottom } = box(control)
      const isHit = (y: number) => control.contains(document.elementFromPoint((left + right) / 2, y))
      const middle = (top + bottom) / 2
      return isHit(middle - 21.5) && isHit(middle + 21.5) ? [] : [control.textContent || control.ariaLabel]
    })
  // Rows cannot be clicked before they have been painted.
  await expect.poll(tooLow).toEqual([])
  expect(controls().length).toBeGreaterThan(8)
})
