import { expect, test } from 'vitest'
import type { PaymentProvider } from '#contracts/payment-providers.ts'
import { deliverTransfer } from '#server/testing/bank-test-tools.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'
import { createProviderStatesStore } from './provider-states-store.ts'

const server = await startTestServer()
const { queries } = server.database
const HOUR = 3_600_000
const DAY = 24 * HOUR

async function providers(): Promise<PaymentProvider[]> {
  const { client } = await server.admin()
  const { status, body } = await client.get('/api/admin/payment-providers')
  expect(status).toBe(200)
  // It contains neither the secrets nor what they sign.
  expect(JSON.stringify(body)).not.toMatch(/secret|signature/i)
  return body.providers
}
const sepay = async () => (await providers()).find(({ name }) => name === 'sepay')
const isoNow = () => new Date(server.clock.now()).toISOString()

test('the overview says which providers are set up and since when, and when each last sent something', async () => {
  const since = isoNow()
  const names = ['casso', 'momo', 'payos', 'sepay', 'vnpay', 'zalopay']
  const isOn = {
    isOn: true,
    since,
    lastWebhookAt: null,
    lastPollAt: null,
    failures: 0,
    refused: null,
    lastFailure: null,
  }
  expect(await providers()).toEqual(names.map((name) => ({ name, ...isOn })))
  server.clock.advance(HOUR)
  await deliverTransfer(server, { id: 1, content: 'x', transferAmount: 1000 })
  expect(await sepay()).toMatchObject({ since, lastWebhookAt: isoNow() })
})

test('the overview keeps a provider that is no longer set up, and its time when a process starts again', async () => {
  const states = createProviderStatesStore({ clock: server.clock })
  const before = await sepay()
  server.clock.advance(HOUR)
  await states.setUp(queries, ['sepay'])
  expect((await providers()).map(({ name, isOn, since }) => [name, isOn, since])).toEqual([
    ['casso', false, null],
    ['momo', false, null],
    ['payos', false, null],
    ['sepay', true, before?.since],
    ['vnpay', false, null],
    ['zalopay', false, null],
  ])
  await states.setUp(queries, ['sepay', 'casso', 'payos'])
  expect((await providers()).map(({ name, since }) => [name, since])).toEqual([
    ['casso', isoNow()],
    ['momo', null],
    ['payos', isoNow()],
    ['sepay', before?.since],
    ['vnpay', null],
    ['zalopay', null],
  ])
  await states.noteFailure(queries, 'sepay', 'SePay responded with 503')
  expect((await sepay())?.lastFailure).toEqual({ at: isoNow(), message: 'SePay responded with 503' })
  await states.notePoll(queries, 'sepay')
  expect((await sepay())?.lastPollAt).toBe(isoNow())
})

test('the overview counts webhooks that could not be processed within a day, and forgets them after it', async () => {
  const id = 'cannot-be-understood'
  await queries('webhook_deliveries').insert({ id, provider: 'sepay', body: '{}', received_at: server.clock.now() })
  const job = { id, kind: 'payments.webhook', subject_id: id, state: 'ready', run_at: 0, attempts: 0, created_at: 0 }
  await queries('jobs').insert(job)
  await server.runJobs()
  expect((await sepay())?.failures).toBe(1)
  server.clock.advance(DAY + HOUR)
  expect((await sepay())?.failures).toBe(0)
})

test('a webhook is deleted 90 days after it was processed, and kept as long as it is not', async () => {
  await deliverTransfer(server, { id: 2, content: 'y', transferAmount: 2000 })
  await server.runJobs()
  const stored = async () => {
    const rows: { id: string }[] = await queries('webhook_deliveries').orderBy('id').select('id')
    return rows.map(({ id }) => id)
  }
  const before = await stored()
  await server.runCleanup()
  expect(await stored()).toEqual(before)
  server.clock.advance(91 * DAY)
  await server.runCleanup()
  expect(await stored()).toEqual(['cannot-be-understood'])
  // The transfers that were made of them stay.
  expect((await queries('bank_transfers').select('id')).length).toBe(2)
})
