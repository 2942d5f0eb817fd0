import { devices, type Locator, type Page } from 'playwright/test'
import { hold } from './hold.ts'
import { enterBackOffice, newCustomer, takenOver } from './people.ts'
import { expect, test } from './test.ts'

/** The parts of a page that are fetched apart from it wait. */
const holdParts = (page: Page) =>
  hold(page, /assets\/(DashboardDialogs|DashboardPanel|MenuPanel|sign-in-dialog|BalanceEdit)-[\w-]+\.js/)

const waiting = (page: Page) => page.getByRole('dialog', { name: 'Đang tải' })

const presses = {
  mouse: (button: Locator) => button.click(),
  keyboard: async (button: Locator) => {
    await button.focus()
    await button.press('Enter')
  },
  touch: (button: Locator) => button.tap(),
}

for (const [way, press] of Object.entries(presses)) {
  test.describe(way, () => {
    if (way === 'touch') {
      const { viewport, userAgent, isMobile, hasTouch } = devices['Moto G4']
      test.use({ viewport, userAgent, isMobile, hasTouch })
    }

    test('a dialog that is asked for before its code is there opens once it has come', async ({ page }) => {
      const parts = await holdParts(page)
      await newCustomer(page)
      const opener = page.getByRole('main').getByRole('button', { name: 'Nạp tiền' }).first()
      await press(opener)
      await expect(waiting(page).getByRole('button', { name: 'Đóng' })).toBeFocused()
      parts.release()
      const dialog = page.getByRole('dialog', { name: 'Nạp tiền vào ví' })
      await expect(dialog.getByRole('textbox', { name: /Số tiền/ })).toBeFocused()
      await expect(waiting(page)).toBeHidden()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
    })
  })
}

test('whoever does not want to wait leaves, and nothing opens afterwards', async ({ page }) => {
  const parts = await holdParts(page)
  await newCustomer(page)
  const opener = page.getByRole('main').getByRole('button', { name: 'Nạp tiền' }).first()
  await opener.press('Enter')
  await expect(waiting(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(waiting(page)).toBeHidden()
  await expect(opener).toBeFocused()
  const arrived = page.waitForResponse(/DashboardDialogs-[\w-]+\.js/)
  parts.release()
  await arrived
  await opener.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Nạp tiền vào ví' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('dialogs whose code cannot be had say so, and try again', async ({ page }) => {
  const files = /assets\/DashboardDialogs-[\w-]+\.js/
  await page.route(files, (route) => route.abort())
  await newCustomer(page)
  const opener = page.getByRole('main').getByRole('button', { name: 'Nạp tiền' }).first()
  await opener.click()
  const failed = page.getByRole('dialog', { name: 'Chưa tải được' })
  await expect(failed.getByRole('alert')).toContainText('Vui lòng kiểm tra kết nối mạng rồi thử lại.')
  await page.unroute(files)
  // The page is loaded anew: a browser asks only once for a module.
  const loaded = page.waitForEvent('load')
  await failed.getByRole('button', { name: 'Thử lại' }).click()
  await loaded
  await opener.click()
  await expect(page.getByRole('dialog', { name: 'Nạp tiền vào ví' })).toBeVisible()
})

test('what a page may need later is fetched while nobody asks for it', async ({ page }) => {
  for (const [path, parts] of [
    ['/', ['sign-in-dialog']],
    ['/dashboard', ['DashboardDialogs', 'DashboardPanel', 'MenuPanel']],
  ] as const) {
    const fetched = Promise.all(
      parts.map((part) => page.waitForResponse((response) => response.url().includes(`/assets/${part}-`))),
    )
    if (path === '/dashboard') await newCustomer(page)
    else {
      await page.goto(path)
      await takenOver(page)
    }
    for (const response of await fetched) expect(response.ok()).toBe(true)
  }
})

for (const key of ['Enter', 'ArrowDown', undefined]) {
  test(`a menu whose code is not there yet opens once it has come: ${key ?? 'pointer'}`, async ({ page }) => {
    const parts = await holdParts(page)
    await newCustomer(page)
    const opener = page.getByRole('banner').getByRole('button', { name: /^Tài khoản của/ })
    await (key ? opener.press(key) : opener.click())
    await expect(waiting(page)).toBeVisible()
    parts.release()
    const menu = page.getByRole('menu')
    await expect(key ? menu.getByRole('menuitem').first() : menu).toBeFocused()
    await expect(waiting(page)).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.press('Enter')
    await expect(menu.getByRole('menuitem').first()).toBeFocused()
  })
}

test('a tab whose content is not there yet is chosen at once, and filled once it has come', async ({ page }) => {
  const parts = await holdParts(page)
  await newCustomer(page)
  await page.getByRole('tab', { name: 'VPS' }).press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Ưu đãi', selected: true })).toBeFocused()
  const panel = page.getByRole('tabpanel', { name: 'Ưu đãi' })
  await expect(panel.getByRole('status')).toHaveText('Đang tải')
  parts.release()
  await expect(panel.getByRole('heading', { level: 2 })).toBeVisible()
})

test('a tab whose content cannot be had says so, and tries again', async ({ page }) => {
  const files = /assets\/DashboardPanel-[\w-]+\.js/
  await page.route(files, (route) => route.abort())
  await newCustomer(page)
  await page.getByRole('tab', { name: 'Ví' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Ví' })
  await expect(panel.getByRole('alert')).toContainText('Chưa tải được')
  await page.unroute(files)
  await panel.getByRole('button', { name: 'Thử lại' }).click()
  await expect(panel.getByText('Lịch sử giao dịch')).toBeVisible()
})

test('a row of the back-office gets the focus back from a dialog that came late', async ({ page }) => {
  const parts = await holdParts(page)
  await enterBackOffice(page)
  await page.getByRole('tab', { name: 'Người dùng' }).click()
  const opener = page.getByRole('button', { name: /^Sửa số dư/ }).first()
  await opener.press('Enter')
  await expect(waiting(page)).toBeVisible()
  parts.release()
  await expect(page.getByRole('textbox', { name: 'Số dư mới' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})
