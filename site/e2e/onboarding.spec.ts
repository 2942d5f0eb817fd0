import type { Locator } from 'playwright/test'
import { expect, test } from './test.ts'
import { figures, guide, openDashboard, openFirstDashboard } from './users.ts'

/** Types the number and the code; each step takes 1.5 seconds. */
async function verifyPhone(container: Locator) {
  await container.getByRole('textbox', { name: /Số điện thoại/ }).fill('0912 345 678')
  await container.getByRole('button', { name: 'Gửi mã xác minh' }).click()
  await expect(container.getByRole('textbox', { name: /Mã xác minh/ })).toBeFocused()
  await container.page().keyboard.type('123456')
  await container.page().keyboard.press('Enter')
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
  await topUp.getByRole('button', { name: 'Nạp tiền' }).click()
  await expect(figures(page).getByText('200.000\u00a0₫')).toBeVisible()
  await expect(page.getByText('Số điện thoại chưa được xác minh')).toBeHidden()

  expect(await page.evaluate(() => localStorage.getItem('onboardingSeen'))).toBe('true')
  await page.reload()
  // The verification was simulated without a request, so the banner is shown again. The guide is not.
  await expect(page.getByText('Số điện thoại chưa được xác minh')).toBeVisible()
  await expect(guide(page)).toBeHidden()
})

test('a customer who comes to order is not interrupted by the guide, which opens on the next visit', async ({
  page,
}) => {
  await openFirstDashboard(page)
  await page.goto('/dashboard?order')
  await expect(page.getByRole('dialog', { name: 'Đặt VPS mới' })).toBeVisible()
  await expect(guide(page)).toBeHidden()
  await page.goto('/dashboard')
  await guide(page).getByRole('button', { name: 'Tiếp theo' }).press('Escape')
  await expect(guide(page)).toBeHidden()
})

test('the phone can be verified from the banner, which is then removed', async ({ page }) => {
  await openDashboard(page)
  await page.getByRole('button', { name: 'Xác minh ngay' }).click()
  const dialog = page.getByRole('dialog', { name: 'Xác minh số điện thoại' })
  await verifyPhone(dialog)
  await dialog.getByRole('button', { name: 'Xong' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Số điện thoại chưa được xác minh')).toBeHidden()
  await page.getByRole('tab', { name: 'Tổng quan' }).click()
  await expect(page.getByText('Đã hoàn thành 1/2 bước')).toBeVisible()
})

test('the online support accepts a message, and another one', async ({ page }) => {
  const { email } = await openDashboard(page)
  await page.getByRole('button', { name: 'Hỗ trợ trực tuyến' }).click()
  const chat = page.getByRole('dialog', { name: 'Hỗ trợ trực tuyến' })
  await expect(chat.getByLabel('Email')).toHaveValue(email)
  await chat.getByRole('button', { name: 'Gửi tin nhắn' }).click()
  await expect(chat.getByText('Vui lòng điền đầy đủ thông tin')).toBeVisible()
  await chat.getByLabel('Tin nhắn').fill('VPS của tôi không kết nối được SSH.')
  await chat.getByRole('button', { name: 'Gửi tin nhắn' }).click()
  await expect(chat.getByText(`Chúng tôi sẽ trả lời qua ${email} trong vòng 24 giờ.`)).toBeVisible()
  await chat.getByRole('button', { name: 'Viết tin nhắn khác' }).click()
  await expect(chat.getByLabel('Tin nhắn')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Hỗ trợ trực tuyến' })).toBeFocused()
})
