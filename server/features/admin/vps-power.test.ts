// @module-tag mariadb
import { describe, expect, test } from 'vitest'
import { RESOLUTION_MAX } from '#contracts/rules/limits.ts'
import { checkCounters } from '#server/features/stats/counters-store.ts'
import { DAY, planTools } from '#server/testing/plan-test-tools.ts'
import { createPromotion, endPromotions, offersOfSpec } from '#server/testing/promotion-test-tools.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
const { queries } = server.database
const { order, vpsOf, credit, renewals, dueDate, statusOf, mailsOf } = planTools(server)

const reason = 'Máy chủ gửi thư rác từ ngày 20/11.'
type Power = 'suspend' | 'resume' | 'terminate'

/** Lets an admin do something with an instance: with a reason, unless another body is given. */
async function change(id: string, power: Power, body: object = { reason }, key?: string) {
  const { client } = await server.admin()
  return client.post(`/api/admin/vps/${id}/${power}`, body, key === undefined ? {} : { 'idempotency-key': key })
}
const patch = async (id: string, status: string) =>
  (await server.admin()).client.patch(`/api/admin/vps/${id}/status`, { status })

const auditOf = async (id: string) => {
  const rows = await queries('audit_log').where({ target_id: id, action: 'vps.status' }).orderBy('id')
  return rows.map((row) => [JSON.parse(row.before_value), JSON.parse(row.after_value)])
}
const actionsOf = async (id: string) => {
  const rows = await queries('machine_actions').where({ vps_id: id }).whereNot({ type: 'create' }).orderBy('id')
  return rows.map(({ type }) => type)
}
/** What the mails of a kind say of an instance. */
const factsOf = async (id: string, kind: string) => {
  const rows = await queries('mails').where({ subject_id: id, kind }).orderBy('id')
  return rows.map(({ facts }) => JSON.parse(facts))
}

