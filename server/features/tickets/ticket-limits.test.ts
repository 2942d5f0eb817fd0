import { expect, test } from 'vitest'
import { MESSAGES_PER_HOUR, TICKETS_MAX } from '#contracts/rules/ticket-limits.ts'
import { startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'

const HOUR = 3_600_000
const server = await startTestServer({ limits: true })

const request = { subject: 'Hỏi', category: 'general', body: 'Cho tôi hỏi.' }
const open = async ({ client }: TestUser) => {
  // The limit of calls in a minute is another one.
  server.clock.advance(3000)
  return client.post('/api/support/tickets', request)
}

test('a customer opens twenty tickets in an hour and fifty in a day; then a 429 says when to try again', async () => {
  const person = await server.customer()
  for (let count = 0; count < TICKETS_MAX.hour; count += 1) expect((await open(person)).status).toBe(201)
  const refused = await open(person)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
  server.clock.advance(HOUR)
  for (let count = 0; count < TICKETS_MAX.hour; count += 1) expect((await open(person)).status).toBe(201)
  server.clock.advance(HOUR)
  for (let count = 2 * TICKETS_MAX.hour; count < TICKETS_MAX.day; count += 1)
    expect((await open(person)).status).toBe(201)
  expect((await open(person)).headers.get('retry-after')).toBe('86400')
  // The limit is the customer's alone.
  expect((await open(await server.customer())).status).toBe(201)
})

test('a customer writes a limited number of messages in an hour, in all tickets together', async () => {
  const person = await server.customer()
  const { id } = (await open(person)).body.ticket
  await server.database.queries('ticket_messages').insert(
    Array.from({ length: MESSAGES_PER_HOUR - 1 }, (_, index) => ({
      id: `zzzz-${id.slice(-8)}-${index}`,
      ticket_id: id,
      author: 'customer',
      author_id: person.user.id,
      body: 'x',
      created_at: server.clock.now(),
    })),
  )
  const reply = () => person.client.post(`/api/support/tickets/item/${id}/messages`, { body: 'Nữa' })
  expect((await reply()).status).toBe(429)
  server.clock.advance(HOUR)
  expect((await reply()).status).toBe(201)
})

test('a subject is one line, whatever is sent: no header of a mail can be added', async () => {
  const person = await server.customer()
  const subject = 'Hỏi\r\nBcc: victim@sen.test\u2028X: y'
  const { body } = await person.client.post('/api/support/tickets', { ...request, subject })
  expect(body.ticket.subject).toBe('Hỏi Bcc: victim@sen.test X: y')
})
