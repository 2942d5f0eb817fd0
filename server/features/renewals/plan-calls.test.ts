// @module-tag mariadb
import { describe, expect, test } from 'vitest'
import { DAY, planTools } from '#server/testing/plan-test-tools.ts'
import { startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
const { queries } = server.database
const { order, vpsOf, credit, balanceOf, renewals, dueDate, statusOf, signIn } = planTools(server)

const call = ({ client }: TestUser, id: string, name: string, body?: object, key?: string) =>
  client.post(`/api/vps/${id}/${name}`, body, key === undefined ? undefined : { 'idempotency-key': key })

describe('renewing by hand', () => {
  test.each([1, 3, 6, 12])('pays for %i months at once, from the end of the paid period', async (periods) => {
    const person = await server.customer({ balance: 49_000 * 13 })
    const id = await order(person)
    const due = await dueDate(id)
    const { status, body } = await call(person, id, 'renew', { periods })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      balance: String(49_000 * (12 - periods)),
      transaction: { type: 'renewal', amount: String(-49_000 * periods) },
      vps: { id, status: 'active' },
    })
    const rows = await queries('renewed_periods').where({ instance_id: id }).orderBy('starts_at')
    expect(rows).toHaveLength(periods)
    expect(Number(rows[0].starts_at)).toBe(due)
    expect(Number(rows.at(-1).ends_at)).toBe(Date.parse(body.vps.nextBillingDate))
  })

  test('lets a machine run again that was suspended as unpaid, also where it is not renewed by itself', async () => {
    const person = await server.customer({ balance: 98_000 })
    const id = await order(person)
    const patched = await person.client.patch(`/api/vps/${id}`, { autoRenew: false })
    expect(patched.body.vps).toMatchObject({ autoRenew: false, nextCharge: null })
    const due = await dueDate(id)
    await server.advanceTo(due + 4 * DAY)
    expect(await vpsOf(person, id)).toMatchObject({ status: 'suspended', suspendedReason: 'unpaid' })
    const { body } = await call(person, id, 'renew', { periods: 1 })
    expect(body).toMatchObject({ balance: '0', vps: { status: 'active', suspendedReason: null, deleteAfter: null } })
    expect(await dueDate(id)).toBeGreaterThan(due + 27 * DAY)
  })

  test('is charged once, however often and however concurrently it is sent with its key', async () => {
    const person = await server.customer({ balance: 490_000 })
    const id = await order(person)
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => call(person, id, 'renew', { periods: 3 }, 'once')),
    )
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200))
    expect(new Set(responses.map(({ body }) => JSON.stringify(body)))).toHaveProperty('size', 1)
    expect(await balanceOf(person)).toBe(490_000 - 4 * 49_000)
    expect((await call(person, id, 'renew', { periods: 1 }, 'once')).body.code).toBe('idempotency_mismatch')
  })

  test('and the job that renews at the same time pay for two periods, one after the other', async () => {
    const person = await server.customer({ balance: 490_000 })
    const id = await order(person)
    const due = await dueDate(id)
    server.clock.set(new Date(due).toISOString())
    await signIn(person)
    const [response] = await Promise.all([call(person, id, 'renew', { periods: 1 }), server.runJobs()])
    expect(response.status).toBe(200)
    expect((await renewals(person)).length).toBeGreaterThanOrEqual(1)
    const rows = await queries('renewed_periods').where({ instance_id: id })
    expect(rows).toHaveLength((await renewals(person)).length)
  })

  test('is refused without the money, for a trial of nobody, for another customer, and for what has ended', async () => {
    const person = await server.customer({ balance: 49_000 })
    const other = await server.customer({ balance: 490_000 })
    const id = await order(person)
    expect((await call(person, id, 'renew', { periods: 1 })).body.code).toBe('insufficient_balance')
    expect((await call(person, id, 'renew', { periods: 2 })).status).toBe(422)
    expect((await call(other, id, 'renew', { periods: 1 })).body.code).toBe('not_found')
    const { client: admin } = await server.admin()
    await admin.patch(`/api/admin/vps/${id}/status`, { status: 'suspended' })
    expect((await call(person, id, 'renew', { periods: 1 })).body.code).toBe('suspended_by_admin')
    await admin.patch(`/api/admin/vps/${id}/status`, { status: 'terminated' })
    expect((await call(person, id, 'renew', { periods: 1 })).body.code).toBe('not_renewable')
    const yearly = await order(other, { billingPeriod: 'yearly', totalCost: 490_000 })
    expect((await call(other, yearly, 'renew', { periods: 3 })).status).toBe(422)
  })
})

