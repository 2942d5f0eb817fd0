import { createHmac, randomUUID } from 'node:crypto'
import { expect, test } from './test.ts'
import {
  admin,
  changeStatus,
  enterBackOffice,
  lock,
  newUser,
  notifications,
  searchFor,
  signInToBackOffice,
} from './users.ts'

const uniqueName = () => `Thị ${newUser().email.slice(4, 12)}`

test('the tab of the back-office is in the URL, and the back button returns to the previous tab', {
  tag: '@long',
}, async ({ page }) => {
  await signInToBackOffice(page)
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

test('an admin finds a customer, sets and adds to the balance, locks and unlocks, but not their own account', async ({
  page,
}) => {
  const customer = { ...newUser(), lastName: uniqueName() }
  await page.request.post('/api/auth/register', { data: customer })
  await enterBackOffice(page)
  await page.getByRole('tab', { name: 'Người dùng' }).click()
  await searchFor(page, customer.email)
  const row = page.getByRole('row', { name: customer.email })
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
  await expect(row).toContainText('Hoạt động')

  const dialog = page.getByRole('dialog', { name: 'Sửa số dư' })
  const open = row.getByRole('button', { name: `Sửa số dư: ${customer.email}` })
  await open.click()
  await expect(dialog.getByText(customer.email)).toBeVisible()
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
  await dialog.getByLabel('Cách sửa').selectOption('Cộng thêm')
  await dialog.getByLabel('Số tiền cộng thêm').fill('30000')
  await dialog.getByLabel('Lý do').fill('Chuyển khoản nhầm nội dung')
  await dialog.getByLabel('Số tiền cộng thêm').press('Enter')
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('150.000')

  // The reason is focused, and nothing is locked without one.
  const status = row.getByRole('button', { name: 'Hoạt động' })
  const question = page.getByRole('dialog', { name: /^Khóa tài khoản của .*Lan/ })
  await changeStatus(row, 'Khóa…')
  await expect(question.getByLabel('Lý do')).toBeFocused()
  await question.getByRole('button', { name: 'Không khóa' }).click()
  await expect(question).toBeHidden()
  await expect(status).toBeFocused()
  await expect(row).toContainText('Hoạt động')
  await lock(page, customer.email)
  await expect(row).toContainText('Đã khóa')
  await changeStatus(row, 'Mở khóa')
  await expect(row).toContainText('Hoạt động')

  await searchFor(page, admin.email)
  const own = page.getByRole('row', { name: admin.email })
  await expect(own).toContainText('Tài khoản của bạn')
  await expect(own.getByText('Hoạt động')).toBeVisible()
  await expect(own.getByRole('button', { name: 'Hoạt động' })).toHaveCount(0)

  await page.getByRole('searchbox').fill('không-có-ai-tên-này')
  await expect(page.getByText('Không có kết quả cho “không-có-ai-tên-này”')).toBeVisible()
})

test('a balance that changed while the dialog was open is not overwritten: the dialog shows and uses the new balance', async ({
  page,
}) => {
  const customer = newUser()
  const { user } = await (await page.request.post('/api/auth/register', { data: customer })).json()
  await enterBackOffice(page)
  await page.getByRole('tab', { name: 'Người dùng' }).click()
  await searchFor(page, customer.email)
  await page.getByRole('button', { name: `Sửa số dư: ${customer.email}` }).click()
  const first = page.getByRole('dialog', { name: 'Sửa số dư' })
  await expect(first.getByText(customer.email)).toBeVisible()

  // Another admin adds to the balance.
  const { token } = await (await page.request.post('/api/admin/auth', { data: admin })).json()
  const added = await page.request.patch(`/api/admin/users/${user.id}/balance`, {
    data: { difference: '300000', reason: 'Chuyển khoản nhầm nội dung' },
    headers: { authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID() },
  })
  expect(added.status()).toBe(200)

  await first.getByLabel('Số dư mới').fill('100000')
  await first.getByLabel('Số dư mới').press('Enter')
  const moved = first.getByRole('alert').filter({ hasText: 'Số dư vừa thay đổi' })
  await expect(moved).toContainText('300.000')
  await expect(first.getByText('điều chỉnh \u2212200.000')).toBeVisible()
  await expect(first.getByLabel('Số dư mới')).toHaveValue('100000')
  // The message is shown in the dialog only, without a toast.
  await expect(notifications(page)).not.toContainText('Cập nhật thất bại')
  await first.getByLabel('Số dư mới').press('Enter')
  await expect(first).toBeHidden()
  await expect(page.getByRole('row', { name: customer.email })).toContainText('100.000')

  // The customer sees the reason, but not the admin's name.
  const lines = await (await page.request.get(`/api/wallet/transactions/${user.id}`)).json()
  expect(lines.map(({ description }: { description: string }) => description)).toEqual([
    'Điều chỉnh số dư',
    'Điều chỉnh số dư: Chuyển khoản nhầm nội dung',
  ])
})

test('long lists have pages, and a search starts at the first page', { tag: '@long' }, async ({ page }) => {
  const name = uniqueName()
  // There is one more than fits on a page.
  const customers = Array.from({ length: 51 }, () => ({ ...newUser(), lastName: name }))
  for (const data of customers) expect((await page.request.post('/api/auth/register', { data })).status()).toBe(201)
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
  await searchFor(page, customers[0]?.email ?? '')
  await expect(rows).toHaveCount(2)
  await expect(page.getByText('Trang 2')).toBeHidden()
})

test('a change that the server refuses shows why', async ({ page }) => {
  const customer = newUser()
  const { user } = await (await page.request.post('/api/auth/register', { data: customer })).json()
  const deposit = {
    userId: user.id,
    type: 'deposit',
    amount: '50000',
    paymentMethod: 'bank_transfer',
    status: 'pending',
  }
  const headers = { 'Idempotency-Key': randomUUID() }
  const response = await page.request.post('/api/wallet/deposit', { data: deposit, headers })
  const { transaction } = await response.json()
  await enterBackOffice(page)
  await page.getByRole('tab', { name: 'Giao dịch' }).click()
  await searchFor(page, customer.email)
  const row = page.getByRole('row', { name: transaction.number })
  await expect(row).toContainText('Đang xử lý')

  // Another admin settles it first.
  const { token } = await (await page.request.post('/api/admin/auth', { data: admin })).json()
  await page.request.patch(`/api/admin/transactions/${transaction.id}/status`, {
    data: { status: 'failed' },
    headers: { authorization: `Bearer ${token}` },
  })
  await row.getByRole('button', { name: 'Duyệt' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Duyệt và cộng tiền' }).click()
  await expect(notifications(page)).toContainText('Cập nhật thất bại')
  await expect(notifications(page)).toContainText('409: Chỉ có thể duyệt khoản nạp đang chờ duyệt')
  await page.reload()
  await expect(row).toContainText('Thất bại')
  await expect(row.getByRole('button', { name: 'Duyệt' })).toHaveCount(0)
})

test('a view and its filters are in the address, the back button returns to the list before, and a search replaces them', async ({
  page,
}) => {
  await enterBackOffice(page)
  await page.getByRole('tab', { name: 'VPS' }).click()
  const rows = page.getByRole('table', { name: 'VPS' }).getByRole('row')
  await expect(rows.filter({ hasText: 'Đang chạy' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Không tạo được' }).click()
  await expect(page).toHaveURL('/admin?tab=vps&status=failed')
  await expect(rows.filter({ hasText: 'Đang chạy' })).toHaveCount(0)
  await expect(rows.filter({ hasText: 'windows-ke-toan' })).toBeVisible()
  await page.reload()
  await expect(rows.filter({ hasText: 'windows-ke-toan' })).toBeVisible()
  // The view says how many it has, once the server has counted them.
  await expect(page.getByRole('button', { name: /^Không tạo được \d+$/ })).toHaveAttribute('aria-pressed', 'true')

  await page.goBack()
  await expect(page).toHaveURL('/admin?tab=vps')
  await expect(rows.filter({ hasText: 'Đang chạy' }).first()).toBeVisible()

  await page.getByRole('button', { name: 'Thêm bộ lọc' }).click()
  await page.getByRole('menuitem', { name: 'Gia hạn' }).click()
  const dialog = page.getByRole('dialog', { name: 'Gia hạn' })
  await dialog.getByRole('textbox').fill('300')
  await dialog.getByRole('button', { name: 'Áp dụng' }).click()
  await expect(page).toHaveURL('/admin?tab=vps&renewsWithin=300')
  await expect(page.getByRole('button', { name: 'Gia hạn trong 300\u00a0ngày' })).toBeVisible()
  await searchFor(page, 'hoanganh.pham@vinashop.test')
  await expect(page).toHaveURL('/admin?tab=vps&q=hoanganh.pham%40vinashop.test')
  await expect(rows.filter({ hasText: 'vinashop-web' })).toBeVisible()

  // The box says what the list is, in both directions and after a reload.
  await page.goBack()
  await expect(page).toHaveURL('/admin?tab=vps&renewsWithin=300')
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Gia hạn trong 300\u00a0ngày' })).toBeVisible()
  await page.goForward()
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('hoanganh.pham@vinashop.test')
  await expect(rows.filter({ hasText: 'vinashop-web' })).toBeVisible()
  await expect(rows.filter({ hasText: 'windows-ke-toan' })).toHaveCount(0)
  await page.getByRole('tab', { name: 'Người dùng' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

test('suspending an instance needs a reason, which its customer reads, and no single key suspends one', async ({
  page,
}) => {
  await enterBackOffice(page)
  await page.getByRole('tab', { name: 'VPS' }).click()
  await searchFor(page, 'hoanganh.pham@vinashop.test')
  const row = page.getByRole('row', { name: 'hoanganh.pham@vinashop.test' }).first()
  const status = row.locator('[data-component="StatusMenu"]')
  await expect(status).toHaveText('Đang chạy')
  await status.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(status).toHaveText('Đang chạy')
  await changeStatus(row, 'Tạm ngưng…')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Tạm ngưng VPS' }).click()
  await expect(dialog.getByText('Vui lòng nhập lý do.')).toBeVisible()
  await dialog.getByLabel('Lý do').fill('Gửi thư rác')
  await dialog.getByRole('button', { name: 'Tạm ngưng VPS' }).click()
  await expect(dialog).toBeHidden()
  await expect(status).toHaveText('Tạm ngưng')
  await changeStatus(row, 'Mở lại…')
  await dialog.getByLabel('Lý do').fill('Khách đã gỡ mã độc')
  await dialog.getByRole('button', { name: 'Mở lại VPS' }).click()
  await expect(status).toHaveText('Đang chạy')
})

/** Returns the signed request that MoMo sends after a payment, as its documentation says it, with the keys of the sandbox. */
function momoPayment(orderId: string, amount: number) {
  const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex')
  const key = (name: string) => hmac(process.env.E2E_WEBHOOK_SECRET ?? '', `sandbox ${name}`)
  const fields = {
    partnerCode: 'SENSANDBOX',
    orderId,
    requestId: randomUUID(),
    amount,
    orderInfo: 'Nạp ví',
    orderType: 'momo_wallet',
    transId: Date.now(),
    resultCode: 0,
    message: 'Thành công.',
    payType: 'qr',
    responseTime: Date.now(),
    extraData: '',
  }
  const signed = Object.entries({ ...fields, accessKey: key('momo access').slice(0, 16) }).sort()
  const text = signed.map(([name, value]) => `${name}=${value}`).join('&')
  return { data: { ...fields, signature: hmac(key('momo'), text) } }
}

test('a payment that matches no deposit is listed on the first tab until an admin writes a note about it', async ({
  page,
}) => {
  const response = await page.request.post('/api/payments/webhooks/momo', momoPayment(randomUUID(), 70_123))
  expect(response.status()).toBe(204)

  await enterBackOffice(page)
  const unmatched = page.getByRole('region', { name: 'Tiền về chưa khớp' })
  // No row shows an id: this one is known by its amount.
  const row = unmatched.getByRole('listitem').filter({ hasText: '70.123' })
  await expect(row).toContainText('Không rõ giao dịch')
  await row.getByRole('button', { name: /^Xử lý/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Đánh dấu đã xử lý' })
  await dialog.getByLabel('Cách đã xử lý').fill('Đã hoàn tiền cho khách qua MoMo')
  await dialog.getByRole('button', { name: 'Đánh dấu đã xử lý' }).click()
  await expect(notifications(page)).toContainText('Cập nhật thành công')
  await expect(row).toHaveCount(0)
  // The row was removed together with the button that opened the dialog.
  await expect(page.getByRole('tabpanel', { name: 'Tổng quan' })).toBeFocused()
})

test('an admin gives a server of the demo more days after its due date, and the row says so', async ({ page }) => {
  await enterBackOffice(page)
  await page.getByRole('tab', { name: 'Gia hạn' }).click()
  await expect(page).toHaveURL('/admin?tab=renewals')
  await page.getByRole('button', { name: '30 ngày tới' }).click()
  await expect(page).toHaveURL('/admin?tab=renewals&state=month')
  const row = page.getByRole('row', { name: 'vinashop-staging' })
  await row.getByRole('button', { name: 'Giữ lại vinashop-staging' }).click()
  const dialog = page.getByRole('dialog', { name: 'Giữ vinashop-staging lại' })
  await dialog.getByLabel('Số ngày chờ sau hạn').fill('9')
  await dialog.getByLabel('Lý do giữ lại').fill('Khách chờ kế toán')
  await dialog.getByRole('button', { name: 'Lưu thay đổi' }).click()
  await expect(notifications(page)).toContainText('Cập nhật thành công')
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('Chờ 9 ngày sau hạn')
  await page.getByRole('tab', { name: 'Theo ngày' }).click()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(31)
  await page.getByRole('tab', { name: 'Có nguy cơ dừng' }).click()
  await expect(page.getByRole('tabpanel').getByRole('table')).toBeVisible()
})
