// @module-tag mariadb
import { describe, expect, test } from 'vitest'
import { deliverTransfer } from '#server/testing/bank-test-tools.ts'
import { DAY, planTools } from '#server/testing/plan-test-tools.ts'
import { createPromotion, endPromotions, offersOfSpec } from '#server/testing/promotion-test-tools.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
const { queries } = server.database
const { order, signIn, vpsOf, credit, balanceOf, renewals, dueDate, statusOf, mailsOf } = planTools(server)

describe('a renewal', () => {
  test('is charged at the very time that was said, once, and moves the due date by the calendar', async () => {
    const person = await server.customer({ balance: 200_000 })
    const id = await order(person)
    const due = await dueDate(id)
    await server.advanceTo(due - 1)
    expect(await renewals(person)).toEqual([])
    await server.advanceTo(due)
    expect(await renewals(person)).toEqual([{ at: due, vpsId: id, amount: 49_000 }])
    await server.runJobs()
    expect(await balanceOf(person)).toBe(102_000)
    const vps = await vpsOf(person, id)
    expect(vps.status).toBe('active')
    expect(Date.parse(vps.nextBillingDate)).toBeGreaterThan(due + 27 * DAY)
    expect(await queries('renewed_periods').where({ instance_id: id })).toMatchObject([
      { starts_at: expect.anything(), amount: expect.anything() },
    ])
    const { body } = await person.client.get(`/api/wallet/transactions/${person.user.id}`)
    expect(body[0]).toMatchObject({ type: 'renewal', amount: '-49000', code: 'vps_renewal', vpsId: id })
    expect(await mailsOf(id, 'renewal-receipt')).toEqual([String(due)])
    const receipt = await queries('mails').where({ subject_id: id, kind: 'renewal-receipt' }).first('facts')
    expect(JSON.parse(receipt.facts)).toMatchObject({ amount: '49000', balance: '102000', periodStart: due })
  })

  test('that the wallet cannot pay leaves the machine running for three days, then suspends it, then ends it', async () => {
    const person = await server.customer({ balance: 60_000 })
    const id = await order(person)
    const due = await dueDate(id)
    await server.advanceTo(due + 3 * DAY - 1)
    expect(await statusOf(id)).toBe('active')
    await server.advanceTo(due + 3 * DAY)
    const vps = await vpsOf(person, id)
    expect(vps).toMatchObject({
      status: 'suspended',
      suspendedReason: 'unpaid',
      suspendedAt: new Date(due + 3 * DAY).toISOString(),
      deleteAfter: new Date(due + 15 * DAY).toISOString(),
      nextCharge: { amount: '49000', date: new Date(due).toISOString() },
    })
    expect(await mailsOf(id, 'renewal-reminder')).toEqual([-7, -3, -1, 0, 1].map((day) => `${due}:${day}`))
    expect(await mailsOf(id, 'machine-suspended')).toEqual([`${due}:`])
    await server.advanceTo(due + 15 * DAY - 1)
    expect(await statusOf(id)).toBe('suspended')
    expect(await mailsOf(id, 'machine-ending-soon')).toEqual([5, 1].map((days) => `${due + 15 * DAY}:${days}`))
    await server.advanceTo(due + 15 * DAY)
    expect(await statusOf(id)).toBe('terminated')
    expect(await mailsOf(id, 'machine-ended')).toEqual([String(due)])
    expect(await balanceOf(person)).toBe(11_000)
    await server.advanceTo(due + 15 * DAY + 60_000)
    expect(await queries('instances').where({ id }).first('ip_address')).toEqual({ ip_address: null })
    expect(await queries('jobs').where({ kind: 'vps.renewal', subject_id: id }).first('state')).toEqual({
      state: 'done',
    })
  })

  test('is paid by money that comes in during the days of grace, from the old due date', async () => {
    const person = await server.customer({ balance: 49_000 })
    const id = await order(person)
    const due = await dueDate(id)
    await server.advanceTo(due + 2 * DAY)
    await credit(person, 48_999)
    await server.runJobs()
    expect(await renewals(person)).toEqual([])
    await credit(person, 1)
    await server.runJobs()
    expect(await renewals(person)).toEqual([{ at: due + 2 * DAY, vpsId: id, amount: 49_000 }])
    const period = await queries('renewed_periods').where({ instance_id: id }).first('starts_at')
    expect(Number(period.starts_at)).toBe(due)
    await server.advanceTo(due + 20 * DAY)
    expect(await statusOf(id)).toBe('active')
  })

  test('is paid by money that comes in after the suspension, and the machine runs again', async () => {
    const person = await server.customer({ balance: 49_000 })
    const id = await order(person)
    const due = await dueDate(id)
    await server.advanceTo(due + 4 * DAY)
    expect(await statusOf(id)).toBe('suspended')
    await credit(person, 49_000)
    await server.runJobs()
    expect(await vpsOf(person, id)).toMatchObject({ status: 'active', suspendedReason: null, suspendedAt: null })
    const action = await queries('machine_actions').where({ vps_id: id }).orderBy('id', 'desc').first('type')
    expect(action).toEqual({ type: 'resume' })
    expect(await mailsOf(id, 'machine-resumed')).toEqual([`${due}:${due + 3 * DAY}`])
  })

  describe('of a suspended machine, and an order that waits', () => {
    const PRICE = 89_000
    const choice = { planId: 2, locationId: 1, name: 'web-02', operatingSystem: 'ubuntu', billingPeriod: 'monthly' }
    let lastId = 880_000

    /** A customer with a machine that is suspended for 49.000 ₫, who orders another one. */
    async function short() {
      const person = await server.customer({ balance: 49_000 })
      const id = await order(person)
      await server.advanceTo((await dueDate(id)) + 4 * DAY)
      expect(await statusOf(id)).toBe('suspended')
      await signIn(person)
      const request = { ...choice, totalCost: PRICE, paymentMethod: 'bank_transfer' }
      const { body } = await person.client.post('/api/vps/orders/waiting', request)
      expect(body.payment).toMatchObject({ amount: String(PRICE) })
      const stateOf = async () => (await person.client.get(`/api/vps/orders/waiting/${body.order.id}`)).body.order.state
      return { person, id, memo: body.payment.memo, stateOf }
    }
    async function pay(content: string, transferAmount: number) {
      await deliverTransfer(server, { id: ++lastId, content, transferAmount })
      await server.runJobs()
    }

    test('money that was transferred for the order pays for it', async () => {
      const { id, memo, stateOf } = await short()
      await pay(memo, PRICE)
      expect([await stateOf(), await statusOf(id)]).toEqual(['done', 'suspended'])
    })

    test('any other money pays for the machine first, and then for the order', async () => {
      const { person, id, stateOf } = await short()
      await credit(person, PRICE)
      await server.runJobs()
      expect([await stateOf(), await statusOf(id)]).toEqual(['waiting', 'active'])
      await credit(person, PRICE)
      await server.runJobs()
      expect(await stateOf()).toBe('done')
    })
  })

  test('does not lift what an admin has suspended, and charges only the last period once it is resumed', async () => {
    const person = await server.customer({ balance: 300_000 })
    const id = await order(person)
    const due = await dueDate(id)
    const setStatus = async (status: string) =>
      (await server.admin()).client.patch(`/api/admin/vps/${id}/status`, { status })
    await setStatus('suspended')
    await server.advanceTo(due + 35 * DAY)
    await credit(person, 1000)
    await server.runJobs()
    expect([await statusOf(id), await renewals(person)]).toEqual(['suspended', []])
    await setStatus('active')
    await server.runJobs()
    expect(await renewals(person)).toMatchObject([{ vpsId: id, amount: 49_000 }])
    expect(await dueDate(id)).toBeGreaterThan(server.clock.now())
  })
})

