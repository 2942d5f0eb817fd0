import '#ds/css/global.ts'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ready, summary, tickets, transactions, vps } from '#stories/fixtures/account.ts'
import { dashboardProps, newCustomerProps } from '#stories/fixtures/dashboard.ts'
import { DashboardPage, type DashboardPageProps } from '#stories/fixtures/dashboard-page.tsx'
import { Providers } from './dashboard-test-tools.tsx'
import { dashboardTabs } from './dashboard-texts.ts'

beforeEach(() => Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined))))
afterEach(cleanup)

/** Seven rows, so that every tab scrolls. */
const sevenOf = <Row,>(rows: readonly Row[]) =>
  ready([...rows, ...rows].slice(0, 7).map((row, index) => ({ ...row, id: `row-${index}` })))

function show(props: Partial<DashboardPageProps>) {
  return render(
    <Providers>
      <DashboardPage
        {...dashboardProps}
        summary={ready({ ...summary, monthlyRefunds: '159000' })}
        creatingVps={0}
        vps={sevenOf(vps.map((row) => (row.ipAddress ? row : { ...row, status: 'failed' as const })))}
        transactions={sevenOf(transactions)}
        tickets={sevenOf(tickets)}
        {...props}
      />
    </Providers>,
  )
}

const box = (element: Element) => element.getBoundingClientRect()
const bar = () => screen.getByRole('navigation', { name: 'Mục của tài khoản' })
const shownTabs = () => screen.queryAllByRole('tab').map((tab) => tab.textContent)
const shownPlaces = () => within(bar()).getAllByRole('link')

const names = ['Tổng quan', 'VPS', 'Ưu đãi', 'Ví', 'Hỗ trợ']

test('from 768 px on there are tabs, and no bar', async () => {
  await page.viewport(768, 720)
  show({})
  expect(shownTabs()).toEqual(names)
  expect(screen.queryByRole('navigation')).toBeNull()
})

describe('the bar of a phone', () => {
  beforeEach(() => page.viewport(360, 720))

  test.each(dashboardTabs)('takes the place of the tabs, at the lower edge of the window, in %s', async (tab) => {
    // There is little content: the bar does not follow it up the window.
    render(<Providers>{<DashboardPage {...newCustomerProps} tab={tab} />}</Providers>)
    await expect.poll(() => document.querySelectorAll('[aria-busy="true"]').length).toBe(0)
    expect(shownTabs()).toEqual([])
    expect(shownPlaces().map((place) => place.textContent)).toEqual(names)
    const current = shownPlaces().filter((place) => place.getAttribute('aria-current') === 'page')
    expect(current.map((place) => place.getAttribute('href'))).toEqual([`/dashboard?tab=${tab}`])
    for (const top of [0, document.documentElement.scrollHeight]) {
      window.scrollTo(0, top)
      // Scroll positions are whole pixels of a page that is not.
      expect(Math.abs(720 - box(bar()).bottom)).toBeLessThan(1)
      expect(Math.round(box(bar()).height)).toBe(60)
    }
  })

  test.each(dashboardTabs)('covers nothing that the keyboard reaches in %s, in either direction', async (tab) => {
    show({ tab })
    await expect.poll(() => document.querySelectorAll('[aria-busy="true"]').length).toBe(0)
    const main = screen.getByRole('main')
    const reached = { Tab: 0, '{Shift>}{Tab}{/Shift}': 0 }
    for (const key of ['Tab', '{Shift>}{Tab}{/Shift}'] as const) {
      // The keys go from the end of the header down, and from the bar back up.
      const edge = key === 'Tab' ? screen.getByRole('banner') : bar()
      within(edge)
        .getAllByRole(key === 'Tab' ? 'button' : 'link')
        .at(key === 'Tab' ? -1 : 0)
        ?.focus()
      await userEvent.keyboard(key === 'Tab' ? '{Tab}' : key)
      while (main.contains(document.activeElement)) {
        const { top, bottom } = box(document.activeElement as Element)
        expect(top).toBeGreaterThanOrEqual(box(screen.getByRole('banner')).bottom)
        expect(bottom).toBeLessThanOrEqual(box(bar()).top)
        reached[key] += 1
        await userEvent.keyboard(key === 'Tab' ? '{Tab}' : key)
      }
    }
    expect(reached.Tab).toBeGreaterThan(2)
    expect(reached['{Shift>}{Tab}{/Shift}']).toBe(reached.Tab)
  })
})
