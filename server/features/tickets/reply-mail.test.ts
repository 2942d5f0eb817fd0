import { expect, test } from 'vitest'
import { renderMail } from '#server/mails/render-mail.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'

const inbound = { address: 'reply@support.test', secret: 'a-secret-of-the-mail-service' }
const server = await startTestServer({ inbound })

test("an admin's reply is a mail with an address for replies, by which the customer's mail is a message; a note is not sent", async () => {
  const { client, user } = await server.customer()
  const request = { subject: 'Không vào được SSH', category: 'technical', body: 'Báo lỗi.' }
  const { id } = (await client.post('/api/support/tickets', request)).body.ticket
  const desk = (await server.admin()).client
  await desk.post(`/api/admin/tickets/${id}/messages`, { body: 'Chưa trả tiền.', internal: true })
  await desk.post(`/api/admin/tickets/${id}/messages`, { body: 'Bạn thử lại nhé.' })
  const mails = await server.database.queries('mails').where({ kind: 'ticket-reply', user_id: user.id })
  expect(mails).toHaveLength(1)
  const { replyTo, excerpt } = JSON.parse(mails[0].facts)
  expect(excerpt).toBe('Bạn thử lại nhé.')
  const mail = { from: user.email, to: replyTo, subject: 'Re: YC', text: 'Được rồi, cảm ơn.' }
  const { body } = await server.visitor().post('/api/mail/inbound', mail, { 'x-inbound-secret': inbound.secret })
  expect(body.outcome).toBe('appended')
  const thread = (await client.get(`/api/support/tickets/item/${id}`)).body
  expect(thread.messages.map((message: { body: string }) => message.body)).toEqual([
    ...['Báo lỗi.', 'Bạn thử lại nhé.', 'Được rồi, cảm ơn.'],
  ])
})

test('a new ticket is confirmed by one mail that leads to it', async () => {
  const { client, user } = await server.customer()
  const request = { subject: 'Không vào được SSH', category: 'technical', body: 'Báo lỗi.' }
  const send = (key: string) => client.post('/api/support/tickets', request, { 'idempotency-key': key })
  const { id, number } = (await send('a-ticket')).body.ticket
  await send('a-ticket')
  const of = { kind: 'ticket-received', user_id: user.id }
  const [mail, ...others] = await server.database.queries('mails').where(of)
  expect([JSON.parse(mail.facts), others]).toEqual([{ ticketId: id, number, title: 'Không vào được SSH' }, []])
  const words = { language: 'en', name: 'Lan', origin: 'https://sen.test', unsubscribeUrl: null } as const
  expect(renderMail('ticket-received', JSON.parse(mail.facts), words).text).toContain(`https://sen.test/tickets/${id}`)
})

test('a mail that a previous version has added leads to the dashboard', () => {
  const words = { language: 'vi', name: 'Lan', origin: 'https://sen.test', unsubscribeUrl: null } as const
  expect(renderMail('ticket-received', { number: 'YC-1', title: 'x' }, words).text).toContain(
    'https://sen.test/dashboard',
  )
})