describe('an admin', () => {
  test('suspends an instance for a reason, which the audit log and its customer keep', async () => {
    const person = await server.customer({ balance: 60_000 })
    const id = await order(person)
    const now = server.clock.now()
    const { status, body } = await change(id, 'suspend')
    expect([status, Object.keys(body)]).toEqual([200, ['vps']])
    expect(body.vps).toMatchObject({ id, status: 'suspended', suspendedReason: 'admin', nextCharge: null })
    expect(body).toEqual((await patch(id, 'suspended')).body)
    expect(await vpsOf(person, id)).toMatchObject({
      status: 'suspended',
      suspendedReason: 'admin',
      suspendedNote: reason,
      suspendedAt: new Date(now).toISOString(),
    })
    expect(await auditOf(id)).toEqual([[{ status: 'active' }, { status: 'suspended', reason }]])
    expect(await factsOf(id, 'machine-suspended')).toMatchObject([{ reason: 'admin', explanation: reason, vpsId: id }])
    expect(await actionsOf(id)).toEqual(['suspend'])
    const mail = await queries('mails').where({ subject_id: id, kind: 'machine-suspended' }).first()
    const { user: admin } = await server.admin()
    for (const own of [admin.email, admin.id, admin.firstName, admin.lastName].filter(Boolean))
      expect(JSON.stringify(mail)).not.toContain(own)
  })

  test('resumes an instance for a reason, and ends it for one, and its customer is told both', async () => {
    const person = await server.customer({ balance: 60_000 })
    const id = await order(person)
    const due = await dueDate(id)
    await change(id, 'suspend')
    await server.runJobs()
    expect((await change(id, 'resume', { reason: 'Đã gỡ' })).body.vps).toMatchObject({ status: 'active' })
    expect(await vpsOf(person, id)).toMatchObject({ suspendedReason: null, suspendedNote: null, suspendedAt: null })
    expect(await factsOf(id, 'machine-resumed')).toMatchObject([
      { reason: 'admin', explanation: 'Đã gỡ', nextChargeAt: due },
    ])
    await server.runJobs()
    expect((await change(id, 'terminate', { reason: 'Lại gửi' })).body.vps).toMatchObject({ status: 'terminated' })
    expect(await factsOf(id, 'machine-ended')).toMatchObject([
      { reason: 'admin', explanation: 'Lại gửi', balance: '11000', at: server.clock.now() },
    ])
    expect(await auditOf(id)).toEqual([
      [{ status: 'active' }, { status: 'suspended', reason }],
      [{ status: 'suspended' }, { status: 'active', reason: 'Đã gỡ' }],
      [{ status: 'active' }, { status: 'terminated', reason: 'Lại gửi' }],
    ])
    expect(await actionsOf(id)).toEqual(['suspend', 'resume', 'terminate'])
    for (const power of ['suspend', 'resume', 'terminate'] as const)
      expect((await change(id, power)).body).toMatchObject({ status: 409, code: 'vps_terminated' })
  })

  test('suspends an instance again after it was resumed at the same time, and that is told again', async () => {
    const person = await server.customer({ balance: 60_000 })
    const id = await order(person)
    for (const power of ['suspend', 'resume', 'suspend'] as const) expect((await change(id, power)).status).toBe(200)
    expect([await mailsOf(id, 'machine-suspended'), await mailsOf(id, 'machine-resumed')]).toMatchObject([
      { length: 2 },
      { length: 1 },
    ])
  })

  test('does once what is repeated, and what several calls do at once', async () => {
    const person = await server.customer({ balance: 60_000 })
    const id = await order(person)
    const { client } = await server.admin()
    const calls = Array.from({ length: 5 }, (_, number) =>
      client.post(`/api/admin/vps/${id}/suspend`, { reason: `${reason} ${number}` }),
    )
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(5).fill(200))
    expect((await change(id, 'suspend')).status).toBe(200)
    expect(await auditOf(id)).toHaveLength(1)
    const [mail, ...others] = await factsOf(id, 'machine-suspended')
    expect(others).toEqual([])
    // The reason that is told, that is kept and that is shown are one.
    const [[, after]] = (await auditOf(id)) as [[unknown, { reason: string }]]
    expect([mail.explanation, (await vpsOf(person, id)).suspendedNote]).toEqual([after.reason, after.reason])
    expect(await actionsOf(id)).toEqual(['suspend'])
    expect(await checkCounters(queries)).toEqual([])
  })

  test('who ends and suspends an instance at once does both in an order, or only ends it', async () => {
    const person = await server.customer({ balance: 60_000 })
    const id = await order(person)
    const { client } = await server.admin()
    const [ended, suspended] = await Promise.all(
      ['terminate', 'suspend'].map((power) => client.post(`/api/admin/vps/${id}/${power}`, { reason })),
    )
    expect(ended?.status).toBe(200)
    expect([200, 409]).toContain(suspended?.status)
    expect(await statusOf(id)).toBe('terminated')
    expect(await auditOf(id)).toHaveLength(suspended?.status === 200 ? 2 : 1)
    expect(await factsOf(id, 'machine-ended')).toHaveLength(1)
    expect(await checkCounters(queries)).toEqual([])
  })

  test('repeats a call with its key without doing it again, even after another admin has undone it', async () => {
    const person = await server.customer({ balance: 60_000 })
    const id = await order(person)
    const { client } = await server.admin()
    const send = (body: object) => client.post(`/api/admin/vps/${id}/suspend`, body, { 'idempotency-key': 'power-1' })
    const first = await send({ reason })
    await change(id, 'resume')
    const again = await send({ reason })
    expect([again.status, again.body]).toEqual([200, first.body])
    expect(await statusOf(id)).toBe('active')
    expect(await auditOf(id)).toHaveLength(2)
    expect((await send({ reason: 'Khác' })).body.code).toBe('idempotency_mismatch')
  })

  test('who does not want its customer to be told sends no mail and shows no reason', async () => {
    const person = await server.customer({ balance: 60_000 })
    const id = await order(person)
    await change(id, 'suspend', { reason, notify: false })
    expect(await vpsOf(person, id)).toMatchObject({ suspendedReason: 'admin', suspendedNote: null })
    expect(await mailsOf(id, 'machine-suspended')).toEqual([])
    expect(await auditOf(id)).toEqual([[{ status: 'active' }, { status: 'suspended', reason }]])
  })

  test('who sets a status without a reason lets its customer know that it happened', async () => {
    const person = await server.customer({ balance: 60_000 })
    const id = await order(person)
    for (const status of ['suspended', 'active', 'terminated']) expect((await patch(id, status)).status).toBe(200)
    for (const kind of ['machine-suspended', 'machine-resumed', 'machine-ended'])
      expect(await factsOf(id, kind)).toMatchObject([{ reason: 'admin', explanation: null }])
  })

  test.each([
    ['no reason', {}, 'reason'],
    ['an empty one', { reason: ' \n ' }, 'reason'],
    ['one that is too long', { reason: 'x'.repeat(RESOLUTION_MAX + 1) }, 'reason'],
    ['one that is no text', { reason: 5 }, 'reason'],
    ['a field that the call does not have', { reason, status: 'active' }, 'status'],
  ])('gets a 422 at the field for %s, and nothing changes', async (_, body, path) => {
    const person = await server.customer({ balance: 60_000 })
    const id = await order(person)
    for (const power of ['suspend', 'resume', 'terminate'] as const) {
      const refused = await change(id, power, body)
      expect(refused.status).toBe(422)
      expect(refused.body.errors).toMatchObject([{ path }])
    }
    expect([await statusOf(id), await auditOf(id)]).toEqual(['active', []])
  })

  test('gets a 404 for an instance that does not exist, and a 409 for one that is still being set up', async () => {
    for (const power of ['suspend', 'resume', 'terminate'] as const)
      expect((await change('nothing', power)).status).toBe(404)
    const { client } = await server.customer({ balance: 60_000 })
    const choice = { planId: 1, locationId: 1, operatingSystem: 'ubuntu', billingPeriod: 'monthly', totalCost: 49_000 }
    const { body } = await client.post('/api/vps/order', { ...choice, name: 'web' })
    for (const power of ['suspend', 'resume', 'terminate'] as const)
      expect((await change(body.vps.id, power)).body).toMatchObject({ status: 409, code: 'vps_not_ready' })
  })
})

