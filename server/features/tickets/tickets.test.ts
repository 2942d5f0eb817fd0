import { describe, expect, test } from 'vitest'
import { startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()

const lan = await server.customer({ firstName: 'Lan', lastName: 'Phạm' })
const minh = await server.customer({ firstName: 'Minh', lastName: 'Trần' })
const admin = await server.admin()

const create = ({ client }: TestUser, changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  client.call(
    'POST',
    '/api/support/tickets',
    { subject: 'Không vào được SSH', category: 'technical', body: 'Báo "Connection refused".', ...changes },
    headers,
  )

/** Makes a customer's ticket, and returns it as the API shows it. */
async function addTicket(customer: TestUser, subject: string) {
  server.clock.advance(60_000)
  return (await create(customer, { subject, category: 'billing', priority: 'high' })).body.ticket
}

const first = await addTicket(lan, 'Máy chủ không khởi động')
const other = await addTicket(minh, 'Hoá đơn tháng 10')
const second = await addTicket(lan, 'Đổi gói')
const third = await addTicket(lan, 'Thêm địa chỉ IP')

describe("a customer's tickets", () => {
  const listOf = ({ client, user }: TestUser, query = '') => client.get(`/api/support/tickets/${user.id}${query}`)

  test('are only their own, newest first', async () => {
    expect((await listOf(lan)).body).toEqual([third, second, first])
    expect((await listOf(minh)).body).toEqual([other])
  })

  test('are an empty list for a customer without any', async () => {
    const person = await server.customer()
    expect(await listOf(person)).toMatchObject({ status: 200, body: [] })
  })

  test('are paginated: the cursor of a page leads to the next one, and the last page has none', async () => {
    const page = await listOf(lan, '?limit=2')
    expect(page.body).toEqual([third, second])
    const last = await listOf(lan, `?limit=2&cursor=${page.headers.get('x-next-cursor')}`)
    expect(last.body).toEqual([first])
    expect(last.headers.get('x-next-cursor')).toBeNull()
  })
})

describe("the back-office's tickets", () => {
  const list = async (query = '') => (await admin.client.get(`/api/admin/tickets${query}`)).body

  test('are those of all customers with their owners, newest first', async () => {
    const { tickets, nextCursor } = await list()
    expect(tickets.map(({ ticket }: { ticket: object }) => ticket)).toEqual([third, second, other, first])
    expect(tickets[2].user).toEqual({ firstName: 'Minh', lastName: 'Trần', email: minh.user.email })
    expect(nextCursor).toBeNull()
  })

  test.each([
    ['an id', other.id, [other]],
    ["an owner's email", lan.user.email, [third, second, first]],
    ["an owner's name without its accents", 'pham lan', [third, second, first]],
    ['a name that no one has', 'khong co ai', []],
  ])('are found by %s', async (_, search, found) => {
    const { tickets } = await list(`?q=${encodeURIComponent(search)}`)
    expect(tickets.map(({ ticket }: { ticket: object }) => ticket)).toEqual(found)
  })
})

describe('a new ticket', () => {
  test('has a number, and its text is what customer and back-office read', async () => {
    const { status, body } = await create(lan, { body: ' Dòng một\r\n\r\n\r\nDòng hai ' })
    expect(status).toBe(201)
    expect(body.ticket).toMatchObject({
      number: expect.stringMatching(/^YC-\d{3,}$/),
      status: 'open',
      priority: 'medium',
    })
    const thread = {
      ticket: body.ticket,
      messages: [
        {
          ...{ id: expect.any(String), author: 'customer', body: 'Dòng một\n\nDòng hai' },
          createdAt: body.ticket.createdAt,
        },
      ],
    }
    expect((await lan.client.get(`/api/support/tickets/item/${body.ticket.id}`)).body).toEqual(thread)
    expect((await admin.client.get(`/api/admin/tickets/${body.ticket.id}`)).body).toEqual(thread)
  })

  test('is made once when it is sent again with its key', async () => {
    const key = { 'idempotency-key': 'sent-twice' }
    const before = (await lan.client.get(`/api/support/tickets/${lan.user.id}`)).body.length
    const [one, two] = [await create(lan, {}, key), await create(lan, {}, key)]
    expect(two.body).toEqual(one.body)
    expect((await lan.client.get(`/api/support/tickets/${lan.user.id}`)).body).toHaveLength(before + 1)
  })

  test("may be about an own instance and an own wallet transaction, and about nobody else's", async () => {
    const rich = await server.customer({ balance: 1_000_000 })
    const order = { planId: 1, locationId: 1, name: 'x', operatingSystem: 'ubuntu', billingPeriod: 'monthly' }
    const { vps, transaction } = (await rich.client.post('/api/vps/order', { ...order, totalCost: 49_000 })).body
    expect((await create(rich, { vpsId: vps.id, transactionId: transaction.id })).status).toBe(201)
    for (const about of [{ vpsId: vps.id }, { transactionId: transaction.id }, { vpsId: 'x' }])
      expect((await create(lan, about)).status).toBe(404)
  })

  test.each([
    ['subject', ''],
    ['subject', 'a'.repeat(151)],
    ['category', 'printers'],
    ['priority', 'now'],
    ['body', ' \n '],
    ['body', 'a'.repeat(5001)],
  ])('with the %s %j is refused', async (path, value) => {
    const { status, body } = await create(lan, { [path]: value })
    expect([status, body.errors?.[0]?.path]).toEqual([422, path])
  })

  test('is read by nobody else', async () => {
    const { id } = (await create(lan)).body.ticket
    expect((await minh.client.get(`/api/support/tickets/item/${id}`)).status).toBe(404)
  })
})
