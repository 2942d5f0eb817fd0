import { describe, expect, test } from 'vitest'
import { SIGNATURE_HEADER, sign } from '#server/features/payments/webhook-signature.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
const { client } = await server.admin()
const DAY = 86_400_000

const auditOf = (action: string) => server.database.queries('audit_log').where({ action }).orderBy('id')

/** An order whose instance can never be set up. */
async function failedOrder() {
  const person = await server.customer({ balance: 49_000 })
  const order = {
    planId: 1,
    locationId: 1,
    name: 'fail',
    operatingSystem: 'ubuntu',
    billingPeriod: 'monthly',
    totalCost: 49_000,
  }
  const { body } = await person.client.post('/api/vps/order', order, { 'Idempotency-Key': person.user.id })
  await server.runJobs()
  server.clock.advance(3000)
  await server.runJobs()
  return { person, vpsId: body.vps.id as string }
}

describe('jobs that were given up', () => {
  test('are listed newest first and page by page, with what they failed with', async () => {
    const first = await failedOrder()
    const second = await failedOrder()
    const { body } = await client.get('/api/admin/jobs?limit=1')
    expect(body.jobs).toMatchObject([{ kind: 'vps.provision', subjectId: second.vpsId, attempts: 1 }])
    expect(body.jobs[0].lastError).not.toBe('')
    const { body: rest } = await client.get(`/api/admin/jobs?limit=1&cursor=${body.nextCursor}`)
    expect(rest).toMatchObject({ jobs: [{ subjectId: first.vpsId }], nextCursor: null })
  })

  test('are due again on request, once, and give nothing away: a refunded instance stays failed', async () => {
    const { person, vpsId } = await failedOrder()
    const { body: list } = await client.get('/api/admin/jobs?limit=1')
    const path = `/api/admin/jobs/${list.jobs[0].id}/retry`
    expect(await client.post(path)).toMatchObject({ status: 200, body: { job: { subjectId: vpsId } } })
    expect((await client.post(path)).status).toBe(404)
    await server.runJobs()
    const { body: instances } = await person.client.get(`/api/vps/user/${person.user.id}`)
    expect(instances).toMatchObject([{ id: vpsId, status: 'failed' }])
    expect((await person.client.get(`/api/wallet/balance/${person.user.id}`)).body.balance).toBe('49000')
    expect(await auditOf('job.retry')).toMatchObject([{ target_id: list.jobs[0].id }])
  })
})

test('a payment that fits no deposit waits for an admin, who notes once what was done', async () => {
  const body = JSON.stringify({ eventId: 'lost', transactionId: 'nobody-knows', status: 'completed', amount: '70000' })
  const signed = sign(server.webhookSecret('momo'), server.clock.now(), Buffer.from(body))
  for (let time = 0; time < 2; time += 1)
    await server.visitor().post('/api/payments/webhooks/momo', body, { [SIGNATURE_HEADER]: signed })

  const { body: list } = await client.get('/api/admin/parked-payments')
  expect(list.parkedPayments).toMatchObject([
    { provider: 'momo', eventId: 'lost', amount: '70000', reason: 'unknown_transaction', resolvedAt: null },
  ])
  const open = async () => (await client.get('/api/admin/parked-payments?open=true')).body.parkedPayments
  expect(await open()).toEqual(list.parkedPayments)
  const path = `/api/admin/parked-payments/${list.parkedPayments[0].id}/resolve`
  expect((await client.post(path, { resolution: '  ' })).status).toBe(422)
  const { body: answer } = await client.post(path, { resolution: 'Đã hoàn tiền qua MoMo' })
  expect(answer.parkedPayment).toMatchObject({ resolution: 'Đã hoàn tiền qua MoMo', resolvedAt: expect.any(String) })
  expect((await client.post(path, { resolution: 'Lần nữa' })).status).toBe(404)
  expect(await open()).toEqual([])
  expect((await client.get('/api/admin/parked-payments')).body.parkedPayments).toEqual([answer.parkedPayment])
  expect(await auditOf('payment.resolve')).toHaveLength(1)
})

describe('the audit log', () => {
  test('holds who was refused what, and from where', async () => {
    const person = await server.customer()
    const other = await server.customer()
    await server.visitor().get('/api/admin/users')
    await person.client.get(`/api/wallet/balance/${other.user.id}`)
    await server.visitor().post('/api/auth/login', { email: person.user.email, password: 'wrong' })
    await expect.poll(() => auditOf('refused')).toHaveLength(3)
    const rows = await auditOf('refused')
    expect(
      rows.map(({ actor_id, target_id, after_value }) => [actor_id, target_id, JSON.parse(after_value).code]),
    ).toEqual([
      ['nobody', 'GET /api/admin/users', 'not_signed_in'],
      [person.user.id, 'GET /api/wallet/balance/:userId', 'not_yours'],
      ['nobody', 'POST /api/auth/login', 'invalid_credentials'],
    ])
  })

  test('is not flooded by one address', async () => {
    await Promise.all(Array.from({ length: 100 }, () => server.visitor().get('/api/admin/users')))
    await expect.poll(() => auditOf('refused')).toHaveLength(60)
  })
})

test('what nobody needs any more is removed in time, and no sooner', async () => {
  await failedOrder()
  const count = async (table: string) => (await server.database.queries(table)).length
  const done = async () => (await server.database.queries('jobs').where({ state: 'done' })).length
  const keys = await count('idempotency_keys')
  expect(keys).toBeGreaterThan(0)
  await server.database.queries('jobs').update({ state: 'done', run_at: server.clock.now() })
  const jobs = await done()

  server.clock.advance(7 * DAY - 60_000)
  await server.runUpkeep()
  expect([await count('idempotency_keys'), await done()]).toEqual([keys, jobs])
  server.clock.advance(120_000)
  await server.runUpkeep()
  expect([await count('idempotency_keys'), await done()]).toEqual([0, jobs])
  server.clock.advance(23 * DAY)
  await server.runUpkeep()
  expect([await count('sessions'), await done()]).toEqual([0, 0])
})
