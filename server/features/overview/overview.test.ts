import { expect, test } from 'vitest'
import { startTestServer } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
const order = {
  planId: 1,
  locationId: 1,
  billingPeriod: 'monthly',
  operatingSystem: 'ubuntu',
  totalCost: 49_000,
  name: 'web',
}

test('the overview says what each of its calls says', async () => {
  const { client, user } = await server.customer({ balance: 500_000 })
  expect((await client.post('/api/vps/order', order)).status).toBe(201)
  const { status, body } = await client.get(`/api/account/overview/${user.id}`)
  expect(status).toBe(200)
  const bodyOf = async (path: string) => (await client.get(path)).body
  expect(body).toEqual({
    me: await bodyOf('/api/auth/me'),
    balance: await bodyOf(`/api/wallet/balance/${user.id}`),
    summary: await bodyOf(`/api/account/summary/${user.id}`),
    forecast: await bodyOf('/api/wallet/forecast?days=730'),
    instances: { rows: await bodyOf(`/api/vps/user/${user.id}`), nextCursor: null },
    transactions: { rows: await bodyOf(`/api/wallet/transactions/${user.id}?limit=200`), nextCursor: null },
  })
})

test("the overview is the caller's own", async () => {
  const { client } = await server.customer()
  const other = await server.customer()
  const { status, body } = await client.get(`/api/account/overview/${other.user.id}`)
  expect([status, body.code]).toEqual([403, 'not_yours'])
})

test("a visitor of the demo sees the demo's, and is marked as one", async () => {
  const visitor = server.visitor()
  const { user } = (await visitor.post('/api/auth/demo')).body
  const { body } = await visitor.get(`/api/account/overview/${user.id}`)
  expect(body.me.user.isDemo).toBe(true)
  expect(body.instances.rows.length).toBeGreaterThan(0)
})
