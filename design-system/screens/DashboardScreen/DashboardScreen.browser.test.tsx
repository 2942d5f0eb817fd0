import '#ds/css/global.ts'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Vps } from '#contracts/vps.ts'
import { accountTexts } from '#ds/texts/account.ts'
import { componentMessages } from '#ds/texts/components.ts'
import { vps as instances, ready, trialVps } from '#stories/fixtures/account.ts'
import { newCustomerProps } from '#stories/fixtures/dashboard.ts'
import { DashboardPage, type DashboardPageProps } from '#stories/fixtures/dashboard-page.tsx'
import { Providers } from './dashboard-test-tools.tsx'

beforeEach(() => page.viewport(1300, 900))
afterEach(cleanup)

const show = (props: Partial<DashboardPageProps> = {}) =>
  render(
    <Providers>
      <DashboardPage {...newCustomerProps} {...props} />
    </Providers>,
  )
const press = (name: string | RegExp, container: HTMLElement = document.body) =>
  userEvent.click(within(container).getByRole('button', { name }))
const focused = () => document.activeElement

test('a trial is paid for from its row', async () => {
  const onPayTrial = vi.fn()
  show({ vps: ready([trialVps]), onPayTrial })
  await press(`Thanh toán ${trialVps.name}`)
  expect(onPayTrial).toHaveBeenCalledExactlyOnceWith(trialVps)
})

test('what an admin has suspended leads to the support tab', async () => {
  const onTabChange = vi.fn()
  const suspended = { ...trialVps, status: 'suspended', suspendedReason: 'admin' } as const
  show({ vps: ready([suspended]), onTabChange })
  await press(`Liên hệ hỗ trợ ${trialVps.name}`)
  expect(onTabChange).toHaveBeenCalledWith('support')
})

test('what could not be created is ordered once more, with the same choice', async () => {
  const onOrder = vi.fn()
  const [created] = instances as [Vps, ...Vps[]]
  const vps = { ...created, status: 'failed', nextCharge: null } as const
  show({ vps: ready([vps]), onOrder })
  await press(`Đặt lại ${vps.name}`)
  expect(onOrder).toHaveBeenCalledExactlyOnceWith({
    planId: expect.any(Number),
    period: vps.billingPeriod,
    locationId: vps.locationId,
    os: expect.any(String),
  })
})

test('a notice shows that loading has failed, and its button loads again; without a failure there is none', async () => {
  const onRetry = vi.fn()
  const notice = () => screen.queryByText(accountTexts.vi.loadFailed)?.closest<HTMLElement>('[role="status"]')
  const { rerender } = show()
  expect(notice()).toBeUndefined()
  rerender(
    <Providers>
      <DashboardPage {...newCustomerProps} error={{ message: 'Máy chủ bận', onRetry }} />
    </Providers>,
  )
  expect(notice()?.textContent).toContain('Máy chủ bận')
  await press(componentMessages.vi.retry)
  expect(onRetry).toHaveBeenCalledOnce()
})

test('figures that could not be loaded are dashes, and say so to screen readers only', () => {
  const failed = { status: 'error', message: 'Máy chủ bận' } as const
  show({ balance: failed, summary: failed })
  for (const words of screen.getAllByText(accountTexts.vi.figures.unknownContext))
    expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1)
})

test('an element focused with the keyboard is scrolled out from under the header', async () => {
  await page.viewport(360, 600)
  show()
  screen.getByRole('button', { name: 'Đặt VPS đầu tiên' }).focus()
  const first = screen.getByRole('button', { name: 'Nạp tiền' })
  for (let tabs = 0; tabs < 8 && focused() !== first; tabs += 1) await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  expect(focused()).toBe(first)
  const header = screen.getByRole('banner')
  await expect
    .poll(() => first.getBoundingClientRect().top - header.getBoundingClientRect().bottom)
    .toBeGreaterThanOrEqual(0)
})
