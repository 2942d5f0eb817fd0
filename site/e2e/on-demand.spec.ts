import { devices, type Locator, type Page } from 'playwright/test'
import { enterBackOffice, newCustomer, takenOver } from './people.ts'
import { expect, test } from './test.ts'

/** Files of the dialogs that are asked for wait until `arrive` is called. */
async function holdDialogs(page: Page) {
  const gate = Promise.withResolvers<void>()
  await page.route(/assets\/(DashboardDialogs|sign-in-dialog|BalanceEdit)-[\w-]+\.js/, async (route) => {
    await gate.promise
    await route.continue()
  })
  return { arrive: gate.resolve }
}

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
      const dialogs = await holdDialogs(page)
      await newCustomer(page)
      const opener = page.getByRole('main').getByRole('button', { name: 'Nạp tiền' }).first()
      await press(opener)
      await expect(waiting(page).getByRole('button', { name: 'Đóng' })).toBeFocused()
      dialogs.arrive()
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
  const dialogs = await holdDialogs(page)
  await newCustomer(page)
  const opener = page.getByRole('main').getByRole('button', { name: 'Nạp tiền' }).first()
  await opener.press('Enter')
  await expect(waiting(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(waiting(page)).toBeHidden()
  await expect(opener).toBeFocused()
  const arrived = page.waitForResponse(/DashboardDialogs-[\w-]+\.js/)
  dialogs.arrive()
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
  await failed.getByRole('button', { name: 'Thử lại' }).click()
  await opener.click()
  await expect(page.getByRole('dialog', { name: 'Nạp tiền vào ví' })).toBeVisible()
})

test('the dialogs of a page are fetched while nobody asks for them', async ({ page }) => {
  for (const [path, file] of [
    ['/', /assets\/sign-in-dialog-[\w-]+\.js/],
    ['/dashboard', /assets\/DashboardDialogs-[\w-]+\.js/],
  ] as const) {
    const fetched = page.waitForResponse(file)
    if (path === '/dashboard') await newCustomer(page)
    else {
      await page.goto(path)
      await takenOver(page)
    }
    expect((await fetched).ok()).toBe(true)
  }
})

test('a row of the back-office gets the focus back from a dialog that came late', async ({ page }) => {
  const dialogs = await holdDialogs(page)
  await enterBackOffice(page)
  await page.getByRole('tab', { name: 'Người dùng' }).click()
  const opener = page.getByRole('button', { name: /^Sửa số dư/ }).first()
  await opener.press('Enter')
  await expect(waiting(page)).toBeVisible()
  dialogs.arrive()
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})