describe('a cancellation', () => {
  test('at the end of the period ends the machine then, without a charge, and can be taken back', async () => {
    const person = await server.customer({ balance: 200_000 })
    const id = await order(person)
    const due = await dueDate(id)
    const { body } = await call(person, id, 'cancel', { at: 'periodEnd' })
    expect(body).toMatchObject({
      balance: '151000',
      vps: { status: 'active', cancelAt: new Date(due).toISOString(), nextCharge: null },
    })
    expect((await call(person, id, 'undo-cancel')).body.vps).toMatchObject({
      cancelAt: null,
      nextCharge: { amount: '49000' },
    })
    await call(person, id, 'cancel', { at: 'periodEnd' })
    await server.advanceTo(due)
    expect([await statusOf(id), await renewals(person)]).toEqual(['terminated', []])
    await signIn(person)
    expect((await call(person, id, 'undo-cancel')).body.code).toBe('vps_terminated')
  })

  test('now ends it at once', async () => {
    const person = await server.customer({ balance: 200_000 })
    const id = await order(person)
    expect((await call(person, id, 'cancel', { at: 'now' })).body.vps).toMatchObject({
      status: 'terminated',
      ipAddress: null,
    })
    expect(await balanceOf(person)).toBe(151_000)
    await server.runJobs()
    const action = await queries('machine_actions').where({ vps_id: id }).orderBy('id', 'desc').first('type', 'state')
    expect(action.type).toBe('terminate')
  })
})

describe('a refund', () => {
  test('gives back all that was paid for the first machine, and ends it', async () => {
    const person = await server.customer({ balance: 200_000 })
    const id = await order(person)
    await call(person, id, 'renew', { periods: 1 })
    const preview = await person.client.get(`/api/vps/${id}/refund`)
    expect(preview.body).toMatchObject({ amount: '98000', obstacle: null })
    const first = await call(person, id, 'refund', undefined, 'refund')
    expect(first.body).toMatchObject({
      balance: '200000',
      transaction: { type: 'refund', amount: '98000', vpsId: id },
      vps: { status: 'terminated' },
    })
    expect((await call(person, id, 'refund', undefined, 'refund')).body).toEqual(first.body)
    expect((await call(person, id, 'refund')).body.code).toBe('not_refundable')
    const second = await order(person)
    expect((await person.client.get(`/api/vps/${second}/refund`)).body).toEqual({
      amount: '0',
      obstacle: 'already_refunded',
      until: null,
    })
  })

  test('is for the first machine only, and for thirty days', async () => {
    const person = await server.customer({ balance: 500_000 })
    const first = await order(person)
    const second = await order(person)
    expect((await person.client.get(`/api/vps/${second}/refund`)).body.obstacle).toBe('not_first_order')
    expect((await call(person, second, 'refund')).body.code).toBe('not_refundable')
    await server.advanceTo(server.clock.now() + 31 * DAY)
    await signIn(person)
    expect((await person.client.get(`/api/vps/${first}/refund`)).body.obstacle).toBe('too_late')
  })
})