test('an instance whose customer has cancelled it ends with its period, and is told so before and then', async () => {
  const person = await server.customer({ balance: 200_000 })
  const id = await order(person)
  const due = await dueDate(id)
  expect((await person.client.post(`/api/vps/${id}/cancel`, { at: 'periodEnd' })).status).toBe(200)
  await server.advanceTo(due)
  expect([await statusOf(id), await renewals(person)]).toEqual(['terminated', []])
  expect(await mailsOf(id, 'renewal-reminder')).toEqual([])
  expect(await mailsOf(id, 'machine-ending-soon')).toEqual([`${due}:5`, `${due}:1`])
  expect(await mailsOf(id, 'machine-ended')).toEqual([String(due)])
})

test('a trial is told a day before its end what it costs to keep the instance', async () => {
  await createPromotion(server, offersOfSpec.trial)
  const person = await server.customer({ balance: 9000 })
  await queries('users').where({ id: person.user.id }).update({ is_phone_verified: 1 })
  const id = await order(person, { trial: true, totalCost: 0 })
  const { trial_ends_at: endsAt } = await queries('instances').where({ id }).first('trial_ends_at')
  await server.advanceTo(Number(endsAt) - DAY - 1)
  expect(await mailsOf(id, 'trial-ending')).toEqual([])
  await server.advanceTo(Number(endsAt) + DAY)
  expect(await mailsOf(id, 'trial-ending')).toEqual([String(endsAt)])
  const mail = await queries('mails').where({ subject_id: id, kind: 'trial-ending' }).first('facts')
  expect(JSON.parse(mail.facts)).toMatchObject({ amount: '49000', balance: '9000', missing: '40000' })
  await endPromotions(server)
})

describe('for several instances of one wallet', () => {
  test('money for one is spent on the one that is due first, and after an outage, too', async () => {
    const person = await server.customer({ balance: 147_000 })
    const first = await order(person, { name: 'first' })
    server.clock.advance(DAY)
    const second = await order(person, { name: 'second' })
    // Nothing runs for ten days after the first due date; then the job of the second is the first to run.
    server.clock.set(new Date((await dueDate(first)) + 10 * DAY).toISOString())
    await queries('jobs')
      .where({ kind: 'vps.renewal', subject_id: first })
      .update({ run_at: server.clock.now() + DAY })
    await server.runJobs()
    expect(await renewals(person)).toMatchObject([{ vpsId: first, amount: 49_000 }])
    // Nobody is suspended on what has piled up.
    expect(await statusOf(second)).toBe('active')
    await server.advanceTo(server.clock.now() + DAY - 1)
    expect(await statusOf(second)).toBe('active')
    await server.advanceTo(server.clock.now() + 3_600_000)
    expect(await statusOf(second)).toBe('suspended')
    expect(await mailsOf(second, 'renewal-reminder')).toHaveLength(1)
  })
})
