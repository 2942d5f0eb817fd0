import { hold } from './hold.ts'
import { expect, test } from './test.ts'
import { notifications } from './users.ts'

test('a visitor opens the demo, looks at everything, changes nothing and leaves', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Xem Demo' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Bạn đang xem bản demo')).toBeVisible()
  await expect(page.getByRole('row', { name: /cua-hang-online/ })).toBeVisible()
  // The guide for new customers would stand over it.
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.getByRole('button', { name: 'Nạp tiền' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill('200000')
  await dialog.getByText('MoMo').click()
  await dialog.getByRole('button', { name: /^Nạp/ }).click()
  await expect(dialog.getByText(/Đây là bản demo: bạn xem được mọi thứ/)).toBeVisible()
  await expect(notifications(page)).not.toContainText('Đây là bản demo')
  await page.keyboard.press('Escape')

  // It is the same after a reload, without a shift of the page.
  await page.reload()
  await expect(page.getByText('Bạn đang xem bản demo')).toBeVisible()
  for (const tab of ['Ví', 'Ưu đãi', 'Hỗ trợ']) await page.getByRole('tab', { name: tab }).click()
  await expect(page.getByText('Xin hóa đơn cho tháng này')).toBeVisible()

  await page.getByRole('button', { name: 'Thoát demo' }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
  expect((await page.request.get('/api/auth/me')).status()).toBe(401)
})

test('the banner leads to the registration, and ends the demo first', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Xem Demo' }).click()
  await expect(page).toHaveURL('/dashboard')
  await page.getByRole('main').getByRole('link', { name: 'Đăng ký', exact: true }).click()
  await expect(page).toHaveURL('/login?mode=register')
  expect((await page.request.get('/api/auth/me')).status()).toBe(401)
})

test('the button says that the demo is being opened, and a failure is said beside it', { tag: '@long' }, async ({
  page,
}) => {
  const { release } = await hold(page, '**/api/auth/demo')
  await page.goto('/')
  await page.getByRole('button', { name: 'Xem Demo' }).click()
  await expect(page.getByRole('button', { name: 'Đang mở bản demo…' })).toBeVisible()
  release()
  await expect(page).toHaveURL('/dashboard')

  await page.getByRole('button', { name: 'Thoát demo' }).click()
  await page.route('**/api/auth/demo', (route) => route.abort())
  await page.getByRole('button', { name: 'Xem Demo' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('a signed-in customer gets their own dashboard', async ({ page }) => {
  const email = `demo-${Date.now()}@sen.test`
  await page.goto('/')
  const registered = await page.request.post('/api/auth/register', { data: { email, password: 'mat-khau-moi' } })
  const { user } = await registered.json()
  await page.getByRole('button', { name: 'Xem Demo' }).click()
  await expect(page).toHaveURL('/dashboard')
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBe(user.id)
  await expect(page.getByText('Bạn đang xem bản demo')).toBeHidden()
})
