import { devices, type Locator, type Page } from 'playwright/test'
import { hold } from './hold.ts'
import { expect, test } from './test.ts'
import { enterBackOffice, openDashboard, waitForHydration } from './users.ts'

/** Delays the lazily loaded modules of a page until `release` is called. */
const holdLazyModules = (page: Page) =>
  hold(page, /assets\/(common-dialogs|closed-tabs|MenuPanel|sign-in-dialog|BalanceDialog)-[\w-]+\.js/)

const waitingDialog = (page: Page) => page.getByRole('dialog', { name: 'Đang tải' })

const presses = {
  mouse: (button: Locator) => button.click(),
  keyboard: async (button: Locator) => {
    await button.focus()
    await button.press('Enter')
  },
  touch: (button: Locator) => button.tap(),
}

for (const [device, press] of Object.entries(presses)) {
  test.describe(device, { tag: device === 'keyboard' ? [] : '@long' }, () => {
    if (device === 'touch') {
      const { viewport, userAgent, isMobile, hasTouch } = devices['Moto G4']
      test.use({ viewport, userAgent, isMobile, hasTouch })
    }

    test('a dialog that is opened before its code has loaded opens afterwards', async ({ page }) => {
      const modules = await holdLazyModules(page)
      await openDashboard(page)
      const opener = page.getByRole('main').getByRole('button', { name: 'Nạp tiền' }).first()
      await press(opener)
      await expect(waitingDialog(page).getByRole('button', { name: 'Đóng' })).toBeFocused()
      modules.release()
      const dialog = page.getByRole('dialog', { name: 'Nạp tiền vào ví' })
      await expect(dialog.getByRole('textbox', { name: /Số tiền/ })).toBeFocused()
      await expect(waitingDialog(page)).toBeHidden()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
    })
  })
}

test('Escape closes the waiting dialog, and nothing opens afterwards', { tag: '@long' }, async ({ page }) => {
  const modules = await holdLazyModules(page)
  await openDashboard(page)
  const opener = page.getByRole('main').getByRole('button', { name: 'Nạp tiền' }).first()
  await opener.press('Enter')
  await expect(waitingDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(waitingDialog(page)).toBeHidden()
  await expect(opener).toBeFocused()
  const arrived = page.waitForResponse(/common-dialogs-[\w-]+\.js/)
  modules.release()
  await arrived
  await opener.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Nạp tiền vào ví' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('dialogs whose code fails to load show an error with a retry', async ({ page }) => {
  const files = /assets\/common-dialogs-[\w-]+\.js/
  await page.route(files, (route) => route.abort())
  await openDashboard(page)
  const opener = page.getByRole('main').getByRole('button', { name: 'Nạp tiền' }).first()
  await opener.click()
  const failed = page.getByRole('dialog', { name: 'Không tải được' })
  await expect(failed.getByRole('alert')).toContainText('Vui lòng kiểm tra kết nối mạng rồi thử lại.')
  await page.unroute(files)
  // The retry reloads the page, because a browser requests a failed module only once.
  const loaded = page.waitForEvent('load')
  await failed.getByRole('button', { name: 'Thử lại' }).click()
  await loaded
  // What was open opens again.
  await expect(page.getByRole('dialog', { name: 'Nạp tiền vào ví' })).toBeVisible()
})

test('modules that a page may need later are preloaded', { tag: '@long' }, async ({ page }) => {
  for (const [path, modules] of [
    ['/', ['sign-in-dialog']],
    ['/dashboard', ['common-dialogs', 'closed-tabs', 'MenuPanel']],
  ] as const) {
    const fetched = Promise.all(
      modules.map((module) => page.waitForResponse((response) => response.url().includes(`/assets/${module}-`))),
    )
    if (path === '/dashboard') await openDashboard(page)
    else {
      await page.goto(path)
      await waitForHydration(page)
    }
    for (const response of await fetched) expect(response.ok()).toBe(true)
  }
})

for (const key of ['Enter', 'ArrowDown', undefined]) {
  const title = `a menu that is opened before its code has loaded opens afterwards: ${key ?? 'pointer'}`
  test(title, { tag: key === 'Enter' ? [] : '@long' }, async ({ page }) => {
    const modules = await holdLazyModules(page)
    await openDashboard(page)
    const opener = page.getByRole('banner').getByRole('button', { name: /^Tài khoản của/ })
    await (key ? opener.press(key) : opener.click())
    await expect(waitingDialog(page)).toBeVisible()
    modules.release()
    const menu = page.getByRole('menu')
    await expect(key ? menu.getByRole('menuitem').first() : menu).toBeFocused()
    await expect(waitingDialog(page)).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.press('Enter')
    await expect(menu.getByRole('menuitem').first()).toBeFocused()
  })
}

test('a tab whose content has not loaded is selected immediately, and filled afterwards', async ({ page }) => {
  const modules = await holdLazyModules(page)
  await openDashboard(page)
  await page.getByRole('tab', { name: 'VPS' }).press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Ưu đãi', selected: true })).toBeFocused()
  const panel = page.getByRole('tabpanel', { name: 'Ưu đãi' })
  await expect(panel.getByRole('status')).toHaveText('Đang tải')
  modules.release()
  await expect(panel.getByRole('heading', { level: 2 })).toBeVisible()
})

test('a tab whose content fails to load shows an error with a retry', async ({ page }) => {
  const files = /assets\/closed-tabs-[\w-]+\.js/
  await page.route(files, (route) => route.abort())
  await openDashboard(page)
  await page.getByRole('tab', { name: 'Ví' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Ví' })
  await expect(panel.getByRole('alert')).toContainText('Không tải được')
  await page.unroute(files)
  await panel.getByRole('button', { name: 'Thử lại' }).click()
  await expect(panel.getByText('Lịch sử giao dịch')).toBeVisible()
})

test('closing a lazily loaded dialog of the back-office returns focus to its row', { tag: '@long' }, async ({
  page,
}) => {
  const modules = await holdLazyModules(page)
  await enterBackOffice(page)
  await page.getByRole('tab', { name: 'Người dùng' }).click()
  const opener = page.getByRole('button', { name: /^Sửa số dư/ }).first()
  await opener.press('Enter')
  await expect(waitingDialog(page)).toBeVisible()
  modules.release()
  await expect(page.getByRole('textbox', { name: 'Số dư mới' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})
