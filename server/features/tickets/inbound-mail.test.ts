import { describe, expect, test } from 'vitest'
import { TICKETS_MAX } from '#contracts/rules/ticket-limits.ts'
import { startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'

const DAY = 24 * 3_600_000
const inbound = { address: 'reply@support.test', secret: 'a-secret-of-the-mail-service' }
const server = await startTestServer({ inbound })
const lan = await server.customer({ firstName: 'Lan', lastName: 'Phạm' })
const minh = await server.customer({ firstName: 'Minh', lastName: 'Trần' })

const open = async ({ client }: TestUser): Promise<string> => {
  const request = { subject: 'Không vào được SSH', category: 'technical', body: 'Báo lỗi.' }
  return (await client.post('/api/support/tickets', request)).body.ticket.id
}
const ticketsOf = async ({ client, user }: TestUser) => (await client.get(`/api/support/tickets/${user.id}`)).body
const messagesOf = async ({ client }: TestUser, id: string) =>
  (await client.get(`/api/support/tickets/item/${id}`)).body.messages
const replyTo = (id: string) => server.replyAddresses.issue(id) ?? ''
const send = (
  mail: Record<string, unknown>,
  headers: Record<string, string> = { 'x-inbound-secret': inbound.secret },
) => server.visitor().call('POST', '/api/mail/inbound', { subject: 'Re: YC-1', text: 'Cảm ơn.', ...mail }, headers)
const outcome = async (mail: Record<string, unknown>) => (await send(mail)).body.outcome
const from = ({ user }: TestUser) => `${user.firstName} <${user.email.toUpperCase()}>`

describe('a reply by mail', () => {
  test("becomes the customer's message, with what it quotes apart", async () => {
    const id = await open(lan)
    const text = 'Được rồi.\n\nVào 26 thg 11, 2026, Sen Cloud đã viết:\n> Bạn thử chưa?'
    expect(await send({ from: from(lan), to: `Sen Cloud <${replyTo(id).toUpperCase()}>`, text })).toMatchObject({
      status: 200,
      body: { outcome: 'appended' },
    })
    expect((await messagesOf(lan, id)).at(-1)).toMatchObject({
      author: 'customer',
      body: 'Được rồi.',
      quoted: 'Vào 26 thg 11, 2026, Sen Cloud đã viết:\n> Bạn thử chưa?',
    })
  })

  test('is taken once when it is passed on twice', async () => {
    const id = await open(lan)
    const mail = { from: from(lan), to: replyTo(id), messageId: `<${id}@mail.test>` }
    expect(await outcome(mail)).toBe('appended')
    expect(await outcome(mail)).toBe('appended')
    expect(await messagesOf(lan, id)).toHaveLength(2)
  })

  test('goes to the ticket into which its own was merged', async () => {
    const [one, two] = [await open(lan), await open(lan)]
    await (await server.admin()).client.post(`/api/admin/tickets/${one}/merge`, { intoId: two })
    expect(await outcome({ from: from(lan), to: replyTo(one), text: 'Gộp' })).toBe('appended')
    expect((await messagesOf(lan, two)).at(-1).body).toBe('Gộp')
  })
})

describe('a mail that belongs to no ticket', () => {
  test.each([
    [
      'with a token that was changed',
      (id: string) => replyTo(id).replace(/.(?=@)/, (sign) => (sign === 'a' ? 'b' : 'a')),
    ],
    ['without a token', () => inbound.address],
    ['with a token for another domain', (id: string) => replyTo(id).replace('support.test', 'other.test')],
  ])('%s opens a ticket for a known customer', async (_, to) => {
    const person = await server.customer()
    const id = await open(person)
    const subject = 'Re: Máy chậm\r\nBcc: x@y.test'
    expect(await outcome({ from: from(person), to: to(id), subject, text: 'Rất chậm.' })).toBe('opened')
    expect(await messagesOf(person, id)).toHaveLength(1)
    expect((await ticketsOf(person))[0]).toMatchObject({ subject: 'Máy chậm Bcc: x@y.test', category: 'general' })
  })

  test('with a token that is too old opens a ticket', async () => {
    const person = await server.customer()
    const to = replyTo(await open(person))
    server.clock.advance(91 * DAY)
    expect(await outcome({ from: from(person), to })).toBe('opened')
  })

  test("with another customer's token opens a ticket of its own", async () => {
    const [one, other] = [await server.customer(), await server.customer()]
    const id = await open(one)
    expect(await outcome({ from: from(other), to: replyTo(id) })).toBe('opened')
    expect(await server.database.queries('ticket_messages').where({ ticket_id: id })).toHaveLength(1)
  })

  test('of a stranger, an admin or a program, and one without a text, is dropped and counted', async () => {
    const id = await open((await server.customer()) as TestUser)
    const admin = await server.admin()
    const counted = () => server.metric('sen_inbound_mails_total{outcome="dropped",reason="stranger"}')
    const before = (await counted()) || 0
    expect(await outcome({ from: 'x@stranger.test', to: replyTo(id) })).toBe('dropped')
    expect(await outcome({ from: admin.user.email, to: replyTo(id) })).toBe('dropped')
    expect(await counted()).toBe(before + 2)
    expect(await outcome({ from: minh.user.email, to: inbound.address, subject: 'Out of office' })).toBe('dropped')
    expect(
      await outcome({ from: minh.user.email, to: inbound.address, headers: { 'Auto-Submitted': 'auto-replied' } }),
    ).toBe('dropped')
    expect(await outcome({ from: minh.user.email, to: inbound.address, text: ' \n' })).toBe('dropped')
  })
})

describe('the webhook', () => {
  test('takes nothing without the secret', async () => {
    const mail = { from: lan.user.email, to: inbound.address }
    for (const headers of [{}, { 'x-inbound-secret': 'wrong' }, { authorization: 'Bearer wrong' }])
      expect((await send(mail, headers as Record<string, string>)).body.code).toBe('wrong_inbound_secret')
    expect((await send({ ...mail, text: 'qua bearer' }, { authorization: `Bearer ${inbound.secret}` })).status).toBe(
      200,
    )
  })

  test('refuses what is not a mail', async () => {
    expect((await send({ from: 5, to: 'x' })).status).toBe(422)
  })
})

test('the limits of a customer apply to mails as well', async () => {
  const limited = await startTestServer({ inbound, limits: true })
  const person = await limited.customer()
  const outcomes: string[] = []
  for (let count = 0; count <= TICKETS_MAX.hour; count += 1) {
    const mail = { from: person.user.email, to: inbound.address, text: `Thư ${count}` }
    const { body } = await limited.visitor().post('/api/mail/inbound', mail, { 'x-inbound-secret': inbound.secret })
    outcomes.push(body.outcome)
  }
  expect(outcomes.at(-2)).toBe('opened')
  expect(outcomes.at(-1)).toBe('dropped')
})
