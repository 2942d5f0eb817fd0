// @module-tag mariadb
import { afterAll, expect, test } from 'vitest'
import type { PaymentProvider } from '#contracts/payment-providers.ts'
import { createLog } from '#server/platform/log.ts'
import { deliverTransfer, sepayBody, sepayHeaders } from '#server/testing/bank-test-tools.ts'
import { deliverMomo } from '#server/testing/payment-test-tools.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'
import { createWebhookRefusals, type WebhookRefusals } from './webhook-refusals.ts'
import { createWebhookRefusalsStore } from './webhook-refusals-store.ts'

const server = await startTestServer()
const { queries } = server.database
const MINUTE = 60_000
const HOUR = 60 * MINUTE

async function refusedOf(name: string): Promise<PaymentProvider['refused'] | undefined> {
  const { body } = await (await server.admin()).client.get('/api/admin/payment-providers')
  return body.providers.find((provider: PaymentProvider) => provider.name === name)?.refused
}
const isoNow = () => new Date(server.clock.now()).toISOString()

/** A process of its own, which counts beside the server. */
const otherProcess = (): WebhookRefusals =>
  createWebhookRefusals({
    database: server.database,
    store: createWebhookRefusalsStore(),
    clock: server.clock,
    timers: { every: () => async () => {} },
    log: createLog('silent'),
  })

afterAll(() => queries('webhook_refusals').delete())

test('a forged webhook is shown to operators at once, with the reason, and is no failure of a call', async () => {
  const body = sepayBody({ id: 1, content: 'x', transferAmount: 1000 })
  const forged = sepayHeaders(body, server.clock.now(), 'a guess')
  const stale = sepayHeaders(body, server.clock.now() - HOUR)
  const send = (headers: Record<string, string>) => server.visitor().post('/api/payments/webhooks/sepay', body, headers)
  expect(await refusedOf('sepay')).toBeNull()
  expect((await send(forged)).status).toBe(401)
  expect(await refusedOf('sepay')).toEqual({ count: 1, lastAt: isoNow(), reason: 'invalid_signature' })
  expect((await send(stale)).status).toBe(401)
  expect(await refusedOf('sepay')).toEqual({ count: 2, lastAt: isoNow(), reason: 'stale_timestamp' })
  expect((await deliverMomo(server, '{')).status).toBe(401)
  expect(await refusedOf('momo')).toMatchObject({ count: 1, reason: 'malformed_json' })
  // What anybody can send must not make the server wait with suspensions.
  expect(await queries('payment_providers').whereNotNull('failed_at')).toEqual([])
  expect((await deliverTransfer(server, { id: 1, content: 'x', transferAmount: 1000 })).status).toBe(200)
  expect(await refusedOf('sepay')).toMatchObject({ count: 2 })
})

test('a flood is one row for each hour, however many processes count, and is forgotten after a day', async () => {
  const processes = [otherProcess(), otherProcess()]
  const start = server.clock.now()
  for (const process of processes) for (let n = 0; n < 500; n += 1) process.note('casso', 'invalid_signature')
  expect(await queries('webhook_refusals').where({ provider: 'casso' })).toEqual([])
  await Promise.all(processes.map((process) => process.write()))
  expect(await queries('webhook_refusals').where({ provider: 'casso' })).toHaveLength(1)
  expect(await refusedOf('casso')).toMatchObject({ count: 1000 })
  server.clock.advance(HOUR)
  processes[0]?.note('casso', 'stale_timestamp')
  await processes[0]?.stop()
  await processes[0]?.write()
  expect(await refusedOf('casso')).toEqual({ count: 1001, lastAt: isoNow(), reason: 'stale_timestamp' })
  server.clock.advance(start + 24 * HOUR - server.clock.now())
  expect(await refusedOf('casso')).toMatchObject({ count: 1 })
  processes[1]?.note('momo', 'invalid')
  server.clock.advance(2 * HOUR)
  await processes[1]?.write()
  expect(await refusedOf('casso')).toBeNull()
  expect(await queries('webhook_refusals').where({ provider: 'casso' })).toEqual([])
})

test('what cannot be written is counted later', async () => {
  const { add, ...store } = createWebhookRefusalsStore()
  let isDown = true
  const process = createWebhookRefusals({
    database: server.database,
    store: { ...store, add: (...args) => (isDown ? Promise.reject(new Error('no database')) : add(...args)) },
    clock: server.clock,
    timers: { every: () => async () => {} },
    log: createLog('silent'),
  })
  process.note('payos', 'invalid_signature')
  await process.write()
  process.note('payos', 'invalid_signature')
  isDown = false
  await process.write()
  expect(await refusedOf('payos')).toMatchObject({ count: 2 })
})
