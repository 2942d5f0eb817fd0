import { newPerson, notifications, takenOver } from './people.ts'
import { expect, test } from './test.ts'

test('a visitor registers in front of the landing page, is greeted and stays there; signed out, they log in the same way', async ({
  page,
}) => {
  const person = newPerson()
  await page.goto('/')
  await page.getByRole('link', { name: 'Chọn Pro VPS' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Họ và tên').fill('Lan Nguyễn Thị')
  await dialog.getByLabel('Email').fill(person.email)
  await dialog.getByRole('textbox', { name: 'Mật khẩu', exact: true }).fill(person.password)
  await dialog.getByRole('textbox', { name: 'Xác nhận mật khẩu' }).fill(person.password)
  await dialog.getByRole('button', { name: 'Đăng ký', exact: true }).click()

  const notices = notifications(page)
  await expect(notices).toContainText('Đăng ký thành công')
  await expect(notices).toContainText('Tài khoản của bạn đã được tạo thành công')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/')
  const stored = await page.evaluate(() => ({ ...localStorage }))
  expect(JSON.parse(stored.userData ?? '')).toMatchObject({ id: stored.authToken, firstName: 'Lan' })

  await page.getByRole('button', { name: 'Lan' }).click()
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click()
  await page.getByRole('button', { name: 'Đăng nhập' }).click()
  await dialog.getByLabel('Email').fill(person.email)
  await dialog.getByRole('textbox', { name: 'Mật khẩu' }).fill('khong-phai')
  await dialog.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await expect(dialog.getByText('Kiểm tra lại email và mật khẩu.')).toBeVisible()
  await expect(notices).toContainText('401: ')
  await expect(notices).toContainText('Đăng nhập thất bại')

  await dialog.getByRole('textbox', { name: 'Mật khẩu' }).fill(person.password)
  await dialog.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await expect(notices).toContainText('Chào mừng bạn quay trở lại')
  await expect(page.getByRole('button', { name: 'Lan' })).toBeVisible()
})

test('an empty form says what is missing, beside the fields and as a notice', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Đăng nhập' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  const notices = notifications(page)
  await expect(notices).toContainText('Lỗi')
  await expect(notices).toContainText('Vui lòng điền đầy đủ thông tin')
  await expect(dialog.getByLabel('Email')).toBeFocused()
})

test('one question is open at a time, also before the script has arrived', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/`)
  const questions = page.getByRole('main').locator('details')
  await expect(questions).toHaveCount(8)
  await questions.nth(1).locator('summary').click()
  await questions.nth(4).locator('summary').click()
  await expect(page.getByRole('main').locator('details[open]')).toHaveCount(1)
  await context.close()
})

test('the chosen language is remembered, and changes nothing', async ({ page }) => {
  await page.goto('/')
  const selector = page.getByRole('combobox', { name: 'Ngôn ngữ' })
  await takenOver(page)
  await selector.selectOption({ label: '中文' })
  // The script may still be on its way.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('zh')
  await page.reload()
  await expect(selector).toHaveValue('zh')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('VPS tốc độ cao, đặt tại Việt Nam')
})
