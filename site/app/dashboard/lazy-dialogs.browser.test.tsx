import '#ds/css/global.ts'
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { componentMessages } from '#ds/texts/components.ts'
import { DialogsProvider, useDialogs } from './dialogs.tsx'
import { LazyDialogs } from './lazy-dialogs.tsx'
import { lazyTabs } from './tabs.tsx'

const modules = vi.hoisted(() => ({
  tabs: Promise.withResolvers<object>(),
  dialogs: Promise.withResolvers<object>(),
}))
vi.mock('./closed-tabs.tsx', () => modules.tabs.promise)
vi.mock('./common-dialogs.tsx', () => modules.dialogs.promise)
vi.mock('./payment-dialog.tsx', () => ({ SitePaymentDialog: () => null }))
vi.mock('./withdraw-dialog.tsx', () => ({ SiteWithdrawDialog: () => null }))
vi.mock('./new-ticket-dialog.tsx', () => ({ NewTicketDialog: () => null }))

afterEach(cleanup)

test('a tab shows loading rows until its content has loaded', async () => {
  render(
    <MessagesProvider value={componentMessages.vi}>
      <lazyTabs.wallet userId="41" now="2026-11-26T03:00:00.000Z" isKnown onTabChange={vi.fn()} />
    </MessagesProvider>,
  )
  expect(screen.getByRole('status').textContent).toBe(componentMessages.vi.loading)
  await act(async () => modules.tabs.resolve({ WalletTab: () => <p>Ví</p> }))
  await screen.findByText('Ví')
  expect(screen.queryByRole('status')).toBeNull()
})

function Openers() {
  const { open, replaceAll } = useDialogs()
  return (
    <>
      <button type="button" onClick={() => open({ name: 'order' })}>
        Đặt
      </button>
      <button type="button" onClick={() => replaceAll({ name: 'onboarding' })}>
        Hướng dẫn
      </button>
    </>
  )
}

test('a waiting dialog is shown for a dialog that the customer opened, but not for the guide, which opens by itself', async () => {
  render(
    <MessagesProvider value={componentMessages.vi}>
      <MemoryRouter>
        <DialogsProvider enabled>
          <Openers />
          <LazyDialogs userId="41" />
        </DialogsProvider>
      </MemoryRouter>
    </MessagesProvider>,
  )
  const press = (name: string) => act(() => screen.getByRole('button', { name }).click())
  expect(screen.queryByRole('dialog')).toBeNull()
  press('Hướng dẫn')
  expect(screen.queryByRole('dialog')).toBeNull()
  press('Đặt')
  await screen.findByRole('dialog', { name: componentMessages.vi.loading })
  press(componentMessages.vi.close)
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  press('Đặt')
  await act(async () => modules.dialogs.resolve({ CommonDialogs: () => <p>Đặt VPS</p> }))
  await screen.findByText('Đặt VPS')
  expect(screen.queryByRole('dialog')).toBeNull()
})
