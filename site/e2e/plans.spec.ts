import type { Page } from 'playwright/test'
import { expect, test } from './test.ts'
import { createSignedInUser, createUser, dong, newUser, signIn } from './users.ts'

/** A plan's link on a page: the plan, its billing period and its price there. */
const plans = [
  { on: '/', id: 5, name: 'Pro VPS', period: 'monthly', price: '99.000' },
  { on: '/products', id: 2, name: 'Standard', period: 'monthly', price: '89.000' },
  { on: '/products/vps', id: 1, name: 'Basic', period: 'monthly', price: '49.000' },
  { on: '/products/vps/vps-pro', id: 3, name: 'Pro', period: 'monthly', price: '159.000' },
  { on: '/solutions/palworld', id: 6, name: 'Ultra VPS', period: 'monthly', price: '199.000' },
] as const

/** The link to the order of a plan; for visitors some lead there through registration. */
const orderLink = (page: Page, id: number) =>
  page.getByRole('main').locator(`a[href*="/dashboard?order=${id}"], a[href*="order%3D${id}"]`).first()

/** The order dialog has opened with the plan and period of a link, at the price that the page has shown. */
async function expectChosen(page: Page, { name, period, price }: { name: string; period: string; price: string }) {
  const dialog = page.getByRole('dialog', { name: 'Đặt VPS mới' })
  const plan = dialog.getByRole('radio', { name, exact: true })
  await expect(plan).toBeChecked()
  await expect(dialog.locator(`input[value="${period}"]`)).toBeChecked()
  await expect(plan).toHaveAccessibleDescription(new RegExp(price.replace('.', '\\.')))
}

for (const plan of plans) {
  const tag = plan.on === '/products/vps' ? [] : '@long'
  test(`a plan pressed on ${plan.on} arrives chosen at the price shown`, { tag }, async ({ page }) => {
    await createSignedInUser(page)
    await page.goto(plan.on)
    const main = page.getByRole('main')
    await expect(main.getByText(dong(plan.price)).or(main.getByText(plan.price)).first()).toBeVisible()
    await orderLink(page, plan.id).click()
    await expectChosen(page, plan)
  })
}

const shared = '/dashboard?order=5&period=yearly'
const sharedPlan = { name: 'Pro VPS', period: 'yearly', price: '990.000' }

test('a shared link arrives chosen after login, and is no longer in the address once the order is closed', async ({
  page,
}) => {
  const customer = await createUser(page)
  await page.goto(shared)
  await expect(page).toHaveURL(/\/login\?/)
  await signIn(page, customer)
  await expectChosen(page, sharedPlan)
  await page.getByRole('dialog', { name: 'Đặt VPS mới' }).getByRole('button', { name: 'Hủy' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('a plan pressed by a visitor arrives chosen after registration in the dialog', async ({ page }) => {
  const customer = newUser()
  await page.goto('/')
  await orderLink(page, 5).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Họ và tên').fill(`${customer.firstName} ${customer.lastName}`)
  await dialog.getByLabel('Email').fill(customer.email)
  await dialog.getByRole('textbox', { name: 'Mật khẩu', exact: true }).fill(customer.password)
  await dialog.getByRole('textbox', { name: 'Xác nhận mật khẩu' }).fill(customer.password)
  await dialog.getByRole('button', { name: 'Đăng ký', exact: true }).click()
  await expectChosen(page, plans[0])
})

test('a shared link arrives chosen after registration and login on their page', { tag: '@long' }, async ({ page }) => {
  const customer = newUser()
  await page.goto(shared)
  await expect(page).toHaveURL(/\/login\?/)
  await page.getByRole('tab', { name: 'Register' }).click()
  await page.getByLabel('First name').fill(customer.firstName)
  await page.getByLabel('Last name').fill(customer.lastName)
  await page.getByLabel('Email').fill(customer.email)
  await page.getByRole('textbox', { name: 'Password', exact: false }).first().fill(customer.password)
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(customer.password)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('textbox', { name: 'Confirm password' })).toHaveCount(0)
  await signIn(page, customer)
  await expectChosen(page, sharedPlan)
})