describe('what an admin has suspended', () => {
  test('is lifted neither by a top-up, nor by its due date, nor by a renewal of its customer', async () => {
    const person = await server.customer({ balance: 60_000 })
    const id = await order(person)
    const due = await dueDate(id)
    await change(id, 'suspend')
    await credit(person, 500_000)
    await server.runJobs()
    await server.advanceTo(due + 20 * DAY)
    await credit(person, 1000)
    await server.runJobs()
    expect([await statusOf(id), await renewals(person)]).toEqual(['suspended', []])
    await person.client.post('/api/auth/login', { email: person.user.email, password: person.password })
    const renewed = await person.client.post(`/api/vps/${id}/renew`, { periods: 1 })
    expect(renewed.body).toMatchObject({ status: 409, code: 'suspended_by_admin' })
    expect(await vpsOf(person, id)).toMatchObject({ suspendedReason: 'admin', suspendedNote: reason })
  })

  test('is charged at once when it is resumed overdue, for the last period only', async () => {
    const person = await server.customer({ balance: 300_000 })
    const id = await order(person)
    const due = await dueDate(id)
    await change(id, 'suspend')
    await server.advanceTo(due + 35 * DAY)
    await change(id, 'resume')
    await server.runJobs()
    expect(await renewals(person)).toMatchObject([{ vpsId: id, amount: 49_000, at: due + 35 * DAY }])
    expect(await statusOf(id)).toBe('active')
    expect(await factsOf(id, 'machine-resumed')).toMatchObject([{ nextChargeAt: due + 35 * DAY }])
  })

  test('is looked at at once when it is resumed overdue and cannot be paid: its customer is warned a day before', async () => {
    const person = await server.customer({ balance: 49_000 })
    const id = await order(person)
    const due = await dueDate(id)
    await change(id, 'suspend')
    await server.advanceTo(due + 10 * DAY)
    expect(await mailsOf(id, 'renewal-reminder')).toEqual([])
    await change(id, 'resume')
    await server.runJobs()
    expect([await statusOf(id), await renewals(person)]).toEqual(['active', []])
    expect(await mailsOf(id, 'renewal-reminder')).toHaveLength(1)
    await server.advanceTo(due + 10 * DAY + 20 * 60 * 60_000)
    expect(await statusOf(id)).toBe('active')
    await server.advanceTo(due + 13 * DAY)
    expect(await vpsOf(person, id)).toMatchObject({ status: 'suspended', suspendedReason: 'unpaid' })
    expect(await vpsOf(person, id)).toMatchObject({ suspendedNote: null })
    await credit(person, 49_000)
    await server.runJobs()
    expect(await statusOf(id)).toBe('active')
  })
})

describe('what is suspended for money', () => {
  test('is neither resumed nor taken over by an admin, but can be ended', async () => {
    const person = await server.customer({ balance: 49_000 })
    const id = await order(person)
    await server.advanceTo((await dueDate(id)) + 4 * DAY)
    expect(await statusOf(id)).toBe('suspended')
    for (const power of ['suspend', 'resume'] as const)
      expect((await change(id, power)).body).toMatchObject({ status: 409, code: 'not_paid' })
    // Without a reason it has never been refused what is so already.
    expect((await patch(id, 'suspended')).status).toBe(200)
    expect(await auditOf(id)).toEqual([])
    expect((await change(id, 'terminate')).status).toBe(200)
    await credit(person, 49_000)
    await server.runJobs()
    expect([await statusOf(id), await renewals(person)]).toEqual(['terminated', []])
  })

  test('is not resumed by an admin after a trial, either', async () => {
    await createPromotion(server, offersOfSpec.trial)
    const person = await server.customer()
    await queries('users').where({ id: person.user.id }).update({ is_phone_verified: 1 })
    const id = await order(person, { trial: true, totalCost: 0 })
    const { trial_ends_at: endsAt } = await queries('instances').where({ id }).first('trial_ends_at')
    await server.advanceTo(Number(endsAt) + DAY)
    expect(await statusOf(id)).toBe('suspended')
    for (const power of ['suspend', 'resume'] as const)
      expect((await change(id, power)).body).toMatchObject({ status: 409, code: 'trial_ended' })
    await endPromotions(server)
  })
})
