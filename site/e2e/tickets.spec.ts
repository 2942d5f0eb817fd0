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

test('two presses at once make one request, whose text is shown as it was typed', async ({ page }) => {
  await openSupport(page)
  const dialog = await fillIn(page, 'Hai lần')
  await dialog.getByRole('button', { name: 'Gửi yêu cầu' }).dblclick()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Hai lần' })).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Hai lần' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Hai lần' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Hai lần' }).getByText('<b>Connection refused</b>')).toBeVisible()
})

test('what was typed stays while the dialog is closed, and when the server refuses it', async ({ page }) => {
  await openSupport(page)
  let dialog = await fillIn(page, 'Giữ lại')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Tạo yêu cầu' }).click()
  dialog = newRequest(page)
  await expect(dialog.getByRole('textbox', { name: 'Tiêu đề' })).toHaveValue('Giữ lại')
  await page.route('**/api/support/tickets', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
  await dialog.getByRole('button', { name: 'Gửi yêu cầu' }).click()
  await expect(dialog.getByText('Chưa gửi được yêu cầu')).toBeVisible()
  await dialog.getByRole('button', { name: 'Gửi yêu cầu' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Giữ lại' })).toBeVisible()
})

test('an admin replies to a request, and the customer sees the reply and writes back', async ({ page, browser }) => {
  await openSupport(page)
  const subject = `Mất kết nối ${crypto.randomUUID().slice(0, 8)}`
  const form = await fillIn(page, subject)
  await form.getByRole('button', { name: 'Gửi yêu cầu' }).click()
  await expect(form).toBeHidden()

  const office = await browser.newPage()
  await enterBackOffice(office)
  await office.getByRole('tab', { name: 'Hỗ trợ' }).click()
  await office.getByRole('button', { name: `Mở: ${subject}` }).click()
  const ticket = office.getByRole('dialog', { name: subject })
  await expect(ticket.getByText('Báo <b>Connection refused</b>.')).toBeVisible()
  await ticket.getByRole('textbox', { name: 'Trả lời' }).fill('Bạn mở cổng 22 giúp nhé.')
  await ticket.getByRole('button', { name: 'Gửi trả lời' }).dblclick()
  await expect(ticket.getByRole('listitem')).toHaveCount(2)
  await expect(ticket.getByRole('combobox')).toHaveValue('in_progress')

  await page.getByRole('button', { name: subject }).click()
  const conversation = page.getByRole('dialog', { name: subject })
  await expect(conversation.getByText('Bạn mở cổng 22 giúp nhé.')).toBeVisible()
  await expect(conversation.getByText('Đang xử lý')).toBeVisible()
  await conversation.getByRole('textbox', { name: 'Trả lời' }).fill('Được rồi, cảm ơn!')
  await conversation.getByRole('button', { name: 'Gửi trả lời' }).click()
  await expect(conversation.getByRole('listitem')).toHaveCount(3)

  await office.keyboard.press('Escape')
  await office.getByRole('button', { name: `Mở: ${subject}` }).click()
  await expect(ticket.getByText('Được rồi, cảm ơn!')).toBeVisible()
  await ticket.getByRole('combobox').selectOption('closed')
  await expect(ticket.getByRole('combobox')).toHaveValue('closed')
  await office.close()
})
