// @module-tag mariadb
import { expect, test, vi } from 'vitest'
import { type DbTransaction, RetryTransaction } from '#server/platform/db/database.ts'
import { SANDBOX_DELAY, startTestServer } from '#server/testing/server-test-tools.ts'
import type { InstanceRecord } from './instances-store.ts'
import { createVpsLifecycle } from './vps-lifecycle.ts'

const server = await startTestServer()
const { queries } = server.database

const order = {
  planId: 2,
  locationId: 1,
  name: 'web',
  operatingSystem: 'ubuntu',
  billingPeriod: 'monthly',
  totalCost: 89_000,
}

test.each([
  { planId: 1 },
  { locationId: 2 },
  { name: 'shop' },
  { operatingSystem: 'debian' },
  { billingPeriod: 'yearly' },
])('an order with %j and the key of another order is refused', async (change) => {
  const { client, user } = await server.customer({ balance: 2_000_000 })
  const key = { 'idempotency-key': 'one-key' }
  expect((await client.post('/api/vps/order', order, key)).status).toBe(201)
  const { status, body } = await client.post('/api/vps/order', { ...order, ...change }, key)
  expect([status, body.code]).toEqual([422, 'idempotency_mismatch'])
  expect((await client.get(`/api/vps/user/${user.id}`)).body).toHaveLength(1)
})

test('no machine is created for an instance that was terminated before its job ran', async () => {
  const { client } = await server.customer({ balance: 89_000 })
  const { body } = await client.post('/api/vps/order', order)
  const { id } = body.vps
  await queries('instances').where({ id }).update({ status: 'terminated' })
  await server.runJobs()
  expect(await queries('sandbox_machines').where({ id })).toEqual([])
  expect(await queries('jobs').where({ subject_id: id }).first('state')).toEqual({ state: 'done' })
})

test('setting the status that an instance already has changes nothing and writes no audit entry', async () => {
  const { client } = await server.customer({ balance: 89_000 })
  const { body } = await client.post('/api/vps/order', order)
  const { id } = body.vps
  await server.runJobs()
  server.clock.advance(SANDBOX_DELAY)
  await server.runJobs()
  const { client: admin } = await server.admin()
  const unchanged = await admin.patch(`/api/admin/vps/${id}/status`, { status: 'active' })
  expect([unchanged.status, unchanged.body.vps.status]).toEqual([200, 'active'])
  expect(await queries('audit_log').where({ target_id: id })).toEqual([])
})

test('a status change is decided once more when the instance has changed since it was read', async () => {
  const dates = { createdAt: 0, nextBillingAt: 0, trialEndsAt: null }
  const instance = { id: 'v1', name: 'web', ipAddress: '198.18.0.1', status: 'active', ...dates } as InstanceRecord
  const changeStatus = vi.fn(async () => false)
  const deps = {
    clock: server.clock,
    idempotency: { once: async (_tx: unknown, _call: unknown, work: () => unknown) => ({ result: await work() }) },
    instances: { byId: async () => instance, changeStatus },
    audited: (_actor: unknown, work: (tx: DbTransaction) => unknown) => work({} as DbTransaction),
  }
  const lifecycle = createVpsLifecycle(deps as unknown as Parameters<typeof createVpsLifecycle>[0])
  const actor = { session: { userId: 'a1' } } as Parameters<typeof lifecycle.setStatus>[0]
  await expect(lifecycle.setStatus(actor, 'v1', 'suspended')).rejects.toBeInstanceOf(RetryTransaction)
  expect(changeStatus).toHaveBeenCalledOnce()
})
