import type { Page } from 'playwright/test'
import { expect, test } from './test.ts'
import {
  admin,
  createSignedInUser,
  fillInOrder,
  guide,
  notifications,
  openDashboard,
  signIn,
  signInToBackOffice,
} from './users.ts'

/** Returns the values in local storage under these keys. */
const stored = (page: Page, ...keys: string[]) =>
  page.evaluate((names) => names.map((name) => localStorage.getItem(name)), keys)

test('stored data that does not parse is cleared under both keys, and the page is shown as to a visitor', async ({
  page,
}) => {
  await createSignedInUser(page)
  await page.evaluate(() => localStorage.setItem('userData', '{"id": "41", '))
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Đăng nhập' })).toBeVisible()
  await expect.poll(() => stored(page, 'authToken', 'userData')).toEqual([null, null])
})

test('the header shows the first name or, without one, the email, and the link to the back-office only to admins', async ({
  page,
}) => {
  const customer = await createSignedInUser(page)
  await page.goto('/')
  const menu = page.getByRole('banner').getByRole('button', { name: customer.firstName })
  await menu.click()
  await expect(page.getByRole('menuitem')).toHaveText(['Tài khoản', 'Đăng xuất'])
  await expect(page.getByRole('banner').getByRole('link', { name: 'Bảng điều khiển' })).toHaveAttribute(
    'href',
    '/dashboard',
  )
  await expect(page.getByRole('banner').getByRole('button', { name: 'Giỏ hàng' })).toBeHidden()

  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('userData') ?? '')
    localStorage.setItem('userData', JSON.stringify({ ...user, firstName: '', lastName: '' }))
  })
  await page.reload()
  await expect(page.getByRole('banner').getByRole('button', { name: customer.email })).toBeVisible()

  await page.goto('/login')
  await signIn(page, admin)
  await expect(page).toHaveURL('/')
  await page.getByRole('banner').getByRole('button', { name: 'Thu Hà' }).click()
  await page.getByRole('menuitem', { name: 'Quản trị' }).click()
  // The back-office requires its own session.
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Đăng nhập quản trị')
})

test('after signing out in one tab, another tab redirects to the login page with the reason', async ({
  page,
  context,
}) => {
  await openDashboard(page)
  const other = await context.newPage()
  await other.goto('/products')
  await expect(other.getByRole('article')).toHaveCount(14)
  await other.getByRole('banner').getByRole('button', { name: 'Lan', exact: true }).click()
  await other.getByRole('menuitem', { name: 'Đăng xuất' }).click()
  await expect(notifications(other)).toContainText('Logged out')
  // Public data stays.
  await expect(other.getByRole('article')).toHaveCount(14)
  await expect(other.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible()

  await expect(page).toHaveURL(/\/login\?/)
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible()
})

test('when another customer signs in in another tab, this tab shows only their data', async ({ page, context }) => {
  const previous = await openDashboard(page)
  const other = await context.newPage()
  const current = await createSignedInUser(other)
  // Each customer of a browser gets the guide.
  await guide(page).press('Escape')
  await page.getByRole('button', { name: /Tài khoản của/ }).click()
  await expect(page.getByText(current.email)).toBeVisible()
  await expect(page.getByText(previous.email)).toHaveCount(0)
})

test('a session that ends during an order leads to the login page with the reason, and back after login', async ({
  page,
  context,
}) => {
  const customer = await openDashboard(page)
  await fillInOrder(page, 'web-01')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Nạp \d/ })
    .click()
  const topUp = page.getByRole('dialog', { name: 'Nạp tiền vào ví' })
  await topUp.getByRole('radio', { name: /MoMo/ }).check()
  await context.clearCookies()
  await topUp.getByRole('button', { name: /^Nạp/ }).click()
  await expect(page).toHaveURL(/\/login\?/)
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible()
  await expect.poll(() => stored(page, 'authToken', 'userData')).toEqual([null, null])
  await signIn(page, customer)
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Xin chào Lan' })).toBeVisible()
  // What was chosen is still there.
  await page.getByRole('button', { name: 'Đặt VPS', exact: true }).first().click()
  await expect(page.getByRole('dialog').getByLabel('Tên VPS')).toHaveValue('web-01')
})

test('after signing out the back button leads to the login page with the reason, and a login leads to the requested tab', async ({
  page,
}) => {
  const customer = await openDashboard(page)
  await page.getByRole('tab', { name: 'Ví' }).click()
  await expect(page).toHaveURL('/dashboard?tab=wallet')
  await page.getByRole('button', { name: /Tài khoản của/ }).click()
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL(/\/login\?/)
  await expect(page.getByText('Please log in to continue.')).toBeVisible()

  await page.goto('/dashboard?tab=wallet')
  await expect(page.getByText('Please log in to continue.')).toBeVisible()
  await signIn(page, customer)
  await expect(page).toHaveURL('/dashboard?tab=wallet')
  await expect(page.getByRole('tab', { name: 'Ví', selected: true })).toBeVisible()
})

test('the back-office has its own session under its own keys; when it has ended, the login page and the reason are shown', async ({
  page,
}) => {
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(page.getByText('Vui lòng nhập đầy đủ email và mật khẩu')).toBeVisible()
  await page.getByLabel('Email').fill(admin.email)
  await page.getByRole('textbox', { name: 'Mật khẩu' }).fill('khong-phai')
  await page.getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Đăng nhập thất bại401: Email hoặc mật khẩu không đúng.',
  )

  await signInToBackOffice(page)
  await expect(notifications(page)).toContainText('Đăng nhập thành công')
  const [token, adminUser] = await stored(page, 'adminToken', 'adminUser')
  expect(JSON.parse(adminUser ?? '')).toEqual({ firstName: 'Thu Hà', lastName: 'Trần', email: admin.email })
  expect(await stored(page, 'authToken', 'userData')).toEqual([null, null])
  await page.reload()
  await expect(page.getByText(admin.email)).toBeVisible()

  // Ends the session on the server.
  await page.request.post('/api/admin/logout', { headers: { Authorization: `Bearer ${token}` } })
  // The next request finds that out: one of the tab, or one that the page has just sent by itself.
  const ended = expect(notifications(page)).toContainText('Phiên đăng nhập đã kết thúc')
  await Promise.race([page.getByRole('tab', { name: 'Người dùng' }).click(), ended])
  await ended
  await expect(notifications(page)).toContainText('Vui lòng đăng nhập lại.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Đăng nhập quản trị')
  await expect.poll(() => stored(page, 'adminToken', 'adminUser')).toEqual([null, null])
})
