import { devices } from 'playwright/test'
import { expect, test } from './test.ts'
import { dong, figures, guide, newUser } from './users.ts'

const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Moto G4']
test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch })

test('on a slow phone a visitor can register, top up, order and get an active VPS', { tag: '@long' }, async ({
  page,
}) => {
  // This is Lighthouse's mobile profile: a CPU four times slower, and slow 4G.
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
  const customer = newUser()
  await page.goto('/')
  await page.getByRole('link', { name: 'Chọn Basic VPS' }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Họ và tên').fill(`${customer.firstName} ${customer.lastName}`)
  await dialog.getByLabel('Email').fill(customer.email)
  await dialog.getByRole('textbox', { name: 'Mật khẩu', exact: true }).fill(customer.password)
  await dialog.getByRole('textbox', { name: 'Xác nhận mật khẩu' }).fill(customer.password)
  await dialog.getByRole('button', { name: 'Đăng ký', exact: true }).tap()
  await expect(page.getByRole('banner').getByRole('button', { name: customer.firstName })).toBeVisible()

  // After signing in, the plan leads to the order, which leads to the top-up and back.
  await page.getByRole('link', { name: 'Chọn Basic VPS' }).tap()
  const order = page.getByRole('dialog', { name: 'Đặt VPS mới' })
  await order.getByRole('radio', { name: 'Basic VPS' }).check()
  await order.getByRole('radio', { name: /Hà Nội/ }).check()
  await order.getByRole('radio', { name: /Debian 13/ }).check()
  await order.getByLabel('Tên VPS').fill('cửa-hàng')
  await order.getByRole('button', { name: /^Nạp \d/ }).tap()
  const topUp = page.getByRole('dialog', { name: 'Nạp tiền vào ví' })
  await topUp.getByRole('radio', { name: /MoMo/ }).check()
  await topUp.getByRole('button', { name: /^Nạp/ }).tap()
  // This is MoMo's page, which the customer leaves again: the order completes itself.
  await page.waitForURL(/\/sandbox\/pay/)
  await page.goto('/dashboard?tab=vps')
  await expect(guide(page)).toBeHidden()
  const instance = page.getByRole('tabpanel').getByRole('row').filter({ hasText: 'cửa-hàng' })
  await expect(instance).toBeVisible()
  await expect(instance.getByText('Đang chạy')).toBeVisible()
  await expect(figures(page).getByText(dong('15.700'))).toBeVisible()
})
