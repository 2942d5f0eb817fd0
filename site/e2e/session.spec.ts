import type { Page } from 'playwright/test'
import { admin, enterBackOffice, fillInOrder, newCustomer, notifications, signIn, signUp } from './people.ts'
import { expect, test } from './test.ts'

/** What local storage holds under these keys. */
const stored = (page: Page, ...keys: string[]) =>
  page.evaluate((names) => names.map((name) => localStorage.getItem(name)), keys)

test('stored data that does not parse is cleared, both keys, and the page greets a visitor', async ({ page }) => {
  await signUp(page)
  await page.evaluate(() => localStorage.setItem('userData', '{"id": "41", '))
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Đăng nhập' })).toBeVisible()
  await expect.poll(() => stored(page, 'authToken', 'userData')).toEqual([null, null])
})

test('the header shows a customer by first name or else by email, and the way into the back-office to admins alone', async ({
  page,
}) => {
  const person = await signUp(page)
  await page.goto('/')
  const menu = page.getByRole('banner').getByRole('button', { name: person.firstName })
  await menu.click()
  await expect(page.getByRole('menuitem')).toHaveText(['Tài khoản', 'Đăng xuất'])
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Giỏ hàng' })).toBeHidden()

  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('userData') ?? '')
    localStorage.setItem('userData', JSON.stringify({ ...user, firstName: '', lastName: '' }))
  })
  await page.reload()
  await expect(page.getByRole('banner').getByRole('button', { name: person.email })).toBeVisible()

  await page.goto('/login')
  await signIn(page, admin)
  await expect(page).toHaveURL('/')
  await page.getByRole('banner').getByRole('button', { name: 'Thu Hà' }).click()
  await page.getByRole('menuitem', { name: 'Quản trị' }).click()
  // The back-office asks for a session of its own.
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Đăng nhập quản trị')
})

test('signed out in one tab, the other one notices, says why, and shows nothing any more', async ({
  page,
  context,
}) => {
  await newCustomer(page)
  const other = await context.newPage()
  await other.goto('/products')
  await expect(other.getByRole('article')).toHaveCount(14)
  await other.getByRole('banner').getByRole('button', { name: 'Lan' }).click()
  await other.getByRole('menuitem', { name: 'Đăng xuất' }).click()
  await expect(notifications(other)).toContainText('Đã đăng xuất')
  // What everybody may see stays.
  await expect(other.getByRole('article')).toHaveCount(14)
  await expect(other.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible()

  await expect(page).toHaveURL(/\/login\?/)
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible()
})

test('when someone else signs in in another tab, this one shows them and nothing of the person before', async ({
  page,
  context,
}) => {
  const before = await newCustomer(page)
  const other = await context.newPage()
  const now = await signUp(other)
  await page.getByRole('button', { name: /Tài khoản của/ }).click()
  await expect(page.getByText(now.email)).toBeVisible()
  await expect(page.getByText(before.email)).toHaveCount(0)
})

test('a session that ends in the middle of an order leads to the login page, says why, and back', async ({
  page,
  context,
}) => {
  const person = await newCustomer(page)
  await fillInOrder(page, 'web-01')
  await page.getByRole('dialog').getByRole('button', { name: 'Nạp tiền' }).click()
  const topUp = page.getByRole('dialog', { name: 'Nạp tiền vào ví' })
  await topUp.getByRole('radio', { name: /MoMo/ }).check()
  await context.clearCookies()
  await topUp.getByRole('button', { name: 'Nạp tiền' }).click()
  await expect(page).toHaveURL(/\/login\?/)
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible()
  await expect.poll(() => stored(page, 'authToken', 'userData')).toEqual([null, null])
  await signIn(page, person)
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Xin chào, Lan' })).toBeVisible()
})

test('after signing out the back button leads to the login page, not into the account', async ({ page }) => {
  await newCustomer(page)
  await page.getByRole('tab', { name: 'Ví' }).click()
  await expect(page).toHaveURL('/dashboard?tab=wallet')
  await page.getByRole('button', { name: /Tài khoản của/ }).click()
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL(/\/login\?/)
  await expect(page.getByText('Please log in to continue.')).toBeVisible()
})

test('the back-office has a session of its own, under keys of its own; one that has ended is noticed and explained', async ({
  page,
}) => {
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(page.getByText('Vui lòng nhập đầy đủ email và mật khẩu')).toBeVisible()
  await page.getByLabel('Email').fill(admin.email)
  await page.getByRole('textbox', { name: 'Mật khẩu' }).fill('khong-phai')
  await page.getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(notifications(page)).toContainText('Đăng nhập thất bại')
  await expect(notifications(page)).toContainText('401: Email hoặc mật khẩu không đúng.')

  await enterBackOffice(page)
  await expect(notifications(page)).toContainText('Đăng nhập thành công')
  const [token, adminUser] = await stored(page, 'adminToken', 'adminUser')
  expect(JSON.parse(adminUser ?? '')).toEqual({ firstName: 'Thu Hà', lastName: 'Trần', email: admin.email })
  expect(await stored(page, 'authToken', 'userData')).toEqual([null, null])
  await page.reload()
  await expect(page.getByText(admin.email)).toBeVisible()

  // Ended elsewhere.
  await page.request.post('/api/admin/logout', { headers: { Authorization: `Bearer ${token}` } })
  await page.getByRole('tab', { name: 'Người dùng' }).click()
  await expect(notifications(page)).toContainText('Phiên làm việc đã kết thúc')
  await expect(notifications(page)).toContainText('Vui lòng đăng nhập lại.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Đăng nhập quản trị')
  await expect.poll(() => stored(page, 'adminToken', 'adminUser')).toEqual([null, null])
})
