import { expect, test } from './test.ts'
import { HYDRATED, translate } from './translator.ts'
import {
  dong,
  enterBackOffice,
  figures,
  fillInOrder,
  newUser,
  notifications,
  topUp,
  waitForHydration,
} from './users.ts'

// With TRANSLATED=1 the other journeys can be made on translated pages too. This one is in every run.
test('a page that the browser translates can be used, and shows what is there now', async ({ page, context }) => {
  await context.addInitScript(translate, HYDRATED)
  const customer = newUser()
  await page.goto('/')
  await page.getByRole('button', { name: 'Đăng nhập' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Đăng ký ngay' }).click()
  await dialog.getByLabel('Họ và tên').fill('Lan Nguyễn Thị')
  await dialog.getByLabel('Email').fill(customer.email)
  await dialog.getByRole('textbox', { name: 'Mật khẩu', exact: true }).fill(customer.password)
  await dialog.getByRole('textbox', { name: 'Xác nhận mật khẩu' }).fill(customer.password)
  await dialog.getByRole('button', { name: 'Đăng ký', exact: true }).click()
  await expect(notifications(page)).toContainText('Đăng ký thành công')

  await page.evaluate(() => localStorage.setItem('onboardingSeen', 'true'))
  await page.goto('/dashboard')
  await topUp(page, '200.000')
  await page.goto('/dashboard')
  await expect(figures(page).getByText(dong('200.000'))).toBeVisible()
  const order = await fillInOrder(page, 'ban-dich')
  await order.getByRole('button', { name: 'Đặt VPS' }).click()
  await expect(page.getByRole('row', { name: /ban-dich/ }).getByText('Đang chạy')).toBeVisible()
  await expect(figures(page).getByText(dong('165.700'))).toBeVisible()
  for (const name of ['Tổng quan', 'Ưu đãi', 'Ví', 'Hỗ trợ', 'VPS']) {
    await page.getByRole('tab', { name, exact: true }).click()
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
  }
  await waitForHydration(page)
  await page.getByRole('button', { name: /Tài khoản của/ }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hello')
  await expect(page.getByRole('tab')).toHaveText(['Overview', 'VPS', 'Offers', 'Wallet', 'Support'])
  await expect(page.getByText('₫165,700').filter({ visible: true }).first()).toBeVisible()
  await expect(page.locator('font').first()).toBeAttached()

  await page.evaluate(() => localStorage.removeItem('language'))
  await context.clearCookies({ name: 'language' })
  await enterBackOffice(page)
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  }
})

test('a page that was translated before its script has loaded is rendered again', async ({ page, context }) => {
  await context.addInitScript(translate, 'DOMContentLoaded')
  await page.goto('/')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeVisible()
  expect(await page.locator('font').count()).toBeGreaterThan(0)
})
