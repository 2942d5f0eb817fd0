import '#ds/css/global.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { accountTexts } from '#ds/texts/vi/account.ts'
import { DashboardScreen } from './DashboardScreen.tsx'
import { lan, Providers, succeeds } from './dashboard-test-tools.tsx'
import { dashboardTabs } from './dashboard-texts.ts'

beforeEach(() => Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined))))
afterEach(cleanup)

/** Either side of every breakpoint, phones and desktops. */
const widths = [320, 360, 414, 600, 767, 768, 1024, 1199, 1200, 1440, 1920]

/** As many letters as the server takes, and nowhere to break. */
const longest = 'Nguyễnhoàngphươngkhánhlinhcôngtằngtônnữhuyềntrânthịminhngọca'

const ready = <Data,>(data: Data) => ({ status: 'ready', data }) as const
const rows = [0, 1, 2, 3, 4, 5, 6]

function show({ user = lan, tab = 'vps', dialog = null }: Partial<Parameters<typeof DashboardScreen>[0]> = {}) {
  return render(
    <Providers>
      <DashboardScreen
        texts={accountTexts}
        user={user}
        now="2026-11-21T03:00:00.000Z"
        balance={ready('613000')}
        summary={ready({
          totalVps: 3,
          activeVps: 2,
          openTickets: 2,
          monthlySpend: '297000',
          monthlyRefunds: '159000',
          month: '2026-10-31T17:00:00.000Z',
        })}
        vps={ready(
          rows.map((row) => ({
            id: `vps-${row}`,
            name: `may-chu-${row}`,
            ipAddress: row === 0 ? null : `203.0.113.${row}`,
            status: row === 0 ? 'failed' : 'active',
            cpu: 2,
            ram: 2,
            storage: 40,
            operatingSystem: 'Ubuntu 22.04 LTS',
            nextBillingDate: '2026-12-21T03:00:00.000Z',
          })),
        )}
        transactions={ready(
          rows.map((row) => ({
            id: `tx-${row}`,
            type: 'payment',
            amount: '-159000',
            status: 'completed',
            description: 'VPS cua-hang-tra-sen, gói Pro, hàng tháng',
            createdAt: '2026-11-21T02:58:00.000Z',
            fee: '0',
            paymentMethod: null,
            cancelledAt: null,
          })),
        )}
        tickets={ready(
          rows.map((row) => ({
            id: `tk-${row}`,
            subject: 'Không kết nối được SSH',
            category: 'technical',
            priority: 'high',
            status: 'open',
            createdAt: '2026-11-21T01:12:00.000Z',
          })),
        )}
        catalog={ready({ plans: [], locations: [], operatingSystems: [] })}
        tab={tab}
        onTabChange={() => undefined}
        dialog={dialog}
        onDialogChange={() => undefined}
        onOrder={succeeds}
        onTopUp={succeeds}
        onSendCode={succeeds}
        onVerifyPhone={succeeds}
        onSendMessage={succeeds}
        onCancelTopUp={succeeds}
        onSignOut={() => undefined}
      />
    </Providers>,
  )
}

const box = (element: Element) => element.getBoundingClientRect()

describe.each(widths)('at %i px', (width) => {
  beforeEach(() => page.viewport(width, 720))

  test.each(dashboardTabs)('the support button covers nothing of %s, wherever one scrolls', async (tab) => {
    show({ tab })
    await expect.poll(() => document.querySelectorAll('[aria-busy="true"]').length).toBe(0)
    const header = screen.getByRole('banner')
    const button = screen.getByRole('button', { name: 'Hỗ trợ trực tuyến' })
    const end = document.documentElement.scrollHeight
    for (let top = 0; top < end; top += 300) {
      window.scrollTo(0, top)
      const { left, right, top: upper, bottom } = box(button)
      expect(upper).toBeGreaterThanOrEqual(box(header).top)
      expect(bottom).toBeLessThanOrEqual(box(header).bottom)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(width)
      for (const x of [left + 1, (left + right) / 2, right - 1]) {
        for (const y of [upper + 1, (upper + bottom) / 2, bottom - 1]) {
          const stack = document.elementsFromPoint(x, y)
          // Down to the header there is the button, what is in it, and what it is in.
          const under = stack
            .slice(0, stack.indexOf(header))
            .filter((one) => !button.contains(one) && !one.contains(button))
          expect(under).toEqual([])
        }
      }
    }
  })

  test.each(dashboardTabs)('sixty letters without a space widen nothing of %s', async (tab) => {
    show({ tab, user: { ...lan, firstName: longest, lastName: '' } })
    await expect.poll(() => document.querySelectorAll('[aria-busy="true"]').length).toBe(0)
    expect(document.documentElement.scrollWidth).toBe(width)
    const cut = [...document.querySelectorAll('button, a, h1, h2, h3, p, dd, time')].filter(
      (element) => box(element).width > 1 && (box(element).right > width || box(element).left < 0),
    )
    expect(cut.filter((element) => !element.closest('[role="tablist"]'))).toEqual([])
    expect(box(screen.getByRole('banner')).height).toBe(65)
  })
})
