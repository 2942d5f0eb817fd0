import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from 'playwright/test'

/** The data of a new user, with a unique email. */
export interface NewUser {
  firstName: string
  lastName: string
  email: string
  password: string
}

/** A customer whom no other test has. */
export const newUser = (): NewUser => ({
  firstName: 'Lan',
  lastName: 'Nguyễn Thị',
  email: `lan.${randomUUID()}@khachhang.test`,
  password: 'mat-khau-cua-lan',
})

/** The demo admin of the seed. */
export const admin = { email: 'admin@sen.test', password: 'admin-demo' }

/** Fills in the register form and submits it. */
export async function submitRegisterForm(page: Page, customer: NewUser) {
  await page.goto('/login?mode=register')
  await page.getByLabel('First name').fill(customer.firstName)
  await page.getByLabel('Last name').fill(customer.lastName)
  await page.getByLabel('Email').fill(customer.email)
  await page.getByRole('textbox', { name: 'Password', exact: false }).first().fill(customer.password)
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(customer.password)
  await page.getByRole('button', { name: 'Register' }).click()
}

/** Registers a user who is not signed in in this browser. */
export async function createUser(page: Page): Promise<NewUser> {
  const customer = newUser()
  const response = await page.request.post('/api/auth/register', { data: customer })
  expect(response.status()).toBe(201)
  await page.context().clearCookies()
  return customer
}

/** Fills in the visible login form and submits it. */
export async function signIn(page: Page, { email, password }: Pick<NewUser, 'email' | 'password'>) {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

/** The guide that opens on the dashboard of a new customer. */
export const guide = (page: Page) => page.getByRole('dialog', { name: 'Bắt đầu với Sen Cloud' })

/** Stores a session as the forms do; the page stays empty, without a script that would react to it. */
export async function storeSession(page: Page, entries: Readonly<Record<string, string>>) {
  const empty = { contentType: 'text/html', headers: { 'Origin-Agent-Cluster': '?1' }, body: '<!doctype html>' }
  await page.route('**/empty', (route) => route.fulfill(empty), { times: 1 })
  await page.goto('/empty')
  await page.evaluate((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  }, entries)
}

/** Creates a new customer who is signed in in this browser, as after registering on the landing page; the page stays empty. */
export async function createSignedInUser(page: Page): Promise<NewUser> {
  const customer = newUser()
  const response = await page.request.post('/api/auth/register', { data: customer })
  expect(response.status()).toBe(201)
  const { id, firstName, lastName, email, role, isPhoneVerified } = (await response.json()).user
  const userData = JSON.stringify({ id, firstName, lastName, email, role, isPhoneVerified })
  await storeSession(page, { authToken: id, userData })
  return customer
}

/** Opens the dashboard of a new customer for the first time, with the guide open. */
export async function openFirstDashboard(page: Page): Promise<NewUser> {
  const customer = await createSignedInUser(page)
  await page.goto('/dashboard')
  await expect(guide(page)).toBeVisible()
  return customer
}

/** Sets the balance of the customer who is signed in in this browser, as an admin does. */
async function setBalance(page: Page, balance: string) {
  const { user } = await (await page.request.get('/api/auth/me')).json()
  const { token } = await (await page.request.post('/api/admin/auth', { data: admin })).json()
  const response = await page.request.patch(`/api/admin/users/${user.id}/balance`, {
    data: { balance },
    headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID() },
  })
  expect(response.status()).toBe(200)
}

/** Orders a machine of the Basic plan for the customer who is signed in in this browser, and waits until it runs. Returns its id. */
export async function createMachine(page: Page, name: string): Promise<string> {
  await setBalance(page, '600000')
  const { user } = await (await page.request.get('/api/auth/me')).json()
  const order = await page.request.post('/api/vps/order', {
    headers: { 'Idempotency-Key': randomUUID() },
    data: {
      planId: 1,
      locationId: 1,
      name,
      operatingSystem: 'debian',
      billingPeriod: 'monthly',
      totalCost: 49_000,
    },
  })
  expect(order.ok()).toBe(true)
  const machine = async () => (await (await page.request.get(`/api/vps/user/${user.id}`)).json())[0]
  await expect.poll(async () => (await machine()).status).toBe('active')
  return (await machine()).id
}

/** Opens the dashboard of a new customer who has closed the guide before, and may have money. */
export async function openDashboard(page: Page, { balance }: { balance?: string } = {}): Promise<NewUser> {
  const customer = await createSignedInUser(page)
  if (balance) await setBalance(page, balance)
  await page.evaluate(() => localStorage.setItem('onboardingSeen', 'true'))
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: `Xin chào ${customer.firstName}` })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  return customer
}

/** The region with the toasts. */
export const notifications = (page: Page) => page.getByRole('region', { name: /F8/ })

/** Makes the page load its script with a key press, and waits for hydration: only then the region for toasts exists. */
export async function waitForHydration(page: Page) {
  await page.keyboard.press('Shift')
  await expect(notifications(page)).toBeAttached()
}

/** The four figures above the tabs of the dashboard. */
export const figures = (page: Page) => page.getByRole('region', { name: 'Số liệu tài khoản' })

