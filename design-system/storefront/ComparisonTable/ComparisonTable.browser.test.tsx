import '#ds/css/global.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { comparison } from '#ds/texts/vi/landing/comparison.ts'
import { ComparisonTable } from './ComparisonTable.tsx'

afterEach(cleanup)

const show = () => render(<ComparisonTable texts={comparison.table} rows={comparison.rows} />)
const left = (element: HTMLElement) => element.getBoundingClientRect().left

test('on a phone the table scrolls with arrow keys while the row headers stay in place', async () => {
  await page.viewport(360, 800)
  show()
  const frame = await screen.findByRole('region', { name: comparison.table.caption })
  const name = left(screen.getByRole('rowheader', { name: 'Thời gian hoạt động' }))
  const value = left(screen.getByText('99,99 %'))
  await userEvent.tab()
  expect(document.activeElement).toBe(frame)
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => left(screen.getByText('99,99 %'))).toBeLessThan(value)
  expect(left(screen.getByRole('rowheader', { name: 'Thời gian hoạt động' }))).toBeCloseTo(name, 0)
})

test('after the window gets wide enough, the table is not focusable and the scroll hint is hidden', async () => {
  await page.viewport(360, 800)
  show()
  await screen.findByRole('region')
  await page.viewport(1000, 800)
  await expect.poll(() => screen.queryByRole('region')).toBeNull()
  expect(getComputedStyle(screen.getByText(comparison.table.scrollHint)).display).toBe('none')
})
