// @module-tag mariadb
import { describe, expect, test } from 'vitest'
import type { Difference, Reconciliation } from '#contracts/reconciliation.ts'
import { deliverTransfer, insertOpenTransfer, type SepayTransfer } from '#server/testing/bank-test-tools.ts'
import { deliverMomo, momoBody } from '#server/testing/payment-test-tools.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
const { queries } = server.database
const HOUR = 3_600_000
const DAY = 24 * HOUR

let lastId = 40_000
async function transfer(given: Pick<SepayTransfer, 'content' | 'transferAmount'>) {
  const { status } = await deliverTransfer(server, { id: ++lastId, ...given })
  expect(status).toBe(200)
  await server.runJobs()
  const row = await queries('bank_transfers')
    .where({ event_id: String(lastId) })
    .first('id')
  return row.id as string
}

/** A customer whose top-up of this amount has just arrived. */
async function paid(amount = 500_000) {
  const person = await server.customer()
  const request = { amount: String(amount), paymentMethod: 'bank_transfer' }
  const { body } = await person.client.post('/api/wallet/deposit', request)
  const transferId = await transfer({ content: body.payment.memo, transferAmount: amount })
  return { person, paymentId: body.payment.id, depositId: body.transaction.id, transferId }
}

async function run(language = 'en'): Promise<Reconciliation> {
  const { client } = await server.admin()
  const { status, body } = await client.post('/api/admin/reconciliation/run', undefined, {
    'accept-language': language,
  })
  expect(status).toBe(200)
  return body
}

/** What the check finds while a row is as `change` makes it, which is then undone. */
async function differencesWhile(table: string, id: string, change: object): Promise<Difference[]> {
  const row = await queries(table).where({ id }).first()
  await queries(table).where({ id }).update(change)
  const { differences } = await run()
  await queries(table).where({ id }).update(row)
  return differences
}

test('before the first run nothing is said to agree', async () => {
  const { client } = await server.admin()
  const { body } = await client.get('/api/admin/reconciliation')
  expect(body).toEqual({ at: null, ok: null, differences: [], total: 0, runs: [] })
})

describe('a run', () => {
  test('agrees when transfers are credited, wait, or were split', async () => {
    await paid()
    await transfer({ content: 'khong co ma', transferAmount: 89_000 })
    const { client } = await server.admin()
    const id = await transfer({ content: 'cho hai nguoi', transferAmount: 300_000 })
    await client.post(`/api/admin/bank-transfers/${id}/split`, { amounts: ['100000', '200000'] })
    server.clock.advance(HOUR)
    const result = await run()
    expect(result).toMatchObject({ ok: true, differences: [], total: 0 })
    expect(result.at).toBe(new Date(server.clock.now()).toISOString())
    const later = (await server.admin()).client
    expect((await later.get('/api/admin/reconciliation')).body).toEqual(result)
    const entries = await queries('audit_log').where({ action: 'reconciliation.run' })
    expect(entries.length).toBeGreaterThan(0)
  })

  test('finds a transfer that was not credited, or otherwise, down to its id and amount', async () => {
    const { transferId, depositId } = await paid()
    expect(await differencesWhile('bank_transfers', transferId, { transaction_id: null })).toMatchObject([
      { kind: 'not_credited', record: { type: 'transfer', id: transferId }, amount: '500000' },
      { kind: 'credited_without_transfer', record: { type: 'transaction', id: depositId }, amount: '-500000' },
    ])
    const other = await server.customer()
    expect(await differencesWhile('bank_transfers', transferId, { user_id: other.user.id })).toMatchObject([
      { kind: 'credited_otherwise', record: { type: 'transfer', id: transferId }, amount: '0' },
    ])
    expect((await run()).ok).toBe(true)
  })

  test('finds a payment that has received another sum than its transfers', async () => {
    const { paymentId } = await paid(200_000)
    expect(await differencesWhile('payments', paymentId, { received: 150_000 })).toMatchObject([
      { kind: 'received_differs', record: { type: 'payment', id: paymentId }, amount: '50000' },
    ])
  })

  test('finds a payment that has received another sum than its gateway reported', async () => {
    const { client } = await server.customer()
    const { body } = await client.post('/api/wallet/deposit', { amount: '200000', paymentMethod: 'momo' })
    await deliverMomo(server, await momoBody(server, { transactionId: body.transaction.id, amount: '200000' }))
    await server.runJobs()
    const { id, memo } = body.payment
    expect((await run()).ok).toBe(true)
    expect(await differencesWhile('payments', id, { received: 150_000 })).toMatchObject([
      { kind: 'received_differs', record: { type: 'payment', id }, amount: '50000', detail: `momo ${memo}` },
    ])
    expect(await differencesWhile('payments', id, { received: 400_000 })).toMatchObject([{ amount: '-200000' }])
  })

  test('agrees when a payment at a gateway was transferred to our account', async () => {
    const person = await server.customer()
    const { body } = await person.client.post('/api/wallet/deposit', { amount: '70000', paymentMethod: 'momo' })
    const id = body.payment.id
    await transfer({ content: body.payment.memo, transferAmount: 70_000 })
    expect(await run()).toMatchObject({ ok: true, differences: [] })
    expect(await differencesWhile('payments', id, { received: 90_000 })).toMatchObject([
      { kind: 'received_differs', record: { type: 'payment', id }, amount: '-20000' },
    ])
  })

  test('finds parts that do not add up to what was split', async () => {
    const { client } = await server.admin()
    const id = await transfer({ content: 'chia nho', transferAmount: 300_000 })
    const { body } = await client.post(`/api/admin/bank-transfers/${id}/split`, { amounts: ['100000', '200000'] })
    const [part] = body.transfers
    expect(await differencesWhile('bank_transfers', part.id, { amount: 90_000 })).toMatchObject([
      { kind: 'parts_differ', record: { type: 'transfer', id }, amount: '10000' },
    ])
  })

  test('finds what was reported and is nowhere, but not what may still be processed', async () => {
    await deliverTransfer(server, { id: ++lastId, content: 'bi mat', transferAmount: 70_000 })
    const { id } = await queries('webhook_deliveries').orderBy('id', 'desc').first('id')
    expect((await run()).ok).toBe(true)
    server.clock.advance(HOUR)
    const { differences } = await run('zh-CN')
    expect(differences).toMatchObject([
      { kind: 'report_lost', record: { type: 'webhook', id }, amount: '70000', detail: `sepay ${lastId}` },
    ])
    expect(differences[0]?.what).toMatch(/[\u4e00-\u9fff]/)
    await server.runJobs()
    expect((await run()).ok).toBe(true)
  })

  test('finds a webhook that cannot be understood', async () => {
    const id = 'unreadable-webhook'
    await queries('webhook_deliveries').insert({ id, provider: 'casso', body: '{"error":0}', received_at: 1 })
    const { differences } = await run()
    expect(differences).toMatchObject([{ kind: 'report_unreadable', record: { type: 'webhook', id } }])
    await queries('webhook_deliveries').where({ id }).delete()
  })

  test('finds a fault of the books', async () => {
    const { person } = await paid()
    const differences = await differencesWhile('accounts', person.user.id, { balance: 1 })
    expect(differences[0]).toMatchObject({ kind: 'ledger', record: { type: 'ledger', id: null }, amount: null })
    expect(differences[0]?.detail).toContain(person.user.id)
  })

  test('keeps the first differences, and counts all', async () => {
    const ids = Array.from({ length: 205 }, (_, number) => `lost-${String(number).padStart(3, '0')}`)
    for (const id of ids) await insertOpenTransfer(server.database, id, 1000)
    await queries('bank_transfers').whereIn('id', ids).update({ state: 'matched' })
    const result = await run()
    expect([result.total, result.differences.length, result.ok]).toEqual([205, 200, false])
    await queries('bank_transfers').whereIn('id', ids).delete()
  })
})