describe('for admins', () => {
  const hold = async (id: string, body: object) =>
    (await server.admin()).client.post(`/api/admin/vps/${id}/hold`, { reason: 'Khách hứa trả thứ hai', ...body })

  test('a hold keeps a machine running, or lets it run again, with an entry in the audit log', async () => {
    const person = await server.customer({ balance: 49_000 })
    const id = await order(person)
    const due = await dueDate(id)
    await server.advanceTo(due + 4 * DAY)
    const until = new Date(due + 20 * DAY).toISOString()
    const { status, body } = await hold(id, { until })
    expect([status, body]).toMatchObject([
      200,
      { vps: { status: 'active' }, terms: { holdUntil: until, deleteAfter: null } },
    ])
    await server.advanceTo(due + 20 * DAY - 1)
    expect(await statusOf(id)).toBe('active')
    await server.advanceTo(due + 21 * DAY)
    expect(await statusOf(id)).toBe('suspended')
    const entry = await queries('audit_log').where({ target_id: id, action: 'vps.hold' }).first('after_value')
    expect(JSON.parse(entry.after_value)).toMatchObject({
      reason: 'Khách hứa trả thứ hai',
      holdUntil: Date.parse(until),
    })
  })

  test('customers see until when a machine runs that they do not pay for, and what they would pay', async () => {
    const person = await server.customer({ balance: 49_000 })
    const id = await order(person)
    const due = await dueDate(id)
    const seen = async () => {
      const { suspendAfter, renewalAmount } = await vpsOf(person, id)
      return [suspendAfter === null ? null : (Date.parse(suspendAfter) - due) / DAY, renewalAmount]
    }
    expect(await seen()).toEqual([3, '49000'])
    await hold(id, { graceDays: 7 })
    expect(await seen()).toEqual([7, '49000'])
    await hold(id, { until: new Date(due + 20 * DAY).toISOString() })
    expect(await seen()).toEqual([20, '49000'])
    await hold(id, { isExempt: true })
    expect(await seen()).toEqual([null, '0'])
  })

  test('an exempt machine is never charged, and its periods go on', async () => {
    const person = await server.customer({ balance: 200_000 })
    const id = await order(person)
    const due = await dueDate(id)
    expect((await hold(id, { isExempt: true })).body.terms).toMatchObject({ isExempt: true })
    await server.advanceTo(due + 40 * DAY)
    expect([await statusOf(id), await renewals(person)]).toEqual(['active', []])
    expect(await dueDate(id)).toBeGreaterThan(server.clock.now())
    expect(await balanceOf(person)).toBe(151_000)
  })

  test.each([{ graceDays: 2 }, { graceDays: 15 }, { until: 'tomorrow' }, { reason: ' ' }])(
    '%j is refused',
    async (body) => {
      const person = await server.customer({ balance: 49_000 })
      expect((await hold(await order(person), body)).status).toBe(422)
    },
  )

  test('the forecast and the list say what then happens', async () => {
    const person = await server.customer({ balance: 49_000 * 2 })
    const paid = await order(person, { name: 'paid' })
    const short = await order(person, { name: 'short' })
    const by = await order(await server.customer({ balance: 98_000 }), { name: 'by-hand' })
    await queries('instances').where({ id: by }).update({ auto_renew: 0 })
    await credit(person, 49_000)
    const { client } = await server.admin()
    const to = new Date(server.clock.now() + 40 * DAY).toISOString()
    const { body } = await client.get(`/api/admin/renewals?limit=200&to=${to}`)
    const rowOf = (id: string) => body.renewals.find(({ vps }: { vps: { id: string } }) => vps.id === id)
    expect(rowOf(paid)).toMatchObject({
      outcome: 'paid',
      amount: '49000',
      missing: '0',
      suspendsAt: null,
      endsAt: null,
    })
    expect(rowOf(short)).toMatchObject({
      outcome: 'short',
      missing: '49000',
      suspendsAt: new Date((await dueDate(short)) + 3 * DAY).toISOString(),
      endsAt: new Date((await dueDate(short)) + 15 * DAY).toISOString(),
    })
    expect(rowOf(by)).toMatchObject({
      outcome: 'manual',
      terms: { autoRenew: false, holdUntil: null, isExempt: false },
    })
    const forecast = (await client.get('/api/admin/forecast?days=60')).body
    expect(forecast.days).toHaveLength(60)
    const named = forecast.endangered.filter(({ vpsId }: { vpsId: string }) => vpsId === short)
    expect(named.map(({ kind }: { kind: string }) => kind)).toEqual(['suspended', 'ended'])
  })
})