/** Formats an amount as the pages do, with a no-break space before the currency symbol. */
export const dong = (amount: string) => `${amount}\u00a0₫`

/** Requests a top-up. Default: by MoMo, which confirms it automatically: the customer comes back from its page without doing anything there. */
export async function topUp(page: Page, quickAmount: string, method = /MoMo/) {
  await page.getByRole('button', { name: 'Nạp tiền' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Nạp tiền vào ví' })
  await dialog.getByRole('button', { name: quickAmount }).click()
  const radio = dialog.getByRole('radio', { name: method })
  await radio.check()
  const from = page.url()
  const isAtGateway = (await radio.getAttribute('value')) === 'momo'
  await dialog.getByRole('button', { name: /^Nạp/ }).click()
  if (isAtGateway) {
    await page.waitForURL(/\/sandbox\/pay/)
    await page.goto(from)
  }
  await expect(dialog).toBeHidden()
}

/** The places of the account in the bar at the lower edge of a phone's window, which stands there for the tabs. */
export const places = (page: Page) => page.getByRole('navigation', { name: 'Mục của tài khoản' }).getByRole('link')

/** The id of the place that orders are for. */
const HANOI = 2

/** Fills in an order of the Basic plan. */
export async function fillInOrder(page: Page, name: string, price = '34.300') {
  await page.getByRole('button', { name: 'Đặt VPS', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Đặt VPS mới' })
  // On a busy machine each choice is quoted: the last quote is the one that has all of them.
  const quoted = page.waitForResponse((response) => {
    if (!response.url().endsWith('/api/vps/quote')) return false
    const { locationId, operatingSystem } = response.request().postDataJSON()
    return locationId === HANOI && operatingSystem === 'debian-13'
  })
  await dialog.getByRole('radio', { name: 'Basic', exact: true }).check()
  await dialog.getByRole('radio', { name: /Hà Nội/ }).check()
  await dialog.getByRole('radio', { name: /Debian 13/ }).check()
  await dialog.getByLabel('Tên VPS').fill(name)
  // It is the server's price, by default with the discount of the first order: until it is shown, a click only says that the price
  // is another one. Earlier choices have the same price, so the quote of all choices must have come, or a click would
  // request it again.
  await (await quoted).finished()
  await expect(dialog.getByText(dong(price)).first()).toBeVisible()
  return dialog
}

/** Signs the demo customer of the seed in on this page; the page stays empty. */
export async function signInDemoCustomer(page: Page) {
  const customer = { email: 'customer@sen.test', password: 'customer-demo' }
  const response = await page.request.post('/api/auth/login', { data: customer })
  expect(response.status()).toBe(200)
  const { user } = await response.json()
  await storeSession(page, { authToken: user.id, userData: JSON.stringify(user), onboardingSeen: 'true' })
}

/** Signs the demo admin in on this page; the page stays empty. */
export async function signInAdmin(page: Page) {
  const response = await page.request.post('/api/admin/auth', { data: admin })
  expect(response.status()).toBe(200)
  const body = await response.json()
  await storeSession(page, { adminToken: body.token, adminUser: JSON.stringify(body.admin) })
}

/** Opens the back-office for the demo admin, who has signed in before. */
export async function enterBackOffice(page: Page) {
  await signInAdmin(page)
  await page.goto('/admin')
  await expect(page.getByRole('tab', { name: 'VPS' })).toBeVisible()
}

/** Signs the demo admin in to the back-office, by its form. */
export async function signInToBackOffice(page: Page) {
  await page.goto('/admin')
  await page.getByLabel('Email').fill(admin.email)
  await page.getByRole('textbox', { name: 'Mật khẩu' }).fill(admin.password)
  await page.getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(page.getByRole('tab', { name: 'VPS' })).toBeVisible()
}

/** Searches the visible list, and waits for the response: until then the rows are those without the search. */
export async function searchFor(page: Page, text: string) {
  const box = page.getByRole('searchbox')
  // After a reload the address still has the search.
  if ((await box.inputValue()) === text) return
  const found = page.waitForResponse((response) => new URL(response.url()).searchParams.get('q') === text)
  await box.fill(text)
  await found
}

/** Chooses another status in the menu of a row, which is the button with its status. */
export async function changeStatus(row: Locator, status: string) {
  await row.locator('[data-component="StatusMenu"]').click()
  await row
    .page()
    .getByRole('menuitemradio', { name: new RegExp(`^${status}`) })
    .click()
}

/** Suspends the instance of a row, for a reason. */
export async function suspend(row: Locator) {
  await changeStatus(row, 'Tạm ngưng…')
  const dialog = row.page().getByRole('dialog')
  await dialog.getByLabel('Lý do').fill('Gửi thư rác')
  await dialog.getByRole('button', { name: 'Tạm ngưng VPS' }).click()
}

/** Locks a customer in the visible users' table, and confirms the dialog. */
export async function lock(page: Page, email: string) {
  await changeStatus(page.getByRole('row', { name: email }), 'Khóa…')
  await page.getByRole('dialog').getByLabel('Lý do').fill('Nghi bị chiếm đoạt')
  await page.getByRole('dialog').getByRole('button', { name: 'Khóa tài khoản' }).click()
}
