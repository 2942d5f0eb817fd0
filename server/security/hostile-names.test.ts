import { expect, test } from 'vitest'
import { startTestServer } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
const order = { planId: 1, locationId: 1, operatingSystem: 'ubuntu', billingPeriod: 'monthly', totalCost: 49_000 }
const register = (email: string, names: object) =>
  server.visitor().post('/api/auth/register', { email, password: 'sáu ký tự', ...names })

test('names that consist of invisible characters are refused, for users and for instances', async () => {
  for (const name of ['\u200b\u200b', '\u202e\u2066\u2069', '\u3164\u3164', '\ufeff\u2060']) {
    const { status, body } = await register('nobody@sen.test', { firstName: name })
    expect([name, status, body.errors?.[0]?.path]).toEqual([name, 422, 'firstName'])
    const { client } = await server.customer({ balance: 50_000 })
    const ordered = await client.post('/api/vps/order', { ...order, name })
    expect([name, ordered.status, ordered.body.errors?.[0]?.path]).toEqual([name, 422, 'name'])
  }
})

test('invisible and direction-changing characters are removed before text is stored', async () => {
  const names = { firstName: '\u202enimda metsys', lastName: 'Nguye\u0302\u0303n\u200b' }
  const { body } = await register('reversed@sen.test', names)
  expect(body.user).toMatchObject({ firstName: 'nimda metsys', lastName: 'Nguyễn' })

  const { client, user } = await server.customer({ balance: 50_000 })
  const { body: ordered } = await client.post('/api/vps/order', { ...order, name: '\u2066web\u2069 \u200b 1' })
  expect(ordered.vps.name).toBe('web 1')
  const deposit = { amount: '50000', paymentMethod: 'bank_transfer', description: '\u202ehoàn tiền\u200b' }
  const { body: deposited } = await client.post('/api/wallet/deposit', deposit)
  expect(deposited.transaction.description).toContain('hoàn tiền')
  expect(deposited.transaction.description).not.toMatch(/\p{Cf}/u)

  const admin = await server.admin()
  const edit = { balance: '7', reason: 'bù\u202e lỗi\u200b' }
  expect((await admin.client.patch(`/api/admin/users/${user.id}/balance`, edit)).status).toBe(200)
  const { body: history } = await client.get(`/api/wallet/transactions/${user.id}`)
  expect(JSON.stringify(history)).not.toMatch(/\p{Cf}/u)
})
