import '#ds/css/global.ts'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DashboardHeader } from '#ds/account/DashboardHeader/index.ts'
import { Providers } from '#ds/screens/DashboardScreen/dashboard-test-tools.tsx'
import { accountTexts } from '#ds/texts/account.ts'
import { machinePageTexts as texts } from '#ds/texts/machine-page.ts'
import { ready, user } from '#stories/fixtures/account.ts'
import { done } from '#stories/fixtures/actions.ts'
import { machineProps } from '#stories/fixtures/machine-page.ts'
import { machines } from '#stories/fixtures/machines.ts'
import { MachineScreen, type MachineScreenProps } from './MachineScreen.tsx'

beforeEach(() => Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined))))
afterEach(cleanup)

const header = <DashboardHeader user={user} texts={accountTexts.vi.header} onSignOut={done} />

const show = (props: Partial<MachineScreenProps> = {}) =>
  render(
    <Providers>
      <MachineScreen {...machineProps} header={header} {...props} />
    </Providers>,
  )

const box = (element: Element) => element.getBoundingClientRect()

test('on a phone name, address, renewal and price are in view above 210 px, and the buttons and tabs above the bar', async () => {
  await page.viewport(360, 780)
  show()
  expect(box(screen.getByRole('heading', { level: 1 })).bottom).toBeLessThan(60)
  expect(box(screen.getByText('ssh root@203.0.113.17')).bottom).toBeLessThan(160)
  expect(box(screen.getByText('còn 12 ngày')).bottom).toBeLessThanOrEqual(210)
  expect(box(screen.getByText(/^89\.000\s₫ mỗi tháng$/)).bottom).toBeLessThanOrEqual(210)
  const bar = screen.getByRole('navigation', { name: machineProps.areas.label })
  expect(box(screen.getByRole('tablist')).bottom).toBeLessThan(box(bar).top)
  expect(within(bar).getAllByRole('link')).toHaveLength(5)
  expect(document.documentElement.scrollWidth).toBe(360)
})

test('on a desktop the graphs, what happened last and the configuration are in the first fold', async () => {
  await page.viewport(1440, 900)
  show()
  expect(box(screen.getByRole('heading', { level: 1 })).top).toBeLessThan(130)
  expect(box(screen.getByRole('tablist')).bottom).toBeLessThan(310)
  const [cpu] = screen.getAllByRole('figure')
  expect(box(cpu as Element).bottom).toBeLessThan(620)
  expect(box(screen.getByRole('region', { name: texts.vi.configuration.heading })).bottom).toBeLessThan(900)
})

test('the console takes the place of facts and buttons on a phone, but not on a desktop', async () => {
  await page.viewport(360, 780)
  show({ tab: 'console', console: <div data-testid="terminal">…</div> })
  expect(box(screen.getByTestId('terminal')).top).toBeLessThan(207)
  expect(screen.getByText('ssh root@203.0.113.17').checkVisibility()).toBe(false)
  await page.viewport(1440, 900)
  expect(screen.getByText('ssh root@203.0.113.17').checkVisibility()).toBe(true)
})

test('the terminal is mounted only while its tab is open and the machine runs', () => {
  const terminal = <div data-testid="terminal">…</div>
  const { unmount } = show({ console: terminal })
  expect(screen.queryByTestId('terminal')).toBeNull()
  unmount()
  show({ console: terminal, tab: 'console', machine: ready(machines.off) })
  expect(screen.queryByTestId('terminal')).toBeNull()
  expect(screen.getByRole('tabpanel').textContent).toContain(machineProps.words.impossible.not_running)
})

test('tabs are reached and changed by the keyboard', async () => {
  const chosen: string[] = []
  show({ onTabChange: (tab) => void chosen.push(tab) })
  screen.getByRole('tab', { name: texts.vi.tabs.overview }).focus()
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.keyboard('{End}')
  expect(chosen.at(0)).toBe('console')
  expect(chosen.at(-1)).toBe('settings')
})

test('a dialog of the menu has the focus, and gives it back to the button of the menu', async () => {
  await page.viewport(1440, 900)
  show()
  const more = screen.getByRole('button', { name: texts.vi.head.more })
  more.focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('menu')
  await userEvent.keyboard('{Home}{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Cài lại cua-hang-online?' })
  await waitFor(() =>
    expect(within(dialog).getByRole('button', { name: texts.vi.rebuild.keep })).toBe(document.activeElement),
  )
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(more))
})

test('an action that became impossible while its confirmation was open cannot be sent', async () => {
  const sent: unknown[] = []
  const onAction = async (request: unknown) => {
    sent.push(request)
    return { ok: true as const }
  }
  const { rerender } = show({ onAction })
  await userEvent.click(screen.getByRole('button', { name: texts.vi.head.more }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Khởi động cứng/ }))
  const dialog = await screen.findByRole('dialog')
  rerender(
    <Providers>
      <MachineScreen {...machineProps} onAction={onAction} machine={ready(machines.rebooting)} />
    </Providers>,
  )
  const button = within(dialog).getByRole('button', { name: texts.vi.questions.reset.confirm })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  button.click()
  expect(sent).toEqual([])
})
