import { expect, type Page } from 'playwright/test'
import { test } from './test.ts'
import { enterBackOffice, newUser, searchFor, waitForHydration } from './users.ts'

const name = 'Lê Thị Hồng Ngọc'

/** Fills in the fields that the register forms of the dialog and of the login page share, and sends the form. */
async function register(page: Page, labels: { name: string; email: string; submit: string }, typedName = name) {
  const customer = newUser()
  const form = page.locator('form').filter({ has: page.getByLabel(labels.name) })
  await form.getByLabel(labels.name).fill(typedName)
  await form.getByLabel(labels.email).fill(customer.email)
  for (const field of await form.locator('input[type="password"]').all()) await field.fill(customer.password)
  await page.getByRole('button', { name: labels.submit, exact: true }).last().click()
  return customer
}

test('the register form has one field for the name: the page greets by the given name, and the back-office shows the full name', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/?lang=vi')
  await waitForHydration(page)
  await page.getByRole('banner').getByRole('button', { name: 'Đăng ký' }).click()
  const { email } = await register(page, { name: 'Họ và tên', email: 'Email', submit: 'Đăng ký' })
  await expect(page.getByRole('dialog', { name: 'Đăng ký tài khoản' })).toBeHidden()
  const { user } = await (await page.request.get('/api/auth/me')).json()
  expect(user).toMatchObject({ firstName: 'Ngọc', lastName: 'Lê Thị Hồng' })
  await page.evaluate(() => localStorage.setItem('onboardingSeen', 'true'))
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Xin chào Ngọc', exact: true })).toBeVisible()

  await enterBackOffice(page)
  await page.getByRole('tab', { name: 'Người dùng' }).click()
  await searchFor(page, email)
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText(name)
})

test('in a chosen language the login page has one field for the name; a customer without a name is greeted without one', async ({
  page,
}) => {
  await page.goto('/login?mode=register')
  await expect(page.getByLabel('First name')).toBeVisible()
  await page.goto('/login?mode=register&lang=en')
  await expect(page.getByLabel('Full name')).toBeVisible()
  await expect(page.getByLabel('First name')).toBeHidden()
  await waitForHydration(page)
  const { email, password } = await register(page, { name: 'Full name', email: 'Email', submit: 'Register' }, '')
  await expect(page.getByRole('textbox', { name: 'Confirm password' })).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/')
  await page.evaluate(() => localStorage.setItem('onboardingSeen', 'true'))
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello')
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText(email)
})
