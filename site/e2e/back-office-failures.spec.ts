import { randomUUID } from 'node:crypto'
import type { Page, Route } from 'playwright/test'
import {
  admin,
  dismissToast,
  enterBackOffice,
  lock,
  newPerson,
  notifications,
  type Person,
  searchFor,
} from './people.ts'
import { expect, test } from './test.ts'

/** A customer with an instance and a deposit that waits for an admin, made over the API. */
async function customerWithEverything(page: Page): Promise<Person> {
  const person = newPerson()
  const post = async (path: string, data: object, headers: Record<string, string> = {}) => {
    const answer = await page.request.post(path, { data, headers: { 'Idempotency-Key': randomUUID(), ...headers } })
    expect(answer.ok()).toBe(true)
    return answer.json()
  }
  const { user } = await post('/api/auth/register', person)
  const { token } = await post('/api/admin/auth', admin)
  await page.request.patch(`/api/admin/users/${user.id}/balance`, {
    data: { balance: '100000' },
    headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID() },
  })
  const date = new Date(Date.now() + 30 * 86_400_000).toISOString()
  await post('/api/vps/order', {
    userId: user.id,
    planId: 1,
    locationId: 1,
    name: 'web-01',
    operatingSystem: 'debian',
    billingPeriod: 'monthly',
    nextBillingDate: date,
    expiryDate: date,
    totalCost: 49_000,
  })
  await post('/api/wallet/deposit', {
    userId: user.id,
    type: 'deposit',
    amount: '50000',
    paymentMethod: 'bank_transfer',
    description: '',
    status: 'pending',
  })
  await expect
    .poll(async () => (await (await page.request.get(`/api/vps/user/${user.id}`)).json())[0].status)
    .toBe('active')
  return person
}

/** Opens a list of the back-office at what belongs to one customer. */
async function openList(page: Page, tab: string, { email }: Person) {
  await page.getByRole('tab', { name: tab }).click()
  await searchFor(page, email)
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.filter({ hasText: email })).not.toHaveCount(0)
  // But for the head, none is of anybody else.
  await expect(rows.filter({ hasNotText: email })).toHaveCount(1)
}

const problem = (status: number, detail: string) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/problem+json', body: JSON.stringify({ status, detail }) })

/**
 * Every change of the back-office that product spec, section 8, has words for, and one more of the same kind; each meets another of
 * the responses that there are, which the spec has said as `{status}: {response text or status text}`.
 */
const changes = [
  {
    what: 'a lock',
    failure: 'Failed to update user status',
    answer: problem(409, 'Đã có người đổi trước.'),
    said: '409: Đã có người đổi trước.',
    async act(page: Page, person: Person) {
      await openList(page, 'Người dùng', person)
      await lock(page, person.email)
    },
  },
  {
    what: 'a balance',
    failure: 'Failed to update user balance',
    answer: (route: Route) => route.fulfill({ status: 500, body: 'boom' }),
    said: '500: boom',
    async act(page: Page, person: Person) {
      await openList(page, 'Người dùng', person)
      await page.getByRole('button', { name: `Sửa số dư: ${person.email}` }).click()
      await page.getByRole('dialog').getByLabel('Số dư mới').fill('120000')
      await page.getByRole('dialog').getByLabel('Số dư mới').press('Enter')
    },
  },
  {
    what: 'the status of an instance',
    failure: 'Failed to update VPS status',
    answer: (route: Route) => route.fulfill({ status: 503 }),
    said: '503: Service Unavailable',
    async act(page: Page, person: Person) {
      await openList(page, 'VPS', person)
      await page.getByRole('row', { name: person.email }).getByRole('combobox').selectOption('suspended')
    },
  },
  {
    what: 'a settled deposit',
    failure: 'Failed to update transaction status',
    answer: (route: Route) => route.abort(),
    said: 'Máy chủ không trả lời. Vui lòng thử lại.',
    async act(page: Page, person: Person) {
      await openList(page, 'Giao dịch', person)
      await page.getByRole('button', { name: /^Duyệt/ }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Duyệt và cộng tiền' }).click()
    },
  },
]

for (const { what, failure, answer, said, act } of changes) {
  test(`${what} that fails is said once, as a notice in the words of the spec; a session that has ended as well`, async ({
    page,
  }) => {
    let respond = answer
    await page.route('**/api/admin/**', (route) =>
      route.request().method() === 'PATCH' ? respond(route) : route.continue(),
    )
    const person = await customerWithEverything(page)
    await enterBackOffice(page)
    await dismissToast(page)
    await act(page, person)
    const notice = notifications(page).getByRole('group')
    await expect(notice).toContainText('Cập nhật thất bại')
    await expect(notice.getByText(`${failure}. ${said}`, { exact: true })).toBeVisible()
    // What stays beside it says what to do.
    const stays = page.getByRole('alert').filter({ hasText: 'Không cập nhật được' })
    await expect(stays).toBeVisible()
    await expect(stays).not.toContainText(said)

    await page.reload()
    respond = problem(401, 'Vui lòng đăng nhập.')
    await act(page, person)
    await expect(notice).toContainText('Phiên làm việc đã kết thúc')
    await expect(notice).toContainText(`${failure}. 401: Vui lòng đăng nhập.`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Đăng nhập quản trị')
  })
}
