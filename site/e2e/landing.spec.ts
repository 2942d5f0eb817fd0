import { expect, test } from './test.ts'
import { newUser, notifications } from './users.ts'

test('a visitor registers in the dialog of the landing page and stays there, signs out, and logs in the same way', async ({
  page,
}) => {
  const customer = newUser()
  await page.goto('/')
  await page.getByRole('button', { name: 'Đăng nhập' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Đăng ký ngay' }).click()
  await dialog.getByLabel('Họ và tên').fill('Lan Nguyễn Thị')
  await dialog.getByLabel('Email').fill(customer.email)
  await dialog.getByRole('textbox', { name: 'Mật khẩu', exact: true }).fill(customer.password)
  await dialog.getByRole('textbox', { name: 'Xác nhận mật khẩu' }).fill(customer.password)
  await dialog.getByRole('button', { name: 'Đăng ký', exact: true }).click()

  const toasts = notifications(page)
  await expect(toasts).toContainText('Đăng ký thành công')
  await expect(toasts).toContainText('Tài khoản của bạn đã được tạo thành công')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/')
  const stored = await page.evaluate(() => ({ ...localStorage }))
  expect(JSON.parse(stored.userData ?? '')).toMatchObject({ id: stored.authToken, firstName: 'Lan' })

  await page.getByRole('button', { name: 'Lan' }).click()
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click()
  await page.getByRole('button', { name: 'Đăng nhập' }).click()
  await dialog.getByLabel('Email').fill(customer.email)
  await dialog.getByRole('textbox', { name: 'Mật khẩu' }).fill('khong-phai')
  await dialog.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await expect(dialog.getByText('Kiểm tra lại email và mật khẩu.')).toBeVisible()
  await expect(toasts).toContainText('401: ')
  await expect(toasts).toContainText('Đăng nhập thất bại')

  await dialog.getByRole('textbox', { name: 'Mật khẩu' }).fill(customer.password)
  await dialog.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await expect(toasts).toContainText('Chào mừng bạn quay trở lại')
  await expect(page.getByRole('button', { name: 'Lan' })).toBeVisible()
})

test('an empty form shows what is missing, at the fields and in a toast', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Đăng nhập' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  const toasts = notifications(page)
  await expect(toasts).toContainText('Lỗi')
  await expect(toasts).toContainText('Vui lòng điền đầy đủ thông tin')
  await expect(dialog.getByLabel('Email')).toBeFocused()
})

test('only one question is open at a time, even without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/`)
  const questions = page.getByRole('main').locator('details')
  await expect(questions.nth(4)).toBeAttached()
  await questions.nth(1).locator('summary').click()
  await questions.nth(4).locator('summary').click()
  await expect(page.getByRole('main').locator('details[open]')).toHaveCount(1)
  await context.close()
})
