import { describe, expect, test } from 'vitest'
import { startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
const { queries } = server.database
const admin = await server.admin()

const message = {
  topic: 'sales',
  name: 'Trần Minh',
  email: 'minh@congty.test',
  phone: '+84 912 345 678',
  subject: '  Báo giá\u200b máy chủ   riêng ',
  body: 'Xin báo giá 3 máy.\r\n\r\n\r\n\r\nCảm ơn.  ',
  about: 'dedicated-essential',
}
const send = (changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  server.visitor().call('POST', '/api/contact', { ...message, ...changes }, headers)
const list = async (query = '') => (await admin.client.get(`/api/admin/enquiries${query}`)).body

describe('a message from a visitor', () => {
  test('gets a number that people can say, and is what the back-office reads, normalised', async () => {
    const { status, body } = await send({}, { 'accept-language': 'zh-CN' })
    expect([status, body]).toEqual([201, { number: expect.stringMatching(/^YC-\d{3,}$/), isTicket: false }])
    const { enquiries } = await list()
    expect(enquiries[0]).toEqual({
      topic: 'sales',
      name: 'Trần Minh',
      email: 'minh@congty.test',
      phone: '+84 912 345 678',
      subject: 'Báo giá máy chủ riêng',
      body: 'Xin báo giá 3 máy.\n\nCảm ơn.',
      about: 'dedicated-essential',
      language: 'zh',
      status: 'open',
      number: body.number,
      id: expect.any(String),
      closedAt: null,
      createdAt: new Date(server.clock.now()).toISOString(),
    })
  })

  test('is stored once when it is sent again with its key', async () => {
    const key = { 'idempotency-key': 'sent-twice' }
    const first = await send({ subject: 'Hai lần' }, key)
    const second = await send({ subject: 'Hai lần' }, key)
    expect(second).toMatchObject({ status: 201, body: first.body })
    expect((await list()).enquiries.filter(({ subject }: { subject: string }) => subject === 'Hai lần')).toHaveLength(1)
  })

  test('may leave out the phone number and what it is about', async () => {
    const { status } = await send({ phone: '', about: undefined })
    expect(status).toBe(201)
    expect((await list()).enquiries[0]).toMatchObject({ phone: null, about: null })
  })

  test.each([
    ['topic', 'printers', 'Vui lòng chọn chủ đề'],
    ['name', ' \u200b ', 'Vui lòng nhập họ tên'],
    ['email', 'minh', 'Vui lòng nhập email hợp lệ'],
    ['phone', '0912', 'Số điện thoại chưa đúng, ví dụ 0912 345 678'],
    ['phone', '0912 345 67x', 'Số điện thoại chưa đúng, ví dụ 0912 345 678'],
    ['subject', '', 'Vui lòng nhập tiêu đề'],
    ['body', '\n\n', 'Vui lòng nhập nội dung'],
    ['body', 'a'.repeat(5001), 'Nội dung dài tối đa 5000 ký tự'],
  ])('with the %s %j is refused, and the field is named', async (path, value, text) => {
    const before = (await list()).enquiries.length
    const { status, body } = await send({ [path]: value })
    expect([status, body.errors]).toEqual([422, [{ path, message: text }]])
    expect((await list()).enquiries).toHaveLength(before)
  })
})

describe('a message from a customer', () => {
  const ticketsOf = async ({ client, user }: TestUser) => (await client.get(`/api/support/tickets/${user.id}`)).body

  test('is a ticket of theirs with the same number, and not an enquiry', async () => {
    const person = await server.customer()
    const before = (await list()).enquiries.length
    const { status, body } = await person.client.post('/api/contact', message)
    const [ticket, ...others] = await ticketsOf(person)
    expect([status, body, others]).toEqual([201, { number: ticket.number, isTicket: true }, []])
    expect(ticket).toMatchObject({ subject: 'Báo giá máy chủ riêng', category: 'sales', status: 'open' })
    const { messages } = (await person.client.get(`/api/support/tickets/item/${ticket.id}`)).body
    expect(messages[0].body).toBe(
      'Xin báo giá 3 máy.\n\nCảm ơn.\n\nNgười gửi: Trần Minh, minh@congty.test, +84 912 345 678\nLiên quan đến: dedicated-essential',
    )
    expect((await list()).enquiries).toHaveLength(before)
  })

  test('is one ticket when it is sent again with its key', async () => {
    const person = await server.customer()
    const again = () => person.client.call('POST', '/api/contact', message, { 'idempotency-key': 'a-ticket-twice' })
    const [first, second] = [await again(), await again()]
    expect(second).toMatchObject({ status: 201, body: first.body })
    expect(await ticketsOf(person)).toHaveLength(1)
  })

  test('whose session has ended is an enquiry, and one of the demo is refused', async () => {
    const person = await server.customer()
    await queries('sessions').where({ user_id: person.user.id }).delete()
    expect((await person.client.post('/api/contact', message)).body.isTicket).toBe(false)
    const demo = server.visitor()
    await demo.post('/api/auth/demo')
    const { status, body } = await demo.post('/api/contact', message)
    expect([status, body.code]).toEqual([403, 'demo_read_only'])
  })
})

test('messages sent at once all get different numbers', async () => {
  const sent = await Promise.all(Array.from({ length: 8 }, (_, index) => send({ subject: `Cùng lúc ${index}` })))
  expect(new Set(sent.map(({ body }) => body.number)).size).toBe(8)
})

test('ten an hour are taken from one network, also of those that are sent at once, and few from the many networks of one provider', async () => {
  const limited = await startTestServer({ limits: true, proxies: 1 })
  const statusesOf = async (addresses: string[]) => {
    const sent = addresses.map((address) =>
      limited.visitor().call('POST', '/api/contact', message, { 'x-forwarded-for': address }),
    )
    const statuses = (await Promise.all(sent)).map(({ status }) => status)
    return { taken: statuses.filter((status) => status === 201).length, last: statuses.at(-1) }
  }
  expect(await statusesOf(Array(15).fill('203.0.113.7'))).toEqual({ taken: 10, last: 429 })
  const networks = Array.from({ length: 100 }, (_, index) => `2001:db8:1:${index.toString(16)}::1`)
  const { taken, last } = await statusesOf(networks)
  expect([taken, last]).toEqual([12, 429])
})

describe('the back-office', () => {
  const setStatus = (id: string, status: string) => admin.client.patch(`/api/admin/enquiries/${id}/status`, { status })

  test('closes a message once it was answered, opens it again, and each change is audited', async () => {
    await send({ subject: 'Được trả lời' })
    const [{ id }] = (await list('?open=true')).enquiries
    const closed = await setStatus(id, 'closed')
    expect(closed.body.enquiry).toMatchObject({ status: 'closed', closedAt: expect.any(String) })
    expect((await list('?open=true')).enquiries.map((enquiry: { id: string }) => enquiry.id)).not.toContain(id)
    await setStatus(id, 'closed')
    const opened = await setStatus(id, 'open')
    expect(opened.body.enquiry).toMatchObject({ status: 'open', closedAt: null })
    const entries = await queries('audit_log').where({ action: 'enquiry.status', target_id: id }).orderBy('id')
    expect(entries.map(({ after_value: after }) => JSON.parse(after).status)).toEqual(['closed', 'open'])
  })

  test('gets a 404 for a message that does not exist', async () => {
    expect((await setStatus('019a0000-0000-7000-8000-00000000ffff', 'closed')).status).toBe(404)
  })
})