describe('every night', () => {
  test('it runs once, after two in the morning in Vietnam', async () => {
    const before = await run()
    const night = (at: string) => server.clock.advance(Date.parse(at) - server.clock.now())
    const nextDay = new Date(server.clock.now() + 2 * DAY).toISOString().slice(0, 10)
    // 01:59 in Vietnam belongs to the night before.
    night(`${nextDay}T18:59:00.000Z`)
    await server.runNightly()
    const first = (await (await server.admin()).client.get('/api/admin/reconciliation')).body
    expect(first.at).not.toBe(before.at)
    await Promise.all([server.runNightly(), server.runNightly()])
    expect((await (await server.admin()).client.get('/api/admin/reconciliation')).body).toEqual(first)
    night(`${nextDay}T19:00:00.000Z`)
    await Promise.all([server.runNightly(), server.runNightly()])
    const { at, runs } = (await (await server.admin()).client.get('/api/admin/reconciliation')).body
    expect(at).toBe(`${nextDay}T19:00:00.000Z`)
    expect(runs).toHaveLength(first.runs.length === 14 ? 14 : first.runs.length + 1)
  })

  test('one that a server left behind is done by another after an hour', async () => {
    server.clock.advance(DAY)
    const night = new Date(server.clock.now() + 5 * HOUR).toISOString().slice(0, 10)
    const started = { id: 'left-behind', night, started_at: server.clock.now(), total: 0, differences: '[]' }
    await queries('reconciliations').insert(started)
    await server.runNightly()
    expect(await queries('reconciliations').where({ id: 'left-behind' }).first('ended_at')).toEqual({ ended_at: null })
    server.clock.advance(2 * HOUR)
    await server.runNightly()
    const { ended_at } = await queries('reconciliations').where({ id: 'left-behind' }).first('ended_at')
    expect(Number(ended_at)).toBe(server.clock.now())
  })

  test('a hundred runs are kept', async () => {
    const rows = Array.from({ length: 120 }, (_, number) => ({
      id: `0${number}`.padStart(4, '0'),
      night: null,
      started_at: 1,
      ended_at: 1,
      total: 0,
      differences: '[]',
    }))
    await queries('reconciliations').insert(rows)
    await run()
    expect(await queries('reconciliations').count({ count: '*' }).first()).toEqual({ count: 100 })
  })
})
