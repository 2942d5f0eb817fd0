// @module-tag mariadb
import { describe, expect, test } from 'vitest'
import { dayOfMonth } from '#contracts/rules/calendar.ts'
import { finishActions, orderMachine, sandboxState } from '#server/testing/machine-test-tools.ts'
import { startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'
import { isLarger } from './resizes.ts'

const server = await startTestServer()
const { queries } = server.database
const MINUTE = 60_000

interface Machine extends TestUser {
  id: string
}
async function machineOf({ balance = 1_000_000, ...change }: { balance?: number; name?: string } = {}) {
  const person = await server.customer({ balance })
  return { ...person, id: await orderMachine(server, person, change) }
}

const quote = ({ client, id }: Machine, planId = 2) => client.post(`/api/vps/${id}/resize/quote`, { planId })
const resize = ({ client, id }: Machine, quoteId: string, planId = 2, headers?: Record<string, string>) =>
  client.post(`/api/vps/${id}/actions`, { type: 'resize', planId, quoteId }, headers)
const pageOf = async ({ client, id }: Machine) => (await client.get(`/api/vps/${id}`)).body
const lastAction = async ({ client, id }: Machine) => (await client.get(`/api/vps/${id}/actions`)).body[0]
const balanceOf = async ({ client, user }: TestUser) =>
  Number((await client.get(`/api/wallet/balance/${user.id}`)).body.balance)
const historyOf = async ({ client, user }: TestUser) => (await client.get(`/api/wallet/transactions/${user.id}`)).body

/** Half of the present period is over. */
async function halfWay({ id }: Machine) {
  const half = 15 * 24 * 60 * MINUTE
  const end = server.clock.now() + half
  await queries('instances')
    .where({ id })
    .update({ created_at: server.clock.now() - half, next_billing_at: end, anchor_day: dayOfMonth(end) })
}

describe('a larger plan', () => {
  test('costs the rest of the period, is charged, and the machine grows', async () => {
    const machine = await machineOf()
    const { status, body } = await quote(machine)
    expect(status).toBe(200)
    expect(body).toMatchObject({ planId: 2, planName: 'Standard', nextCharge: { amount: '89000' } })
    const total = Number(body.total)
    expect(total).toBeGreaterThan(39_000)
    expect(total).toBeLessThanOrEqual(40_000)
    const before = await balanceOf(machine)
    const begun = await resize(machine, body.quoteId)
    expect([begun.status, begun.body.balance]).toEqual([202, String(before - total)])
    await finishActions(server)
    expect(await lastAction(machine)).toMatchObject({ type: 'resize', state: 'done' })
    const { vps } = await pageOf(machine)
    expect(vps).toMatchObject({ planName: 'Standard', price: '89000', nextCharge: { amount: '89000' } })
    const state = await sandboxState(server, machine.id)
    expect([vps.cpu, vps.ram * 1024, vps.storage]).toEqual([state.cores, state.ramMb, state.diskGb])
    expect((await historyOf(machine))[0]).toMatchObject({
      type: 'payment',
      amount: String(-total),
      code: 'vps_resize',
      description: 'Nâng cấp lên gói Standard: web',
      balanceAfter: String(before - total),
    })
  })

  test('costs half of the difference half way through', async () => {
    const machine = await machineOf()
    await halfWay(machine)
    const total = Number((await quote(machine)).body.total)
    expect(Math.abs(total - 20_000)).toBeLessThan(1500)
  })

  test('that cannot be set up costs nothing: its price is given back once', async () => {
    const machine = await machineOf({ name: 'refuse-resize' })
    const before = await balanceOf(machine)
    const { body } = await quote(machine)
    const begun = await resize(machine, body.quoteId)
    expect(await balanceOf(machine)).toBe(before - Number(body.total))
    await finishActions(server)
    expect(await lastAction(machine)).toMatchObject({
      id: begun.body.action.id,
      state: 'failed',
      error: expect.stringContaining('hoàn vào ví'),
    })
    // As if its worker had died before the job was done, and as if each one that tried it had died.
    for (const attempts of [1, 100]) {
      await queries('jobs')
        .where({ subject_id: begun.body.action.id })
        .update({ state: 'ready', attempts, run_at: server.clock.now() })
      await finishActions(server)
    }
    expect(await balanceOf(machine)).toBe(before)
    expect((await historyOf(machine)).filter(({ type }: { type: string }) => type === 'refund')).toHaveLength(1)
    expect((await pageOf(machine)).vps).toMatchObject({ planName: 'Basic', price: '49000', action: null })
  })

  test('with the same key is charged once', async () => {
    const machine = await machineOf()
    const before = await balanceOf(machine)
    const { body } = await quote(machine)
    const header = { 'idempotency-key': 'grow' }
    const responses = await Promise.all([1, 2, 3].map(() => resize(machine, body.quoteId, 2, header)))
    expect(new Set(responses.map(({ status, body: { balance } }) => `${status} ${balance}`)).size).toBe(1)
    expect(await balanceOf(machine)).toBe(before - Number(body.total))
    await finishActions(server)
  })

  test('is refused when the wallet has one dong too little, and the machine stays free', async () => {
    const machine = await machineOf({ balance: 49_000 + 30_000 })
    const refused = await resize(machine, (await quote(machine)).body.quoteId)
    expect([refused.status, refused.body.code]).toEqual([402, 'insufficient_balance'])
    expect((await pageOf(machine)).vps.action).toBeNull()
    expect(await balanceOf(machine)).toBe(30_000)
  })

  test('is refused with a quote that has expired, was altered, or is for something else', async () => {
    const [machine, other] = [await machineOf(), await machineOf()]
    const { body } = await quote(machine)
    expect((await resize(machine, `${body.quoteId}x`)).body.code).toBe('quote_expired')
    expect((await resize(machine, body.quoteId, 3)).body.code).toBe('quote_mismatch')
    expect((await resize(other, body.quoteId)).body.code).toBe('quote_mismatch')
    server.clock.advance(15 * MINUTE)
    const late = await resize(machine, body.quoteId)
    expect([late.status, late.body.code]).toEqual([409, 'quote_expired'])
    expect((await pageOf(machine)).vps.action).toBeNull()
  })

  test('is refused when its price has changed since the quote', async () => {
    const machine = await machineOf()
    const { body } = await quote(machine)
    await queries('plan_prices').insert({
      id: 'dearer',
      plan_id: 2,
      billing_period: 'monthly',
      amount: 99_000,
      valid_from: server.clock.now(),
      created_at: 0,
    })
    expect((await resize(machine, body.quoteId)).body.code).toBe('price_changed')
    await queries('plan_prices').where({ id: 'dearer' }).delete()
  })

  test.each([
    [1, 'the present one'],
    [900, 'none'],
  ])('plan %i (%s) has no quote', async (planId, _) => {
    const machine = await machineOf()
    const { status, body } = await quote(machine, planId)
    expect([status, body.errors[0].path]).toEqual([422, 'planId'])
  })

  test('of a trial has to wait until it is paid for', async () => {
    const machine = await machineOf()
    await queries('instances').where({ id: machine.id }).update({ trial_ends_at: server.clock.now() })
    const { status, body } = await quote(machine)
    expect([status, body.code]).toEqual([409, 'not_possible'])
    expect(body.detail).toContain('dùng thử')
  })
})

const sizes = { cpu: 2, ram: 4, storage: 50 }
test.each([
  [{ cpu: 2, ram: 8, storage: 50 }, true, false],
  [{ cpu: 3, ram: 5, storage: 51 }, true, true],
  [{ cpu: 4, ram: 8, storage: 40 }, false, false],
  [sizes, false, false],
])('%j is larger in the same series: %s, in another one: %s', (plan, same, other) => {
  expect([isLarger(plan, sizes, true), isLarger(plan, sizes, false)]).toEqual([same, other])
})
