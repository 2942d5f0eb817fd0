import { expect, test } from 'vitest'
import { startTestServer } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
const { client } = await server.admin()
const path = '/api/admin/reply-templates'
const add = (body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  client.call('POST', path, { title: 'Chào', body: 'Chào {{name}}, về {{ number }}: {{machine}}', ...body }, headers)
const titles = async () => (await client.get(path)).body.map(({ title }: { title: string }) => title)
const auditOf = (id: string) =>
  server.database.queries('audit_log').where({ target_id: id }).orderBy('id').pluck('action')

test('a template is added once, changed and deleted, and each change is audited', async () => {
  const key = { 'idempotency-key': 'once' }
  const { status, body } = await add({}, key)
  expect(status).toBe(201)
  expect((await add({}, key)).body).toEqual(body)
  const { id } = body.template
  expect((await client.patch(`${path}/${id}`, { title: 'Xin chào' })).body.template).toMatchObject({
    id,
    title: 'Xin chào',
  })
  expect(await titles()).toEqual(['Xin chào'])
  expect((await client.call('DELETE', `${path}/${id}`)).status).toBe(204)
  expect((await client.call('DELETE', `${path}/${id}`)).status).toBe(404)
  expect(await titles()).toEqual([])
  expect(await auditOf(id)).toEqual(['reply_template.add', 'reply_template.change', 'reply_template.remove'])
})

test('a variable that nothing fills is refused', async () => {
  const { status, body } = await add({ body: 'Chào {{nmae}}' })
  expect([status, body.errors[0].path]).toEqual([422, 'body'])
})

test('a template is filled for a ticket; what is unknown stays to be seen, and no value is filled again', async () => {
  const person = await server.customer({ firstName: '{{number}}', lastName: 'Phạm', balance: 1_000_000 })
  const order = { planId: 1, locationId: 1, name: 'web-01', operatingSystem: 'ubuntu', billingPeriod: 'monthly' }
  const { vps } = (await person.client.post('/api/vps/order', { ...order, totalCost: 49_000 })).body
  const request = { subject: 'Chậm', category: 'technical', body: 'Máy chậm.' }
  const { ticket } = (await person.client.post('/api/support/tickets', { ...request, vpsId: vps.id })).body
  const plain = (await person.client.post('/api/support/tickets', request)).body.ticket
  const { id } = (await add({})).body.template
  const fill = async (ticketId: string) => client.post(`${path}/${id}/fill`, { ticketId })
  expect((await fill(ticket.id)).body.body).toBe(`Chào {{number}}, về ${ticket.number}: web-01`)
  expect((await fill(plain.id)).body.body).toBe(`Chào {{number}}, về ${plain.number}: {{machine}}`)
  expect((await fill('gone')).status).toBe(404)
})
