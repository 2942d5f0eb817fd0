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
    expect((await listOf(lan)).body).toMatchObject([third, second, first])
    expect((await listOf(minh)).body).toMatchObject([other])
  })

  test('are an empty list for a customer without any', async () => {
    const person = await server.customer()
    expect(await listOf(person)).toMatchObject({ status: 200, body: [] })
  })

  test('are paginated: the cursor of a page leads to the next one, and the last page has none', async () => {
    const page = await listOf(lan, '?limit=2')
    expect(page.body).toMatchObject([third, second])
    const last = await listOf(lan, `?limit=2&cursor=${page.headers.get('x-next-cursor')}`)
    expect(last.body).toMatchObject([first])
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
          id: expect.any(String),
          author: 'customer',
          body: 'Dòng một\n\nDòng hai',
          createdAt: body.ticket.createdAt,
        },
      ],
    }
    expect((await lan.client.get(`/api/support/tickets/item/${body.ticket.id}`)).body).toMatchObject(thread)
    expect((await admin.client.get(`/api/admin/tickets/${body.ticket.id}`)).body).toMatchObject(thread)
  })

  test('is made once when it is sent again with its key', async () => {
    const key = { 'idempotency-key': 'sent-twice' }
    const before = (await lan.client.get(`/api/support/tickets/${lan.user.id}`)).body.length
    const [one, two] = [await create(lan, {}, key), await create(lan, {}, key)]
    expect(two.body).toEqual(one.body)
    expect((await lan.client.get(`/api/support/tickets/${lan.user.id}`)).body).toHaveLength(before + 1)
  })

  test("may be about the customer's own instance and wallet transaction, and about nobody else's", async () => {
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

const read = async ({ client }: TestUser, id: string) => (await client.get(`/api/support/tickets/item/${id}`)).body
const bodies = ({ messages }: { messages: { author: string; body: string }[] }) =>
  messages.map(({ author, body }) => `${author}: ${body}`)
const reply = ({ client }: TestUser, id: string, body: unknown, headers: Record<string, string> = {}) =>
  client.call('POST', `/api/support/tickets/item/${id}/messages`, { body }, headers)
const replyAsAdmin = (id: string, body: unknown, headers: Record<string, string> = {}) =>
  admin.client.call('POST', `/api/admin/tickets/${id}/messages`, { body }, headers)
const setStatus = (id: string, status: unknown) => admin.client.patch(`/api/admin/tickets/${id}/status`, { status })
const newTicket = async (customer: TestUser) => (await create(customer)).body.ticket
const auditOf = async (id: string) => {
  const entries = await server.database.queries('audit_log').where({ target_id: id }).orderBy('id')
  return entries.map(({ action, before_value: before, after_value: after }) => [
    action,
    JSON.parse(before).status,
    JSON.parse(after).status,
  ])
}

describe('a conversation', () => {
  test('shows in the list who wrote last, and when', async () => {
    const person = await server.customer()
    const { id, createdAt } = await newTicket(person)
    const last = async () => (await person.client.get(`/api/support/tickets/${person.user.id}`)).body[0].lastMessage
    expect(await last()).toEqual({ author: 'customer', createdAt })
    server.clock.advance(60_000)
    await replyAsAdmin(id, 'Đã xem.')
    expect(await last()).toEqual({ author: 'admin', createdAt: new Date(server.clock.now()).toISOString() })
  })

  test("holds the customer's messages and the admins' in order; a reply of an admin sets the ticket in progress", async () => {
    const { id } = await newTicket(lan)
    server.clock.advance(60_000)
    const adminReply = await replyAsAdmin(id, ' Bạn mở cổng 22 chưa?\r\n ')
    expect(adminReply).toMatchObject({ status: 201, body: { ticket: { id, status: 'in_progress' } } })
    expect(adminReply.body.message).toMatchObject({
      id: expect.any(String),
      author: 'admin',
      body: 'Bạn mở cổng 22 chưa?',
      createdAt: new Date(server.clock.now()).toISOString(),
    })
    const replied = await reply(lan, id, 'Rồi, vẫn không được.')
    expect(replied).toMatchObject({ status: 201, body: { ticket: { status: 'in_progress' } } })
    const thread = await read(lan, id)
    expect(bodies(thread)).toEqual([
      'customer: Báo "Connection refused".',
      'admin: Bạn mở cổng 22 chưa?',
      'customer: Rồi, vẫn không được.',
    ])
    expect((await admin.client.get(`/api/admin/tickets/${id}`)).body).toMatchObject(thread)
    expect(await auditOf(id)).toEqual([['ticket.reply', 'open', 'in_progress']])
  })

  test('is opened again by a reply of the customer after it was closed', async () => {
    const { id } = await newTicket(lan)
    await setStatus(id, 'closed')
    expect((await reply(lan, id, 'Lại bị rồi.')).body.ticket.status).toBe('open')
    expect((await read(lan, id)).ticket.status).toBe('open')
  })

  test('gets a message once when it is sent again with its key, also at the same time', async () => {
    const { id } = await newTicket(lan)
    const key = { 'idempotency-key': `reply-${id}` }
    const [one, two] = await Promise.all([reply(lan, id, 'Một lần', key), reply(lan, id, 'Một lần', key)])
    expect(two).toMatchObject({ status: 201, body: one.body })
    expect((await reply(lan, id, 'Khác', key)).body.code).toBe('idempotency_mismatch')
    const both = await Promise.all([replyAsAdmin(id, 'Chào bạn', key), replyAsAdmin(id, 'Chào bạn', key)])
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    expect(bodies(await read(lan, id)).slice(1)).toEqual(['customer: Một lần', 'admin: Chào bạn'])
    expect(await auditOf(id)).toEqual([['ticket.reply', 'open', 'in_progress']])
  })

  test.each([[''], [' \n '], ['a'.repeat(5001)], [undefined]])('refuses the message %j', async (body) => {
    const { id } = await newTicket(lan)
    for (const response of [await reply(lan, id, body), await replyAsAdmin(id, body)])
      expect([response.status, response.body.errors?.[0]?.path]).toEqual([422, 'body'])
    expect((await read(lan, id)).messages).toHaveLength(1)
  })

  test('refuses another message when it has 500', async () => {
    const { id } = await newTicket(lan)
    await server.database.queries('ticket_messages').insert(
      Array.from({ length: 499 }, (_, index) => ({
        id: `zzzz-${id.slice(-8)}-${index}`,
        ticket_id: id,
        author: 'customer',
        author_id: lan.user.id,
        body: 'x',
        created_at: server.clock.now(),
      })),
    )
    for (const response of [await reply(lan, id, 'Nữa'), await replyAsAdmin(id, 'Nữa')])
      expect([response.status, response.body.code]).toEqual([409, 'conversation_full'])
  })

  test('belongs to its customer and the admins: nobody else can write in it', async () => {
    const { id } = await newTicket(lan)
    expect((await reply(minh, id, 'x')).status).toBe(404)
    expect((await server.visitor().post(`/api/support/tickets/item/${id}/messages`, { body: 'x' })).status).toBe(401)
    for (const path of ['messages', 'status'])
      expect((await lan.client.post(`/api/admin/tickets/${id}/${path}`, { body: 'x' })).status).not.toBe(201)
    expect((await read(lan, id)).messages).toHaveLength(1)
  })
})

describe('the status of a ticket', () => {
  test('is set by admins, seen by the customer, and each change is audited once', async () => {
    const { id } = await newTicket(lan)
    for (const status of ['in_progress', 'closed', 'closed', 'open']) {
      expect((await setStatus(id, status)).body.ticket).toMatchObject({ id, status })
      expect((await read(lan, id)).ticket.status).toBe(status)
    }
    expect(await auditOf(id)).toEqual([
      ['ticket.status', 'open', 'in_progress'],
      ['ticket.status', 'in_progress', 'closed'],
      ['ticket.status', 'closed', 'open'],
    ])
  })

  test('must be one of three', async () => {
    const { id } = await newTicket(lan)
    expect((await setStatus(id, 'lost')).status).toBe(422)
  })
})
