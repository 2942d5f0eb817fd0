import '#ds/css/global.ts'
import { cleanup, configure, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { OrderCatalog } from '#contracts/catalog.ts'
import { accountTexts } from '#ds/texts/vi/account.ts'
import type { DashboardDialog } from './DashboardDialogs.tsx'
import { DashboardScreen } from './DashboardScreen.tsx'
import { lan, Providers, succeeds } from './dashboard-test-tools.tsx'

// The dialogs come when the browser is idle, which a busy machine seldom is.
configure({ asyncUtilTimeout: 10_000 })
beforeEach(() => page.viewport(1000, 900))
afterEach(cleanup)

const catalog: OrderCatalog = {
  plans: [
    {
      id: 1,
      name: 'Basic',
      cpu: 1,
      ram: 1,
      storage: 20,
      bandwidth: 1000,
      priceMonthly: 49_000,
      priceYearly: 490_000,
      osSupported: ['ubuntu'],
    },
  ],
  locations: [{ id: 1, name: 'Ho Chi Minh', country: 'Vietnam', city: 'Ho Chi Minh', flag: 'vn' }],
  operatingSystems: [{ id: 'ubuntu', name: 'Ubuntu 22.04 LTS' }],
}
const nothing = { status: 'ready', data: [] } as const

/** Keeps the dialog and the verified phone, as the route does. */
function Page({ opens }: { opens: DashboardDialog | null }) {
  const [dialog, setDialog] = useState(opens)
  const [isPhoneVerified, setPhoneVerified] = useState(false)
  return (
    <Providers>
      <DashboardScreen
        texts={accountTexts}
        user={{ ...lan, isPhoneVerified }}
        now="2026-11-21T03:00:00.000Z"
        balance={{ status: 'ready', data: '0' }}
        summary={{ status: 'loading' }}
        vps={nothing}
        transactions={nothing}
        tickets={nothing}
        catalog={{ status: 'ready', data: catalog }}
        tab="vps"
        onTabChange={() => undefined}
        dialog={dialog}
        onDialogChange={setDialog}
        onOrder={succeeds}
        onTopUp={succeeds}
        onCancelTopUp={succeeds}
        onSendCode={succeeds}
        onVerifyPhone={async () => {
          setPhoneVerified(true)
          return succeeds()
        }}
        onSendMessage={succeeds}
        onSignOut={() => undefined}
      />
    </Providers>
  )
}

const show = (opens: DashboardDialog | null = null) => render(<Page opens={opens} />)
const dialog = (name: string) => screen.findByRole('dialog', { name })
const press = (name: string, place: HTMLElement = document.body) =>
  userEvent.click(within(place).getByRole('button', { name }))
const focused = () => document.activeElement
const heading = () => screen.queryByRole('heading', { level: 1, name: 'Xin chào, Lan' })

/** Escape, once the dialog has taken the focus. */
async function leave(name: string) {
  const open = await dialog(name)
  await expect.poll(() => open.contains(focused())).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
}

test('the guide that opened by itself leaves the focus on the heading of the page', async () => {
  show({ name: 'onboarding' })
  await leave('Bắt đầu với Sen Cloud')
  await expect.poll(() => heading() !== null && focused() === heading()).toBe(true)
})

test('so does the top-up that the guide led to', async () => {
  show({ name: 'onboarding' })
  const guide = await dialog('Bắt đầu với Sen Cloud')
  await press('Tiếp theo', guide)
  await press('Để sau', guide)
  await press('Nạp tiền', guide)
  await leave('Nạp tiền vào ví')
  await expect.poll(() => heading() !== null && focused() === heading()).toBe(true)
})

test('the top-up that an order led to gives the focus back to the button that opened the order', async () => {
  show()
  await press('Đặt VPS đầu tiên')
  const order = await dialog('Đặt VPS mới')
  await expect.poll(() => order.contains(focused())).toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: 'Basic' }))
  await press('Nạp tiền', order)
  await leave('Nạp tiền vào ví')
  await expect.poll(() => focused()?.textContent).toBe('Đặt VPS đầu tiên')
})

test('once the phone is verified its banner has gone, and the heading takes the focus', async () => {
  show()
  await press('Xác minh ngay')
  const phone = await dialog('Xác minh số điện thoại')
  await expect.poll(() => phone.contains(focused())).toBe(true)
  await userEvent.keyboard('0912 345 678{Enter}')
  await expect.poll(() => screen.queryByRole('textbox', { name: /Mã xác minh/ })).not.toBeNull()
  await expect.poll(() => focused()).toBe(screen.getByRole('textbox', { name: /Mã xác minh/ }))
  await userEvent.keyboard('123456{Enter}')
  await expect.poll(() => screen.queryByRole('button', { name: 'Xong' })).not.toBeNull()
  await press('Xong')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  await expect.poll(() => heading() !== null && focused() === heading()).toBe(true)
})

test('what gets the focus by the keyboard is scrolled clear of the header', async () => {
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
