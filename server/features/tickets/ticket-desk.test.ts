import { describe, expect, test } from 'vitest'
import { FIRST_REPLY_MINUTES } from '#contracts/rules/first-reply.ts'
import { startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const server = await startTestServer()
const lan = await server.customer({ firstName: 'Lan', lastName: 'Phạm' })
const minh = await server.customer({ firstName: 'Minh', lastName: 'Trần' })
const desk = async () => (await server.admin()).client

const open = async ({ client }: TestUser, changes: Record<string, unknown> = {}) => {
  const request = {
    subject: 'Không vào được SSH',
    category: 'technical',
    body: 'Báo "Connection refused".',
    ...changes,
  }
  const { status, body } = await client.post('/api/support/tickets', request)
  expect(status).toBe(201)
  return body.ticket as { id: string; number: string }
}
const read = async ({ client }: TestUser, id: string) => (await client.get(`/api/support/tickets/item/${id}`)).body
const change = ({ client }: TestUser, id: string, body: unknown) =>
  client.patch(`/api/support/tickets/item/${id}`, body)
const reply = ({ client }: TestUser, id: string, body = 'Vẫn không được.') =>
  client.post(`/api/support/tickets/item/${id}/messages`, { body })
const onDesk = async (id: string) => (await (await desk()).get(`/api/admin/tickets/${id}`)).body
const replyOnDesk = async (id: string, body: Record<string, unknown> = { body: 'Bạn thử lại nhé.' }) =>
  (await desk()).post(`/api/admin/tickets/${id}/messages`, body)
const changeOnDesk = async (id: string, body: unknown) => (await desk()).patch(`/api/admin/tickets/${id}`, body)
const merge = async (id: string, intoId: string) => (await desk()).post(`/api/admin/tickets/${id}/merge`, { intoId })
const auditOf = async (id: string): Promise<string[]> =>
  server.database.queries('audit_log').where({ target_id: id }).orderBy('id').pluck('action')

describe('a customer', () => {
  test('closes a ticket, opens it again, and rates it once it is closed', async () => {
    const { id } = await open(lan)
    expect((await change(lan, id, { rating: { stars: 5 } })).body.code).toBe('ticket_not_closed')
    const closed = await change(lan, id, { status: 'closed' })
    const closedAt = new Date(server.clock.now()).toISOString()
    expect(closed).toMatchObject({ status: 200, body: { ticket: { status: 'closed', closedAt, rating: null } } })
    const rated = await change(lan, id, { rating: { stars: 4, comment: ' Nhanh, \r\n cảm ơn ' } })
    expect(rated.body.ticket.rating).toEqual({ stars: 4, comment: 'Nhanh, cảm ơn' })
    expect((await onDesk(id)).ticket).toEqual((await read(lan, id)).ticket)
    const opened = await change(lan, id, { status: 'open' })
    expect(opened.body.ticket).toMatchObject({ status: 'open', closedAt: null, reopenUntil: null })
  })

  test.each([[{}], [{ status: 'in_progress' }], [{ rating: { stars: 0 } }], [{ rating: { stars: 6 } }]])(
    'cannot change a ticket by %j',
    async (body) => {
      const { id } = await open(lan)
      expect((await change(lan, id, body)).status).toBe(422)
    },
  )

  test("cannot change another customer's ticket", async () => {
    const { id } = await open(lan)
    expect((await change(minh, id, { status: 'closed' })).status).toBe(404)
    expect((await read(lan, id)).ticket.status).toBe('open')
  })

  test('opens a closed ticket again within fourteen days, and not later', async () => {
    const { id } = await open(lan)
    await change(lan, id, { status: 'closed' })
    server.clock.advance(14 * DAY)
    const person = await signInAgain(lan)
    expect((await reply(person, id)).status).toBe(201)
    await change(person, id, { status: 'closed' })
    server.clock.advance(14 * DAY + 1)
    const later = await signInAgain(lan)
    expect((await reply(later, id)).body.code).toBe('reopen_too_late')
    expect((await change(later, id, { status: 'open' })).body.code).toBe('reopen_too_late')
    lan.client.cookie = later.client.cookie
    minh.client.cookie = (await signInAgain(minh)).client.cookie
  })
})

/** Signs a customer in again, whose session has ended meanwhile. */
async function signInAgain(customer: TestUser): Promise<TestUser> {
  const client = server.visitor()
  await client.post('/api/auth/login', { email: customer.user.email, password: customer.password })
  return { ...customer, client }
}

describe('an internal note', () => {
  test('is read by admins with its writer, and never by the customer, in no call and no event', async () => {
    const { id } = await open(lan)
    const before = await read(lan, id)
    const noted = await replyOnDesk(id, { body: 'Khách này hay nợ tiền.', internal: true })
    expect(noted).toMatchObject({
      status: 201,
      body: { ticket: { status: 'open' }, message: { internal: true, writer: { firstName: 'Thu Hà' } } },
    })
    expect(await read(lan, id)).toEqual(before)
    const list = (await lan.client.get(`/api/support/tickets/${lan.user.id}`)).body
    expect(list.find((ticket: { id: string }) => ticket.id === id).lastMessage.author).toBe('customer')
    const shown = (await onDesk(id)).messages
    expect(shown.map(({ internal, body }: { internal: boolean; body: string }) => [internal, body])).toEqual([
      [false, 'Báo "Connection refused".'],
      [true, 'Khách này hay nợ tiền.'],
    ])
    expect(await auditOf(id)).toEqual(['ticket.note'])
  })

  test('is not a first reply: the clock runs on', async () => {
    const { id } = await open(lan)
    await replyOnDesk(id, { body: 'Để tôi xem.', internal: true })
    expect((await onDesk(id)).desk.replyDueAt).not.toBeNull()
    await replyOnDesk(id)
    expect((await onDesk(id)).desk.replyDueAt).toBeNull()
  })
})

describe('the desk', () => {
  test('assigns a ticket to an admin and to nobody else, and each change is audited', async () => {
    const { id } = await open(lan)
    const agents = (await (await desk()).get('/api/admin/support/agents')).body as { id: string; isSelf: boolean }[]
    const other = await server.otherAdmin()
    const changed = await changeOnDesk(id, { assigneeId: other.user.id, priority: 'urgent', category: 'billing' })
    expect(changed.body).toMatchObject({
      ticket: { priority: 'urgent', category: 'billing' },
      desk: { assignee: { id: other.user.id, firstName: 'Thu Hà' } },
    })
    const me = (await server.admin()).user.id
    expect(agents.filter(({ isSelf }) => isSelf).map((agent) => agent.id)).toEqual([me])
    expect((await changeOnDesk(id, { assigneeId: lan.user.id })).status).toBe(422)
    expect((await changeOnDesk(id, { assigneeId: null })).body.desk.assignee).toBeNull()
    await changeOnDesk(id, { assigneeId: null })
    expect(await auditOf(id)).toEqual(['ticket.change', 'ticket.change'])
    expect((await changeOnDesk(id, {})).status).toBe(422)
  })

  test('has the clock of a first reply by category: it moves with the category, stops with a reply, and ends with closing', async () => {
    const { id } = await open(lan)
    const opened = server.clock.now()
    const due = async () => Date.parse((await onDesk(id)).desk.replyDueAt) - opened
    expect(await due()).toBe(FIRST_REPLY_MINUTES.technical * MINUTE)
    await changeOnDesk(id, { category: 'general' })
    expect(await due()).toBe(FIRST_REPLY_MINUTES.general * MINUTE)
    await change(lan, id, { status: 'closed' })
    expect((await onDesk(id)).desk).toMatchObject({ replyDueAt: null, isOverdue: false })
    server.clock.advance(MINUTE)
    await change(lan, id, { status: 'open' })
    expect(await due()).toBe((FIRST_REPLY_MINUTES.general + 1) * MINUTE)
    await replyOnDesk(id)
    expect((await onDesk(id)).desk.replyDueAt).toBeNull()
  })

  test('counts the parts of the inbox, whatever is listed, and says who wrote last', async () => {
    const person = await server.customer()
    const me = (await server.admin()).user.id
    const inbox = async (query = 'status=closed&limit=1') =>
      (await (await desk()).get(`/api/admin/tickets?${query}`)).body as {
        tickets: { ticket: { id: string }; lastMessage: unknown }[]
        counts: { mine: number; unassigned: number; overdue: number; open: number }
      }
    const lastOf = async (id: string) =>
      (await inbox('limit=5')).tickets.find(({ ticket }) => ticket.id === id)?.lastMessage
    const before = (await inbox()).counts
    const { id } = await open(person, { category: 'technical' })
    expect((await inbox()).counts).toEqual({ ...before, unassigned: before.unassigned + 1, open: before.open + 1 })
    const opened = new Date(server.clock.now()).toISOString()
    expect(await lastOf(id)).toEqual({ author: 'customer', createdAt: opened })
    await changeOnDesk(id, { assigneeId: me })
    expect((await inbox()).counts).toEqual({ ...before, mine: before.mine + 1, open: before.open + 1 })
    server.clock.advance(FIRST_REPLY_MINUTES.technical * MINUTE + 1)
    const late = (await inbox()).counts.overdue
    await replyOnDesk(id, { body: 'Để tôi xem.', internal: true })
    expect(await lastOf(id)).toEqual({ author: 'customer', createdAt: opened })
    await replyOnDesk(id)
    expect((await inbox()).counts).toMatchObject({ mine: before.mine + 1, overdue: late - 1 })
    expect(await lastOf(id)).toEqual({ author: 'admin', createdAt: new Date(server.clock.now()).toISOString() })
    await changeOnDesk(id, { status: 'closed' })
    expect((await inbox()).counts).toMatchObject({ mine: before.mine, open: before.open })
  })

  test('lists what is mine, unassigned and overdue, page by page', async () => {
    const person = await server.customer()
    const inbox = async (query: string) => {
      const { body } = await (await desk()).get(`/api/admin/tickets?${query}`)
      return body as {
        tickets: { ticket: { id: string }; user: { email: string }; desk: object }[]
        nextCursor: string | null
      }
    }
    const ids = ({ tickets }: Awaited<ReturnType<typeof inbox>>) =>
      tickets.filter(({ user }) => user.email === person.user.email).map(({ ticket }) => ticket.id)
    const me = (await server.admin()).user.id
    const [late, mine, soon] = [
      await open(person, { category: 'technical' }),
      await open(person, { category: 'general' }),
      await open(person, { category: 'billing' }),
    ]
    await changeOnDesk(mine.id, { assigneeId: me })
    expect(ids(await inbox('inbox=mine'))).toEqual([mine.id])
    expect(ids(await inbox('inbox=unassigned&limit=100'))).toEqual([soon.id, late.id])
    expect(ids(await inbox('inbox=unassigned&priority=low'))).toEqual([])
    server.clock.advance(FIRST_REPLY_MINUTES.technical * MINUTE)
    expect(ids(await inbox('inbox=overdue&limit=100'))).toEqual([])
    server.clock.advance(1)
    expect(ids(await inbox('inbox=overdue&limit=100'))).toEqual([late.id])
    server.clock.advance(FIRST_REPLY_MINUTES.billing * MINUTE)
    expect(ids(await inbox('inbox=overdue&limit=100&status=open'))).toEqual([late.id, soon.id])
    const { tickets, nextCursor } = await inbox('inbox=overdue&limit=1')
    const next = await inbox(`inbox=overdue&limit=100&cursor=${nextCursor}`)
    const all = await inbox('inbox=overdue&limit=100')
    expect([...tickets, ...next.tickets]).toEqual(all.tickets)
    expect(all.tickets.every((row) => 'isOverdue' in row.desk && row.desk.isOverdue)).toBe(true)
    await replyOnDesk(late.id)
    expect(ids(await inbox('inbox=overdue&limit=100'))).toEqual([soon.id])
    expect((await (await desk()).get('/api/admin/tickets?inbox=theirs')).status).toBe(422)
  })
})

describe('merging', () => {
  test('moves messages and notes to the other ticket of the customer, and closes the one, which names the other', async () => {
    const [one, two] = [await open(lan, { body: 'Một' }), await open(lan, { body: 'Hai' })]
    await replyOnDesk(one.id, { body: 'Ghi chú', internal: true })
    expect((await merge(one.id, two.id)).body.ticket).toMatchObject({ id: two.id, status: 'open' })
    const { ticket, messages } = await read(lan, one.id)
    expect(messages).toEqual([])
    expect(ticket).toMatchObject({
      status: 'closed',
      reopenUntil: null,
      mergedInto: { id: two.id, number: two.number },
    })
    const merged = (await read(lan, two.id)).messages
    expect(merged.map(({ body }: { body: string }) => body)).toEqual(['Một', 'Hai'])
    expect((await onDesk(two.id)).messages).toHaveLength(3)
    expect((await reply(lan, one.id)).body.code).toBe('ticket_merged')
    expect((await change(lan, one.id, { status: 'open' })).body.code).toBe('ticket_merged')
    expect((await changeOnDesk(one.id, { status: 'open' })).body.code).toBe('ticket_merged')
    expect((await replyOnDesk(one.id)).body.code).toBe('ticket_merged')
    expect(await auditOf(one.id)).toEqual(['ticket.note', 'ticket.merge'])
  })

  test('is refused for tickets of two customers, for one with itself, and for a second time', async () => {
    const [one, two, others] = [await open(lan), await open(lan), await open(minh)]
    expect((await merge(one.id, others.id)).body.code).toBe('merge_refused')
    expect((await merge(one.id, one.id)).body.code).toBe('merge_refused')
    await merge(one.id, two.id)
    expect((await merge(one.id, two.id)).body.code).toBe('merge_refused')
    expect((await merge(two.id, one.id)).body.code).toBe('merge_refused')
    expect((await merge(two.id, 'gone')).status).toBe(404)
  })
})

describe('an answered ticket', () => {
  test('is closed after seven days of silence, and can be rated then', async () => {
    const person = await server.customer()
    const { id } = await open(person)
    await replyOnDesk(id)
    server.clock.advance(7 * DAY - 1000)
    await server.runJobs()
    const statusOf = async () => (await onDesk(id)).ticket.status
    expect(await statusOf()).toBe('in_progress')
    server.clock.advance(1000)
    await server.runJobs()
    expect(await statusOf()).toBe('closed')
    const later = await signInAgain(person)
    expect((await change(later, id, { rating: { stars: 1 } })).body.ticket.rating).toEqual({ stars: 1 })
  })

  test('is not closed when its customer has written since, nor before the last reply is seven days old', async () => {
    const person = await server.customer()
    const [unanswered, replied] = [await open(person), await open(person)]
    await replyOnDesk(unanswered.id)
    await replyOnDesk(replied.id)
    server.clock.advance(DAY)
    await reply(person, unanswered.id)
    await replyOnDesk(replied.id)
    server.clock.advance(6 * DAY + 1000)
    await server.runJobs()
    expect((await onDesk(unanswered.id)).ticket.status).toBe('in_progress')
    expect((await onDesk(replied.id)).ticket.status).toBe('in_progress')
    server.clock.advance(DAY)
    await server.runJobs()
    expect((await onDesk(replied.id)).ticket.status).toBe('closed')
  })
})
