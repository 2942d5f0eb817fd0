import { randomUUID } from 'node:crypto'
import { expect, type Page } from 'playwright/test'

/** Someone new to the site, with an email nobody else has. */
export interface Person {
  firstName: string
  lastName: string
  email: string
  password: string
}

export const newPerson = (): Person => ({
  firstName: 'Lan',
  lastName: 'Nguyễn Thị',
  email: `lan.${randomUUID()}@khachhang.test`,
  password: 'mat-khau-cua-lan',
})

/** The demo admin that the seed makes. */
export const admin = { email: 'admin@sen.test', password: 'admin-demo' }

/** Fills in the register form and sends it. */
export async function register(page: Page, person: Person) {
  await page.goto('/login?mode=register')
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('textbox', { name: 'Password', exact: false }).first().fill(person.password)
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(person.password)
  await page.getByRole('button', { name: 'Register' }).click()
}

/** Somebody who has registered, and whom this browser does not know. */
export async function registered(page: Page): Promise<Person> {
  const person = newPerson()
  const answer = await page.request.post('/api/auth/register', { data: person })
  expect(answer.status()).toBe(201)
  await page.context().clearCookies()
  return person
}

/** Fills in the login form in view and sends it. */
export async function signIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

/** The guide that opens over the dashboard of a new customer. */
export const guide = (page: Page) => page.getByRole('dialog', { name: 'Bắt đầu với Sen Cloud' })

/** A new customer whom this browser knows, as the dialog of the landing page leaves them; the page shows nothing yet. */
export async function signUp(page: Page): Promise<Person> {
  const person = newPerson()
  const answer = await page.request.post('/api/auth/register', { data: person })
  expect(answer.status()).toBe(201)
  const { user } = await answer.json()
  // A page without a script, which would act on what is stored.
  const empty = { contentType: 'text/html', headers: { 'Origin-Agent-Cluster': '?1' }, body: '<!doctype html>' }
  await page.route('**/empty', (route) => route.fulfill(empty), { times: 1 })
  await page.goto('/empty')
  await page.evaluate(({ id, firstName, lastName, email, role, isPhoneVerified }) => {
    localStorage.setItem('authToken', id)
    localStorage.setItem('userData', JSON.stringify({ id, firstName, lastName, email, role, isPhoneVerified }))
  }, user)
  return person
}

/** A new customer on their dashboard for the first time, with the guide open. */
export async function firstVisit(page: Page): Promise<Person> {
  const person = await signUp(page)
  await page.goto('/dashboard')
  await expect(guide(page)).toBeVisible()
  return person
}

/** A new customer on their dashboard, who has put the guide away before. */
export async function newCustomer(page: Page): Promise<Person> {
  const person = await signUp(page)
  await page.evaluate(() => localStorage.setItem('onboardingSeen', 'true'))
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: `Xin chào, ${person.firstName}` })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  return person
}

/** Where toasts stand. */
export const notifications = (page: Page) => page.getByRole('region', { name: /F8/ })

/** Puts the toast in view away: it would stay, and may cover what is to be pressed. */
export const dismissToast = (page: Page) => notifications(page).getByRole('button', { name: 'Đóng thông báo' }).click()

/** Has the page fetch its script, as a reader's first key does, and waits until it answers: only then is there a place for toasts. */
export async function takenOver(page: Page) {
  await page.keyboard.press('Shift')
  await expect(notifications(page)).toBeAttached()
}

/** The four figures over the tabs of the dashboard. */
export const figures = (page: Page) => page.getByRole('region', { name: 'Số liệu tài khoản' })

/** Money as the pages write it: the space before the mark does not break. */
export const dong = (amount: string) => `${amount}\u00a0₫`

/** Asks for a top-up, through MoMo unless another method is named, which settles it by itself. */
export async function topUp(page: Page, quickAmount: string, method = /MoMo/) {
  await page.getByRole('button', { name: 'Nạp tiền' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Nạp tiền vào ví' })
  await dialog.getByRole('button', { name: quickAmount }).click()
  await dialog.getByRole('radio', { name: method }).check()
  await dialog.getByRole('button', { name: 'Nạp tiền' }).click()
  await expect(dialog).toBeHidden()
}

/** Fills in an order of the Basic plan. */
export async function fillInOrder(page: Page, name: string) {
  await page.getByRole('button', { name: 'Đặt VPS', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Đặt VPS mới' })
  await dialog.getByRole('radio', { name: /Basic/ }).check()
  await dialog.getByRole('radio', { name: /Ha Noi/ }).check()
  await dialog.getByRole('radio', { name: /Debian/ }).check()
  await dialog.getByLabel('Tên VPS').fill(name)
  return dialog
}

/** The admin in the back-office. */
export async function enterBackOffice(page: Page) {
  await page.goto('/admin')
  await page.getByLabel('Email').fill(admin.email)
  await page.getByRole('textbox', { name: 'Mật khẩu' }).fill(admin.password)
  await page.getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(page.getByRole('tab', { name: 'VPS' })).toBeVisible()
}

/** Searches the list in view, and waits for what was found: until then the rows are those of the list without the search. */
export async function searchFor(page: Page, text: string) {
  const found = page.waitForResponse((response) => new URL(response.url()).searchParams.get('q') === text)
  await page.getByRole('searchbox').fill(text)
  await found
}

/** Locks a customer in the users' table in view, and answers the question before it. */
export async function lock(page: Page, email: string) {
  await page.getByRole('button', { name: `Khóa: ${email}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Khóa tài khoản' }).click()
}
