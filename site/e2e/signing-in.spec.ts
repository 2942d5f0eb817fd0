import { enterBackOffice, lock, newCustomer, newPerson, notifications, register, searchFor, signIn } from './people.ts'
import { elsewhere, expect, test } from './test.ts'

test('a visitor registers, signs in, and lands on the landing page as themselves', async ({ page }) => {
  const person = newPerson()
  await register(page, person)
  await expect(page.getByText('Registration successful! Please login.').first()).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Login', selected: true })).toBeVisible()
  // The email is kept; only the password is typed.
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/')
  await expect(notifications(page)).toContainText('Login successful!')
  await expect(page.getByRole('button', { name: /Lan/ })).toBeVisible()
  const stored = await page.evaluate(() => ({ ...localStorage }))
  const userData = JSON.parse(stored.userData ?? '')
  expect(userData).toMatchObject({ id: stored.authToken, firstName: 'Lan', email: person.email, role: 'customer' })
  for (const secret of ['balance', 'password', 'isActive']) expect(userData).not.toHaveProperty(secret)
})

test('a wrong password and a taken email are said as a notice, and the form says what to do next in other words', async ({
  page,
}) => {
  const person = await newCustomer(page)
  await page.goto('/login')
  await signIn(page, { ...person, password: 'khong-phai-mat-khau' })
  const form = page.getByRole('main').getByRole('alert')
  await expect(notifications(page)).toContainText('Login failed')
  await expect(notifications(page)).toContainText('401: Incorrect email or password.')
  await expect(form).toHaveText('Could not log you inCheck your email and password.')

  await register(page, { ...person, email: person.email.toUpperCase() })
  await expect(notifications(page)).toContainText('Registration failed')
  await expect(notifications(page)).toContainText('409: An account with this email already exists.')
  await expect(form).toHaveText('Could not create your accountLog in, or use another email.')

  // A failure of this page, in its language, does not follow to a Vietnamese one.
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(notifications(page)).not.toContainText('Registration failed')
})

test('each invalid field says so in its own words, and the first one has the focus', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Please enter a valid email')).toBeVisible()
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()

  await register(page, { firstName: 'L', lastName: 'N', email: 'lan@', password: '12345' })
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

test('signed out, the dashboard leads to the login page, says why, and leads back', async ({ page }) => {
  const person = await newCustomer(page)
  await page.getByRole('button', { name: /Tài khoản của/ }).click()
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click()
  await expect(page).toHaveURL('/')

  await page.goto('/dashboard?tab=wallet')
  await expect(page).toHaveURL(/\/login\?/)
  await expect(page.getByText('Please log in to continue.')).toBeVisible()
  await signIn(page, person)
  await expect(page).toHaveURL('/dashboard?tab=wallet')
  await expect(page.getByRole('tab', { name: 'Ví', selected: true })).toBeVisible()
})

test('a session that has ended elsewhere leads to the login page with a word why', async ({ page, context }) => {
  await newCustomer(page)
  await context.clearCookies()
  await page.reload()
  await expect(page).toHaveURL(/\/login\?/)
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
})

test('a customer whom an admin locks is led out, told why, and kept out', async ({ page, browser }) => {
  const person = await newCustomer(page)

  const office = await elsewhere(browser)
  await enterBackOffice(office)
  await office.getByRole('tab', { name: 'Người dùng' }).click()
  await searchFor(office, person.email)
  await lock(office, person.email)
  await expect(office.getByRole('row', { name: person.email })).toContainText('Đã khóa')
  await office.context().close()

  await page.reload()
  await expect(page).toHaveURL(/\/login\?/)
  await expect(page.getByText('Your account is locked. Please contact support.')).toBeVisible()
  await signIn(page, person)
  await expect(notifications(page)).toContainText('403: This account is locked.')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Contact support for help.')
})
