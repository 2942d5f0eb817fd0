import type { Page } from 'playwright/test'
import { expect, test } from './test.ts'
import { createMachine, createSignedInUser } from './users.ts'

/** Opens the page of a new machine that runs. */
async function openMachine(page: Page, name: string): Promise<void> {
  await createSignedInUser(page)
  await page.goto(`/dashboard/vps/${await createMachine(page, name)}`)
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

/** What the terminal shows, as screen readers have it. */
const screen = (page: Page) => page.locator('.xterm-accessibility')

test('a machine is switched off and on again, and its page says so without a reload; its console can be typed in, and F6 leaves it', async ({
  page,
}) => {
  await openMachine(page, 'web-01')
  await expect(page.getByText(/ssh root@\d+\.\d+\.\d+\.\d+/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Tắt', exact: true }).click()
  const start = page.getByRole('button', { name: 'Bật', exact: true })
  await expect(start).toBeEnabled()
  await page.reload()
  await start.click()
  await expect(page.getByRole('button', { name: 'Tắt', exact: true })).toBeEnabled()
  await page.getByRole('tab', { name: 'Lịch sử' }).click()
  await expect(page.getByRole('tabpanel')).toContainText('Đã tắt')

  await page.getByRole('tab', { name: 'Console' }).click()
  await expect(page.getByText('Đã kết nối').first()).toBeVisible()
  await page.locator('.xterm').click()
  await page.keyboard.type('uname -a\n')
  await expect(screen(page)).toContainText('Linux web-01')
  await page.keyboard.press('F6')
  await expect(page.locator('.xterm-helper-textarea')).not.toBeFocused()
})

test('a machine is rebuilt only when its name is typed, and its page is the same on a phone', async ({ page }) => {
  await openMachine(page, 'web-02')
  await page.setViewportSize({ width: 360, height: 780 })
  await page.getByRole('tab', { name: 'Cài đặt' }).click()
  await page.getByRole('button', { name: /^Cài lại/ }).click()
  const dialog = page.getByRole('dialog')
  const rebuild = dialog.getByRole('button', { name: /^Cài lại/ })
  await expect(rebuild).toBeDisabled()
  await dialog.getByRole('textbox').last().fill('web-02')
  await rebuild.click()
  await expect(dialog).toBeHidden()
  await page.getByRole('tab', { name: 'Lịch sử' }).click()
  await expect(page.getByRole('tabpanel')).toContainText('Đã cài lại')
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(360)
})
