import { randomInt } from 'node:crypto'
import type { Locator } from 'playwright/test'
import { expect, test } from './test.ts'
import { createSignedInUser, figures, guide, openDashboard, openFirstDashboard } from './users.ts'

/** A number of nobody else: each belongs to one customer. */
const newNumber = () => `09${String(randomInt(100_000_000)).padStart(8, '0')}`

/** Types the number and the code; each step takes 1.5 seconds. */
async function enterCode(container: Locator, phone: string) {
  await container.getByRole('textbox', { name: /Số điện thoại/ }).fill(phone)
  await container.getByRole('button', { name: 'Gửi mã xác minh' }).click()
  await expect(container.getByRole('textbox', { name: /Mã xác minh/ })).toBeFocused()
  await container.page().keyboard.type('123456')
  await container.page().keyboard.press('Enter')
}

async function verifyPhone(container: Locator) {
  await enterCode(container, newNumber())
  await expect(container.getByText('Số điện thoại đã được xác minh')).toBeVisible()
}

test('the guide leads a new customer through phone verification and top-up, once', async ({ page }) => {
  await openFirstDashboard(page)
  const steps = guide(page)
  await steps.getByRole('button', { name: 'Tiếp theo' }).click()
  await verifyPhone(steps)
  await steps.getByRole('button', { name: 'Tiếp theo' }).click()
  expect(await page.evaluate(() => localStorage.getItem('onboardingSeen'))).toBeNull()
  await steps.getByRole('button', { name: 'Nạp tiền' }).click()

  const topUp = page.getByRole('dialog', { name: 'Nạp tiền vào ví' })
  await topUp.getByRole('button', { name: '200.000' }).click()
  await topUp.getByRole('radio', { name: /MoMo/ }).check()
  await topUp.getByRole('button', { name: /^Nạp/ }).click()
  // This is MoMo's page, which the customer leaves again.
  await page.waitForURL(/\/sandbox\/pay/)
  await page.goto('/dashboard')
  await expect(figures(page).getByText('200.000\u00a0₫')).toBeVisible()
  await expect(page.getByText('Số điện thoại chưa được xác minh')).toBeHidden()

  // It is the account's: another browser does not show it either.
  await page.evaluate(() => localStorage.removeItem('onboardingSeen'))
  await page.reload()
  // The server has kept the verification, so neither the line nor the guide is shown again.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Số điện thoại chưa được xác minh')).toBeHidden()
  await expect(guide(page)).toBeHidden()
})

test('a customer who comes to order is not interrupted by the guide, which opens on the next visit', {
  tag: '@long',
}, async ({ page }) => {
  await openFirstDashboard(page)
  await page.goto('/dashboard?order')
  await expect(page.getByRole('dialog', { name: 'Đặt VPS mới' })).toBeVisible()
  await expect(guide(page)).toBeHidden()
  await page.goto('/dashboard')
  await guide(page).getByRole('button', { name: 'Tiếp theo' }).press('Escape')
  await expect(guide(page)).toBeHidden()
})

test('the phone is verified from the banner, which is then removed; an invalid number, or that of another customer, is refused where it was entered', async ({
  page,
}) => {
  const taken = newNumber()
  await createSignedInUser(page)
  const call = async (path: string, data: object) => expect((await page.request.post(path, { data })).ok()).toBe(true)
  await call('/api/account/phone/start', { phone: taken })
  await call('/api/account/phone/confirm', { code: '123456' })

  await openDashboard(page)
  await page.getByRole('button', { name: 'Xác minh ngay' }).click()
  const dialog = page.getByRole('dialog', { name: 'Xác minh số điện thoại' })
  await dialog.getByRole('textbox', { name: /Số điện thoại/ }).fill('123')
  await dialog.getByRole('button', { name: 'Gửi mã xác minh' }).click()
  await expect(dialog.getByText('Số điện thoại chưa đúng, ví dụ 0912 345 678')).toBeVisible()
  await enterCode(dialog, taken)
  await expect(dialog.getByText('Số này đã được xác minh cho một tài khoản khác')).toBeVisible()

  await dialog.getByRole('button', { name: 'Đổi số điện thoại' }).click()
  await verifyPhone(dialog)
  await dialog.getByRole('button', { name: 'Xong' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Số điện thoại chưa được xác minh')).toBeHidden()
  await page.getByRole('tab', { name: 'Tổng quan' }).click()
  await expect(page.getByText('Đã hoàn thành 1/2 bước')).toBeVisible()
})

test('the online support accepts a message, and another one', async ({ page }) => {
  await openDashboard(page)
  await page.getByRole('button', { name: 'Trò chuyện trực tuyến' }).click()
  const chat = page.getByRole('dialog', { name: 'Trò chuyện trực tuyến' })
  const message = chat.getByLabel('Tin nhắn của bạn')
  await expect(message).toBeFocused()
  const send = chat.getByRole('button', { name: 'Gửi', exact: true })
  await send.click()
  await expect(chat.getByText('Vui lòng nhập nội dung tin nhắn')).toBeVisible()
  await message.fill('VPS của tôi không kết nối được SSH.')
  await send.click()
  await expect(chat.getByRole('listitem').filter({ hasText: 'không kết nối được SSH' })).toBeVisible()
  await message.fill('Từ sáng nay.')
  await send.click()
  await expect(chat.getByRole('listitem').filter({ hasText: 'Từ sáng nay.' })).toBeVisible()
  await expect(message).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Trò chuyện trực tuyến' })).toBeFocused()
})
