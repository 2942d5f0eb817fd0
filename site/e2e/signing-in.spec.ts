import { expect, test } from './test.ts'
import { admin, createUser, newUser, notifications, openDashboard, signIn, submitRegisterForm } from './users.ts'

test('a visitor registers, signs in, and is shown the landing page as a signed-in customer', async ({ page }) => {
  const customer = newUser()
  await submitRegisterForm(page, customer)
  await expect(page.getByText('Registration successful! Please login.').first()).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Login', selected: true })).toBeVisible()
  // The email is kept, so only the password has to be typed.
  await expect(page.getByLabel('Email')).toHaveValue(customer.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(customer.password)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/')
  await expect(notifications(page)).toContainText('Login successful!')
  await expect(page.getByRole('button', { name: /Lan/ })).toBeVisible()
  const stored = await page.evaluate(() => ({ ...localStorage }))
  const userData = JSON.parse(stored.userData ?? '')
  expect(userData).toMatchObject({ id: stored.authToken, firstName: 'Lan', email: customer.email, role: 'customer' })
  for (const secret of ['balance', 'password', 'isActive']) expect(userData).not.toHaveProperty(secret)
})

test('a wrong password and a taken email are said at the form, and nowhere else', async ({ page }) => {
  const customer = await createUser(page)
  await page.goto('/login')
  await signIn(page, { ...customer, password: 'khong-phai-mat-khau' })
  const form = page.getByRole('main').getByRole('alert')
  await expect(form).toHaveText('Login failed401: Incorrect email or password.')
  await expect(notifications(page)).toBeEmpty()

  await submitRegisterForm(page, { ...customer, email: customer.email.toUpperCase() })
  await expect(form).toHaveText(
    'Registration failed409: An account with this email already exists. Log in, or use another email.',
  )
  await expect(notifications(page)).toBeEmpty()
})

test('each invalid field shows its own message, and the first one has the focus', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Enter your email')).toBeVisible()
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()

  await submitRegisterForm(page, { firstName: 'L', lastName: 'N', email: 'lan@', password: '12345' })
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('123456')
  for (const message of [
    'First name must be at least 2 characters',
    'Last name must be at least 2 characters',
    'Please enter a valid email',
    'Password must be at least 6 characters',
    "Passwords don't match",
  ]) {
    await expect(page.getByText(message)).toBeVisible()
  }
})

test('a session that has ended on the server leads to the login page with the reason', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await openDashboard(page)
  await context.clearCookies()
  await page.reload()
  await expect(page).toHaveURL(/\/login\?/)
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
})

test('a customer whom an admin locks is signed out with the reason, and cannot sign in', async ({ page }) => {
  const customer = await openDashboard(page)
  const { user } = await (await page.request.get('/api/auth/me')).json()
  const { token } = await (await page.request.post('/api/admin/auth', { data: admin })).json()
  // This happens away from the dashboard, which would notice by itself while it is loaded again.
  await page.goto('/pricing')
  const locked = await page.request.patch(`/api/admin/users/${user.id}/status`, {
    data: { isActive: false, reason: 'Nghi bị chiếm đoạt' },
    headers: { authorization: `Bearer ${token}` },
  })
  expect(locked.status()).toBe(200)

  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login\?/)
  await expect(page.getByText('Your account is locked. Please contact support.')).toBeVisible()
  await signIn(page, customer)
  const refusal = page.getByRole('main').getByRole('alert')
  await expect(refusal).toHaveText('Login failed403: This account is locked. Please contact support.')
  // It was the reason for being here, too.
  await expect(page.getByText('account is locked')).toHaveCount(1)
  await expect(notifications(page)).toBeEmpty()
})
