import { createHmac, randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import {
  admin,
  dismissToast,
  dong,
  enterBackOffice,
  figures,
  fillInOrder,
  lock,
  newCustomer,
  newPerson,
  notifications,
  searchFor,
  topUp,
} from './people.ts'
import { expect, test } from './test.ts'

const uniqueName = () => `Thị ${newPerson().email.slice(4, 12)}`

test('the tabs of the back-office stand in the address, and the back button leads through them', async ({ page }) => {
  await enterBackOffice(page)
  await expect(page).toHaveURL('/admin')
  await expect(page.getByText(admin.email)).toBeVisible()
  for (const figure of [
    'Tổng người dùng',
    'Tổng VPS',
    'Doanh thu tháng này',
    'Tổng doanh thu',
    'Tổng số dư đang giữ',
  ]) {
    await expect(page.getByText(figure)).toBeVisible()
  }
  await page.getByRole('tab', { name: 'Người dùng' }).click()
  await expect(page).toHaveURL('/admin?tab=users')
  await page.getByRole('tab', { name: 'Giao dịch' }).click()
  await expect(page).toHaveURL('/admin?tab=transactions')
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Người dùng', selected: true })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Người dùng' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Tổng quan', selected: true })).toBeVisible()
})

test('an admin finds a customer, sets the balance by the button and by Enter, locks and unlocks', async ({ page }) => {
  const person = { ...newPerson(), lastName: uniqueName() }
  await page.request.post('/api/auth/register', { data: person })
  await enterBackOffice(page)
  await page.getByRole('tab', { name: 'Người dùng' }).click()
  await searchFor(page, person.email)
  const row = page.getByRole('row', { name: person.email })
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
  await expect(row).toContainText('Hoạt động')

  const dialog = page.getByRole('dialog', { name: 'Sửa số dư' })
  const open = row.getByRole('button', { name: `Sửa số dư: ${person.email}` })
  await open.click()
  await expect(dialog.getByText(person.email)).toBeVisible()
  // Nothing is sent while the value is empty.
  await dialog.getByLabel('Số dư mới').press('Enter')
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('Số dư mới').fill('120000')
  await dialog.getByRole('button', { name: 'Cập nhật' }).click()
  await expect(notifications(page)).toContainText('Cập nhật thành công')
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
  await expect(row).toContainText('120.000')

  await open.press('Enter')
  await dialog.getByLabel('Số dư mới').fill('70000')
  await dialog.getByLabel('Số dư mới').press('Enter')
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('70.000')

  // Enter and Escape answer with the safe button.
  const lockButton = row.getByRole('button', { name: `Khóa: ${person.email}` })
  const question = page.getByRole('dialog', { name: /^Khóa tài khoản của .*Lan/ })
  await lockButton.press('Enter')
  await expect(question.getByRole('button', { name: 'Không khóa' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(lockButton).toBeFocused()
  await expect(row).toContainText('Hoạt động')
  await lock(page, person.email)
  await expect(row).toContainText('Đã khóa')
  await row.getByRole('button', { name: `Kích hoạt: ${person.email}` }).click()
  await expect(row).toContainText('Hoạt động')

  await page.getByRole('searchbox').fill('không-có-ai-tên-này')
  await expect(page.getByText('Không có kết quả cho “không-có-ai-tên-này”')).toBeVisible()
})

test('a balance that moved while the dialog was open is not overwritten: the dialog says so, and goes on from the new one', async ({
  page,
  context,
}) => {
  const person = newPerson()
  const { user } = await (await page.request.post('/api/auth/register', { data: person })).json()
  await enterBackOffice(page)
  const openDialog = async (tab: Page) => {
    await tab.getByRole('tab', { name: 'Người dùng' }).click()
    await searchFor(tab, person.email)
    await tab.getByRole('button', { name: `Sửa số dư: ${person.email}` }).click()
    return tab.getByRole('dialog', { name: 'Sửa số dư' })
  }
  const first = await openDialog(page)
  await expect(first.getByText(person.email)).toBeVisible()

  const other = await context.newPage()
  await other.goto('/admin')
  const second = await openDialog(other)
  await second.getByLabel('Cách sửa').selectOption('Cộng thêm')
  await second.getByLabel('Số tiền cộng thêm').fill('300000')
  await second.getByLabel('Lý do').fill('Chuyển khoản nhầm nội dung')
  await second.getByRole('button', { name: 'Cập nhật' }).click()
  await expect(second).toBeHidden()

  await first.getByLabel('Số dư mới').fill('100000')
  await first.getByLabel('Số dư mới').press('Enter')
  const moved = first.getByRole('alert').filter({ hasText: 'Số dư vừa thay đổi' })
  await expect(moved).toContainText('300.000')
  await expect(first.getByText('điều chỉnh -200.000')).toBeVisible()
  await expect(first.getByLabel('Số dư mới')).toHaveValue('100000')
  // The dialog says it; no toast says it again.
  await expect(notifications(page)).not.toContainText('Cập nhật thất bại')
  await first.getByLabel('Số dư mới').press('Enter')
  await expect(first).toBeHidden()
  await expect(page.getByRole('row', { name: person.email })).toContainText('100.000')

  // The customer reads why, and not who.
  const lines = await (await page.request.get(`/api/wallet/transactions/${user.id}`)).json()
  expect(lines.map(({ description }: { description: string }) => description)).toEqual([
    'Điều chỉnh số dư',
    'Điều chỉnh số dư: Chuyển khoản nhầm nội dung',
  ])
})

test('long lists are leafed through, and a search begins at the first page', async ({ page }) => {
  const name = uniqueName()
  // One more than a page holds.
  const people = Array.from({ length: 51 }, () => ({ ...newPerson(), lastName: name }))
  for (const data of people) expect((await page.request.post('/api/auth/register', { data })).status()).toBe(201)
  await enterBackOffice(page)
  await page.getByRole('tab', { name: 'Người dùng' }).click()
  await searchFor(page, name)
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(51)
  await page.getByRole('button', { name: 'Trang sau' }).click()
  await expect(rows).toHaveCount(2)
  await expect(page.getByText('Trang 2')).toBeVisible()
  await page.getByRole('button', { name: 'Trang trước' }).click()
  await expect(rows).toHaveCount(51)
  await page.getByRole('button', { name: 'Trang sau' }).click()
  await searchFor(page, people[0]?.email ?? '')
  await expect(rows).toHaveCount(2)
  await expect(page.getByText('Trang 2')).toBeHidden()
})

test('a change that the server refuses is said in the words of the spec', async ({ page }) => {
  const person = newPerson()
  const { user } = await (await page.request.post('/api/auth/register', { data: person })).json()
  const deposit = {
    userId: user.id,
    type: 'deposit',
    amount: '50000',
    paymentMethod: 'bank_transfer',
    status: 'pending',
  }
  const headers = { 'Idempotency-Key': randomUUID() }
  const answer = await page.request.post('/api/wallet/deposit', { data: deposit, headers })
  const { transaction } = await answer.json()
  await enterBackOffice(page)
  await page.getByRole('tab', { name: 'Giao dịch' }).click()
  await searchFor(page, person.email)
  const row = page.getByRole('row', { name: transaction.id })
  await expect(row).toContainText('Đang xử lý')

  // Another admin was faster.
  const { token } = await (await page.request.post('/api/admin/auth', { data: admin })).json()
  await page.request.patch(`/api/admin/transactions/${transaction.id}/status`, {
    data: { status: 'failed' },
    headers: { authorization: `Bearer ${token}` },
  })
  await row.getByRole('button', { name: 'Duyệt' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Duyệt và cộng tiền' }).click()
  await expect(notifications(page)).toContainText('Cập nhật thất bại')
  await expect(notifications(page)).toContainText('Failed to update transaction status. 409:')
  await page.reload()
  await expect(row).toContainText('Thất bại')
  await expect(row.getByRole('button', { name: 'Duyệt' })).toHaveCount(0)
})

test("an admin's own row offers no lock", async ({ page }) => {
  await enterBackOffice(page)
  await page.getByRole('tab', { name: 'Người dùng' }).click()
  await searchFor(page, admin.email)
  const row = page.getByRole('row', { name: admin.email })
  await expect(row).toContainText('Tài khoản của bạn')
  await expect(row.getByRole('button', { name: /^Khóa/ })).toHaveCount(0)
})

test('suspending a machine can be taken back from the notice, and no single key suspends one', async ({ page }) => {
  await enterBackOffice(page)
  await page.getByRole('tab', { name: 'VPS' }).click()
  await searchFor(page, 'hoanganh.pham@vinashop.test')
  const row = page.getByRole('row', { name: 'hoanganh.pham@vinashop.test' }).first()
  const select = row.getByRole('combobox')
  await expect(select).toHaveValue('active')
  await select.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(select).toHaveValue('active')
  await select.selectOption('suspended')
  await expect(select).toHaveValue('suspended')
  await notifications(page).getByRole('button', { name: 'Hoàn tác' }).click()
  await expect(select).toHaveValue('active')
})

test('a failed order waits with its owner and is put away, since nothing is left to try', async ({ page }) => {
  const person = await newCustomer(page)
  await topUp(page, '100.000')
  await expect(figures(page).getByText(dong('100.000'))).toBeVisible()
  const name = `fail-${randomUUID().slice(0, 8)}`
  const dialog = await fillInOrder(page, name)
  await dialog.getByRole('button', { name: 'Đặt VPS' }).click()
  await expect(page.getByRole('tabpanel').getByText('Thất bại')).toBeVisible()

  await enterBackOffice(page)
  await dismissToast(page)
  const row = page.getByRole('region', { name: 'Cần xử lý' }).getByRole('row').filter({ hasText: name })
  await expect(row).toContainText(person.email)
  await expect(row).toContainText('Hệ thống tạo máy không nhận tên này')
  await expect(row).toContainText('Đã hoàn tiền cho khách; không còn gì để thử lại.')
  await expect(row.getByRole('button', { name: /^Thử lại/ })).toHaveCount(0)
  await row.getByRole('button', { name: /^Đã xem/ }).click()
  await expect(notifications(page)).toContainText('Cập nhật thành công')
  await expect(row).toHaveCount(0)
})

/** What MoMo sends when somebody has paid, signed as it signs. */
function paid(transactionId: string, amount: string) {
  const data = JSON.stringify({ eventId: randomUUID(), transactionId, status: 'completed', amount })
  const time = Math.floor(Date.now() / 1000)
  const secret = `momo:${process.env.E2E_WEBHOOK_SECRET}`
  const signature = createHmac('sha256', secret).update(`${time}.${data}`).digest('hex')
  return { data, headers: { 'content-type': 'application/json', 'x-signature': `t=${time},v1=${signature}` } }
}

test('a payment that fits no deposit waits on the first tab until an admin notes what was done', async ({ page }) => {
  const transactionId = randomUUID()
  const answer = await page.request.post('/api/payments/webhooks/momo', paid(transactionId, '70000'))
  expect(answer.status()).toBe(200)

  await enterBackOffice(page)
  await dismissToast(page)
  const waiting = page.getByRole('region', { name: 'Cần xử lý' })
  const row = waiting.getByRole('row', { name: transactionId })
  await expect(row).toContainText('Không rõ giao dịch')
  await row.getByRole('button', { name: /^Xử lý/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Đánh dấu đã xử lý' })
  await dialog.getByLabel('Đã xử lý thế nào').fill('Đã hoàn tiền cho khách qua MoMo')
  await dialog.getByRole('button', { name: 'Đã xử lý' }).click()
  await expect(notifications(page)).toContainText('Cập nhật thành công')
  await expect(row).toHaveCount(0)
  // The row has gone with the button that opened the dialog.
  await expect(page.getByRole('tabpanel', { name: 'Tổng quan' })).toBeFocused()
})
