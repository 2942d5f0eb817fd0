import { expect, test } from 'vitest'
import { createTestClient } from '#server/testing/client-test-tools.ts'
import { startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
const person = await server.customer({ balance: 1_000_000 })
const other = await server.customer({ balance: 1_000_000 })
const order = { planId: 1, locationId: 1, operatingSystem: 'ubuntu', billingPeriod: 'monthly', totalCost: 49_000 }

/** The file as the browser gets it. */
async function fileOf({ client }: TestUser) {
  const response = await fetch(`${server.origin}/api/account/export`, { headers: { cookie: client.cookie } })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
const exported = async (user: TestUser) => (await fileOf(user)).text

test('a customer gets everything that is stored about them as one file', async () => {
  for (const { client } of [person, other]) {
    await client.post('/api/vps/order', { ...order, name: 'web "01"' })
    await client.post('/api/support/tickets', {
      subject: 'Không vào được',
      category: 'technical',
      priority: 'high',
      body: 'Xin chào',
    })
  }
  await person.client.patch('/api/account', {
    invoiceDetails: { company: 'Sen Hồng', taxCode: '0100109106', address: 'Hà Nội' },
  })
  const { status, headers, text } = await fileOf(person)
  expect([status, headers.get('content-disposition')]).toEqual([200, 'attachment; filename="sen-cloud-data.json"'])
  expect(headers.get('cache-control')).toBe('no-store')
  const data = JSON.parse(text)
  expect(Object.keys(data)).toEqual([
    ...[
      'exportedAt',
      'account',
      'sessions',
      'signIns',
      'history',
      'transactions',
      'withdrawals',
      'vps',
      'waitingOrders',
    ],
    ...['tickets', 'sshKeys', 'apiTokens', 'passkeys', 'webhooks'],
  ])
  expect(data.exportedAt).toBe(new Date(server.clock.now()).toISOString())
  expect(data.account).toMatchObject({
    user: { id: person.user.id, email: person.user.email },
    invoiceDetails: { company: 'Sen Hồng' },
  })
  expect(data.transactions.map(({ type }: { type: string }) => type)).toContain('payment')
  expect(data.vps).toMatchObject([{ name: 'web "01"' }])
  expect(data.tickets).toMatchObject([{ ticket: { subject: 'Không vào được' }, messages: [{ body: 'Xin chào' }] }])
  expect(data.sessions).toMatchObject([{ current: true }])
  expect(text).not.toContain(other.user.id)
})

test('no secret and no internal note is in it', async () => {
  const { client } = person
  const { body: token } = await client.post('/api/account/tokens', { name: 'ci', scopes: ['vps:read'] })
  const { client: admin } = await server.admin()
  const [{ ticket }] = JSON.parse(await exported(person)).tickets
  const note = { body: 'Khách khó tính', internal: true }
  expect((await admin.post(`/api/admin/tickets/${ticket.id}/messages`, note)).status).toBe(201)
  const text = await exported(person)
  expect(text).not.toContain('Khách khó tính')
  expect(token.secret).toMatch(/^sen_/)
  expect(text).toContain(token.token.id)
  expect(text).not.toContain(token.secret)
  for (const word of ['password', 'hash', 'secret"', 'recoveryCode"']) expect(text).not.toContain(`"${word}`)
})

test('more records than a page are all in it, each once', async () => {
  const many = await server.customer({ balance: 1_000_000 })
  const rows = Array.from({ length: 450 }, (_, index) => ({
    id: `019a0000-0000-7000-8000-${String(index).padStart(12, '0')}`,
    user_id: many.user.id,
    subject: `x${index}`,
    category: 'other',
    priority: 'low',
    status: 'open',
    created_at: server.clock.now(),
  }))
  for (let start = 0; start < rows.length; start += 50)
    await server.database.queries('tickets').insert(rows.slice(start, start + 50))
  const { tickets } = JSON.parse(await exported(many))
  expect(new Set(tickets.map((one: { ticket: { id: string } }) => one.ticket.id)).size).toBe(450)
  expect(tickets).toHaveLength(450)
})

test('an API token and a visitor do not get it', async () => {
  const { body } = await person.client.post('/api/account/tokens', { name: 'read', scopes: ['vps:read'] })
  const program = createTestClient(server.origin, body.secret)
  expect((await program.get('/api/account/export')).body.code).toBe('token_not_allowed')
  expect((await server.visitor().get('/api/account/export')).status).toBe(401)
})
