// @module-tag mariadb
import { afterEach, describe, expect, test } from 'vitest'
import { DAY, planTools } from '#server/testing/plan-test-tools.ts'
import { createPromotion, endPromotions, offersOfSpec } from '#server/testing/promotion-test-tools.ts'
import { startTestServer, type TestServer } from '#server/testing/server-test-tools.ts'

/** Each history begins on a server of its own, whose clock no other one has moved. */
async function startAt(time: string): Promise<TestServer> {
  const server = await startTestServer()
  server.clock.set(time)
  return server
}
const endOfJanuary = await startAt('2027-01-31T02:00:00.000Z')
const beforeLeapDay = await startAt('2027-02-28T18:00:00.000Z')
const server = await startAt('2026-12-15T03:00:00.000Z')
afterEach(() => endPromotions(server))

/** The day in Ho Chi Minh City. */
const day = (time: number) => new Date(time + 7 * 3_600_000).toISOString().slice(0, 10)
const months = (count: number) => count * 31 * DAY

test('24 months from 31 January: each charge is on the last day of its month, and at the time of the order', async () => {
  const { order, renewals, dueDate } = planTools(endOfJanuary)
  const person = await endOfJanuary.customer({ balance: 49_000 * 30 })
  const id = await order(person)
  const first = await dueDate(id)
  expect(day(first)).toBe('2027-02-28')
  await endOfJanuary.advanceTo(Date.parse('2029-02-01T00:00:00+07:00'))
  const charged = await renewals(person)
  expect(charged.map(({ at }) => day(at))).toEqual([
    ...['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31', '2027-06-30', '2027-07-31'],
    ...['2027-08-31', '2027-09-30', '2027-10-31', '2027-11-30', '2027-12-31', '2028-01-31'],
    ...['2028-02-29', '2028-03-31', '2028-04-30', '2028-05-31', '2028-06-30', '2028-07-31'],
    ...['2028-08-31', '2028-09-30', '2028-10-31', '2028-11-30', '2028-12-31', '2029-01-31'],
  ])
  expect(new Set(charged.map(({ at }) => at % DAY))).toEqual(new Set([first % DAY]))
})

test('a yearly plan that begins on 1 March by the calendar of Ho Chi Minh City keeps its day through a leap year', async () => {
  const { order, renewals } = planTools(beforeLeapDay)
  const person = await beforeLeapDay.customer({ balance: 490_000 * 4 })
  await order(person, { billingPeriod: 'yearly', totalCost: 490_000 })
  await beforeLeapDay.advanceTo(Date.parse('2029-03-02T00:00:00+07:00'))
  expect((await renewals(person)).map(({ at, amount }) => [day(at), amount])).toEqual([
    ['2028-03-01', 490_000],
    ['2029-03-01', 490_000],
  ])
})

describe('an outage of ten days', () => {
  test('charges what the forecast said, in its order, and suspends nobody who was not warned', async () => {
    const { order, renewals, balanceOf, statusOf, dueDate, signIn } = planTools(server)
    const person = await server.customer({ balance: 49_000 * 3 + 100_000 })
    const ids: string[] = []
    for (const name of ['c', 'b', 'a']) {
      ids.push(await order(person, { name }))
      server.clock.advance(DAY)
    }
    await signIn(person)
    const { body: forecast } = await person.client.get('/api/wallet/forecast?days=45')
    const paid = forecast.lines.filter(({ balanceAfter }: { balanceAfter: string | null }) => balanceAfter !== null)
    server.clock.set(new Date((await dueDate(ids[0] ?? '')) + 10 * DAY).toISOString())
    await server.runJobs()
    expect((await renewals(person)).map(({ vpsId, amount }) => [vpsId, String(amount)])).toEqual(
      paid.map(({ vpsId, amount }: { vpsId: string; amount: string }) => [vpsId, amount]),
    )
    expect(await balanceOf(person)).toBe(2000)
    expect(await statusOf(ids[2] ?? '')).toBe('active')
    await server.advanceTo(server.clock.now() + 2 * DAY)
    expect(await statusOf(ids[2] ?? '')).toBe('suspended')
  })
})

describe('money that comes in a second before or after a deadline', () => {
  const { order, credit, renewals, statusOf, dueDate } = planTools(server)
  const second = 1000

  test.each([
    ['the due date', 0, 'active', 'active'],
    ['its suspension', 3 * DAY, 'active', 'active'],
    ['its end', 15 * DAY, 'active', 'terminated'],
  ])('pays at %s what it can', async (_, deadline, before, after) => {
    for (const [offset, expected] of [
      [-second, before],
      [second, after],
    ] as const) {
      const person = await server.customer({ balance: 49_000 })
      const id = await order(person)
      const due = await dueDate(id)
      await server.advanceTo(due + deadline + offset)
      await credit(person, 49_000)
      await server.advanceTo(due + deadline + 2 * DAY)
      expect([offset, await statusOf(id)]).toEqual([offset, expected])
      const paidAt = deadline + offset < 0 ? due : due + deadline + offset
      expect(await renewals(person)).toEqual(expected === 'active' ? [{ at: paidAt, vpsId: id, amount: 49_000 }] : [])
    }
  })
})

test('with money for one of two, the one that is due first lives, and the other one ends on the day that was said', async () => {
  const { order, vpsOf, statusOf, dueDate } = planTools(server)
  const person = await server.customer({ balance: 49_000 * 3 })
  const first = await order(person)
  server.clock.advance(5 * DAY)
  const second = await order(person)
  const due = await dueDate(second)
  await server.advanceTo(due + 4 * DAY)
  const deleteAfter = (await vpsOf(person, second)).deleteAfter
  expect(deleteAfter).toBe(new Date(due + 15 * DAY).toISOString())
  await server.advanceTo(due + 15 * DAY)
  expect([await statusOf(first), await statusOf(second)]).toEqual(['active', 'terminated'])
})

test('a price of the catalogue that changes in between changes nothing for an instance that was ordered before', async () => {
  const { order, renewals } = planTools(server)
  const person = await server.customer({ balance: 49_000 * 4 })
  await order(person)
  const { queries } = server.database
  await queries('plan_prices').where({ plan_id: 1, billing_period: 'monthly' }).update({ amount: 59_000 })
  try {
    await server.advanceTo(server.clock.now() + months(2))
    expect((await renewals(person)).map(({ amount }) => amount)).toEqual([49_000, 49_000])
  } finally {
    await queries('plan_prices').where({ plan_id: 1, billing_period: 'monthly' }).update({ amount: 49_000 })
  }
})

test('a code for three periods takes its discount off two renewals', async () => {
  const { order, renewals } = planTools(server)
  await createPromotion(server, offersOfSpec.percent)
  const person = await server.customer({ balance: 300_000 })
  const choice = { planId: 1, locationId: 1, billingPeriod: 'monthly' }
  const { body: quote } = await person.client.post('/api/vps/quote', choice)
  await order(person, { quoteId: quote.quoteId, totalCost: Number(quote.total) })
  await server.advanceTo(server.clock.now() + months(4))
  expect((await renewals(person)).map(({ amount }) => amount)).toEqual([34_300, 34_300, 49_000, 49_000])
})
