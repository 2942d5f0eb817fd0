import '#ds/css/global.ts'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import type { DashboardDialog } from '#ds/screens/DashboardScreen/index.ts'
import { componentMessages } from '#ds/texts/components.ts'
import { createTestProviders, fakeApi } from '#site/testing/fake-api-test-tools.tsx'
import { dashboardProps } from '#stories/fixtures/dashboard.ts'
import { DashboardDialogs, DashboardPanel } from './dashboard-components.tsx'

const modules = vi.hoisted(() => ({
  panel: Promise.withResolvers<object>(),
  dialogs: Promise.withResolvers<object>(),
}))
vi.mock('#ds/screens/DashboardScreen/DashboardPanel.tsx', () => modules.panel.promise)
vi.mock('#ds/screens/DashboardScreen/DashboardDialogs.tsx', () => modules.dialogs.promise)

afterEach(cleanup)

test('a tab shows loading rows until its panel has loaded', async () => {
  render(
    <MessagesProvider value={componentMessages.vi}>
      <DashboardPanel
        {...dashboardProps}
        tab="wallet"
        onOrder={vi.fn()}
        onTopUp={vi.fn()}
        onWithdraw={vi.fn()}
        onPayTrial={vi.fn()}
        onCreateTicket={vi.fn()}
      />
    </MessagesProvider>,
  )
  expect(screen.getByRole('status').textContent).toBe(componentMessages.vi.loading)
  await act(async () => modules.panel.resolve({ DashboardPanel: () => <p>Ví</p> }))
  await screen.findByText('Ví')
  expect(screen.queryByRole('status')).toBeNull()
})

test('a waiting dialog is shown for a dialog that the customer opened, but not for the guide, which opens by itself', async () => {
  const onDialogChange = vi.fn()
  fakeApi({ 'GET /api/account/ssh-keys?limit=200': [] })
  const { wrapper: Wrapper } = createTestProviders()
  const dialogs = (dialog: DashboardDialog | null) => (
    <Wrapper>
      <DashboardDialogs {...dashboardProps} dialog={dialog} onDialogChange={onDialogChange} finalFocus={null} />
    </Wrapper>
  )
  const { rerender } = render(dialogs(null))
  expect(screen.queryByRole('dialog')).toBeNull()
  rerender(dialogs({ name: 'onboarding' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  rerender(dialogs({ name: 'order' }))
  expect(screen.getByRole('dialog', { name: componentMessages.vi.loading })).toBeDefined()
  act(() => screen.getByRole('button', { name: componentMessages.vi.close }).click())
  expect(onDialogChange).toHaveBeenCalledExactlyOnceWith(null)
  await act(async () => modules.dialogs.resolve({ DashboardDialogs: () => <p>Đặt VPS</p> }))
  await screen.findByText('Đặt VPS')
  expect(screen.queryByRole('dialog')).toBeNull()
})
