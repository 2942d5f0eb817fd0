import type { Page } from 'playwright/test'
import { expect, test } from './test.ts'
import { enterBackOffice, openDashboard } from './users.ts'

/** Opens the tab with the requests of a new customer. */
async function openSupport(page: Page) {
  await openDashboard(page)
  await page.getByRole('tab', { name: 'Hỗ trợ' }).click()
}

const newRequest = (page: Page) => page.getByRole('dialog', { name: 'Tạo yêu cầu hỗ trợ' })

/** Fills in a new request. */
async function fillIn(page: Page, subject: string) {
  await page.getByRole('button', { name: 'Tạo yêu cầu' }).click()
  const dialog = newRequest(page)
  await dialog.getByRole('textbox', { name: 'Tiêu đề' }).fill(subject)
  await dialog.getByRole('combobox', { name: 'Loại yêu cầu' }).selectOption('technical')
  await dialog.getByRole('textbox', { name: 'Nội dung' }).fill('Báo <b>Connection refused</b>.')
  return dialog
}

const onItsPage = (page: Page, subject: string) => page.getByRole('heading', { level: 1, name: subject })
const field = (page: Page) => page.getByRole('textbox', { name: 'Tin nhắn của bạn' })
const log = { name: 'auth.log', mimeType: 'text/plain', buffer: Buffer.from('Connection refused') }

test('what was typed stays after a reload and when the server refuses it; two clicks at once make one request, with its files', async ({
  page,
}) => {
  await openSupport(page)
  await fillIn(page, 'Giữ lại')
  await page.reload()
  // An open dialog is part of the browser's history, so it opens again by itself.
  const dialog = newRequest(page)
  const send = dialog.getByRole('button', { name: 'Gửi yêu cầu' })
  await expect(dialog.getByRole('textbox', { name: 'Tiêu đề' })).toHaveValue('Giữ lại')
  await page.route('**/api/support/tickets', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
  await send.click()
  await expect(dialog.getByText('Chưa gửi được yêu cầu')).toBeVisible()
  await dialog.locator('input[type="file"]').setInputFiles(log)
  await send.dblclick()
  await expect(onItsPage(page, 'Giữ lại')).toBeVisible()
  await expect(page).toHaveURL(/\/tickets\/[^/]+$/)
  await expect(page.getByText('<b>Connection refused</b>')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Tải xuống auth.log' }).click()
  expect((await download).suggestedFilename()).toBe('auth.log')

  await page.locator('input[type="file"]').setInputFiles({ ...log, name: 'syslog.log' })
  await expect(page.getByRole('button', { name: 'Bỏ tệp syslog.log' })).toBeVisible()
  await field(page).fill('Thêm một tệp.')
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await field(page).press('Control+Enter')
  await expect(page.getByRole('link', { name: 'Tải xuống syslog.log' })).toBeVisible()
  await expect(field(page)).toHaveValue('')

  await page.getByRole('link', { name: 'Các yêu cầu hỗ trợ' }).click()
  await expect(page.getByRole('link', { name: 'Giữ lại' })).toHaveCount(1)
  await page.getByRole('link', { name: 'Giữ lại' }).press('Enter')
  await expect(onItsPage(page, 'Giữ lại')).toBeVisible()
})

test('an admin replies to a request, and the customer sees it without a reload and writes back; closed, it is rated and opened again', async ({
  page,
  browser,
}) => {
  await openSupport(page)
  const subject = `Mất kết nối ${crypto.randomUUID().slice(0, 8)}`
  const form = await fillIn(page, subject)
  await form.getByRole('button', { name: 'Gửi yêu cầu' }).click()
  await expect(onItsPage(page, subject)).toBeVisible()

  const office = await browser.newPage()
  await enterBackOffice(office)
  await office.getByRole('tab', { name: 'Hỗ trợ' }).click()
  await office.getByRole('link', { name: subject }).click()
  const ticket = office.getByRole('article').filter({ has: office.getByRole('heading', { name: subject }) })
  await expect(ticket.getByText('Báo <b>Connection refused</b>.')).toBeVisible()
  await ticket.getByRole('textbox', { name: 'Trả lời khách' }).fill('Bạn mở cổng 22 giúp nhé.')
  await ticket.getByRole('button', { name: 'Gửi trả lời' }).dblclick()
  await expect(ticket.getByText('Bạn mở cổng 22 giúp nhé.')).toHaveCount(1)
  await expect(ticket.getByRole('button', { name: 'Đang xử lý' })).toBeVisible()

  await expect(page.getByText('Bạn mở cổng 22 giúp nhé.')).toBeVisible()
  await expect(page.getByText('Đang xử lý')).toBeVisible()
  await field(page).fill('Được rồi, cảm ơn!')
  await page.getByRole('button', { name: 'Gửi', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Được rồi, cảm ơn!' })).toBeVisible()

  // It arrives by itself.
  await expect(ticket.getByText('Được rồi, cảm ơn!')).toBeVisible()
  await ticket.getByRole('button', { name: 'Đang xử lý' }).click()
  await office.getByRole('menuitemradio', { name: /^Đã đóng/ }).click()
  await expect(ticket.getByRole('button', { name: 'Đã đóng' })).toBeVisible()
  await office.close()

  await expect(page.getByText('Yêu cầu đã được đóng')).toBeVisible()
  await page.getByText('5. Rất tốt').click()
  await page.getByRole('button', { name: 'Gửi đánh giá' }).click()
  await expect(page.getByText('Bạn đã đánh giá 5/5: Rất tốt')).toBeVisible()
  await page.getByRole('button', { name: 'Mở lại yêu cầu' }).click()
  await page.getByRole('button', { name: 'Đóng yêu cầu' }).click()
  await expect(page.getByText('Yêu cầu đã được đóng')).toBeVisible()
})
