import { randomUUID } from 'node:crypto'
import type { Page, Route } from 'playwright/test'
import { expect, test } from './test.ts'
import {
  createMachine,
  createSignedInUser,
  enterBackOffice,
  lock,
  type NewUser,
  notifications,
  searchFor,
  suspend,
} from './users.ts'

/** Creates a customer with an instance and a pending bank transfer. */
async function customerWithEverything(page: Page): Promise<NewUser> {
  const customer = await createSignedInUser(page)
  await createMachine(page, 'web-01')
  const response = await page.request.post('/api/wallet/deposit', {
    data: { amount: '50000', paymentMethod: 'bank_transfer' },
    headers: { 'Idempotency-Key': randomUUID() },
  })
  expect(response.ok()).toBe(true)
  return customer
}

/** Opens a list of the back-office and searches for one customer's rows. */
async function openList(page: Page, tab: string, { email }: NewUser) {
  await page.getByRole('tab', { name: tab }).click()
  await searchFor(page, email)
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.filter({ hasText: email })).not.toHaveCount(0)
  // Apart from the header, all rows belong to this customer.
  await expect(rows.filter({ hasNotText: email })).toHaveCount(1)
}

const problem = (status: number, detail: string) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/problem+json', body: JSON.stringify({ status, detail }) })

/**
 * The changes of the back-office whose failure messages are in product spec, section 8, and one more of the same kind; each gets a
 * different kind of failed response, which the spec requires to be shown as `{status}: {response text or status text}`.
 */
const changes = [
  {
    change: 'a lock',
    failure: 'Failed to update user status',
    response: problem(409, 'Đã có người đổi trước.'),
    reason: '409: Đã có người đổi trước.',
    async run(page: Page, customer: NewUser) {
      await openList(page, 'Người dùng', customer)
      await lock(page, customer.email)
    },
  },
  {
    change: 'a balance edit',
    failure: 'Failed to update user balance',
    response: (route: Route) => route.fulfill({ status: 500, body: 'boom' }),
    reason: '500: boom',
    async run(page: Page, customer: NewUser) {
      await openList(page, 'Người dùng', customer)
      await page.getByRole('button', { name: `Sửa số dư: ${customer.email}` }).click()
      await page.getByRole('dialog').getByLabel('Số dư mới').fill('120000')
      await page.getByRole('dialog').getByLabel('Số dư mới').press('Enter')
    },
  },
  {
    change: 'a status change of an instance',
    failure: 'Failed to update VPS status',
    response: (route: Route) => route.fulfill({ status: 503 }),
    reason: '503: Service Unavailable',
    async run(page: Page, customer: NewUser) {
      await openList(page, 'VPS', customer)
      await suspend(page.getByRole('row', { name: customer.email }))
    },
  },
  {
    change: 'a settlement of a deposit',
    // The spec has no sentence for it.
    failure: null,
    response: (route: Route) => route.abort(),
    reason: 'Máy chủ không phản hồi. Vui lòng thử lại.',
    async run(page: Page, customer: NewUser) {
      await openList(page, 'Giao dịch', customer)
      await page.getByRole('button', { name: /^Duyệt/ }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Duyệt và cộng tiền' }).click()
    },
  },
]

for (const { change, failure, response, reason, run } of changes) {
  // `back-office.spec.ts` has a change that the server really refuses, `session.spec.ts` an ended session.
  const tag = '@long'
  test(`${change} that fails shows one toast with the message of the spec, and so does an ended session`, {
    tag,
  }, async ({ page }) => {
    let respond = response
    await page.route('**/api/admin/**', (route) =>
      route.request().method() === 'PATCH' || route.request().url().endsWith('/suspend')
        ? respond(route)
        : route.continue(),
    )
    const customer = await customerWithEverything(page)
    await enterBackOffice(page)
    await run(page, customer)
    const toast = notifications(page).getByRole('group')
    await expect(toast).toContainText('Cập nhật thất bại')
    const expectedText = (why: string) => (failure === null ? why : `${failure}. ${why}`)
    await expect(toast.getByText(expectedText(reason), { exact: true })).toBeVisible()
    // The message that stays in the page says what to do.
    const pageMessage = page.getByRole('alert').filter({ hasText: 'Không cập nhật được' })
    await expect(pageMessage).toBeVisible()
    await expect(pageMessage).not.toContainText(reason)

    await page.reload()
    respond = problem(401, 'Vui lòng đăng nhập.')
    await run(page, customer)
    await expect(toast).toContainText('Phiên đăng nhập đã kết thúc')
    await expect(toast).toContainText(expectedText('401: Vui lòng đăng nhập.'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Đăng nhập quản trị')
  })
}
