// @module-tag mariadb
import { expect, test } from 'vitest'
import { isLongRun } from '#server/testing/long-run-test-tools.ts'
import { SANDBOX_DELAY, startTestServer } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
const MINUTE = 60_000
const TEN_MINUTES = 10 * MINUTE
const DAY = 24 * 60 * MINUTE
const TIMES = 10
const basic = { planId: 1, locationId: 1, operatingSystem: 'debian-12', billingPeriod: 'monthly', totalCost: '49000' }

/** What the pages say, once the catalogue has read it. */
async function measured() {
  server.clock.advance(TEN_MINUTES)
  await server.catalog.refresh()
  return (await server.visitor().get('/api/catalog')).body.measured
}

test('nothing is said before enough was measured', async () => {
  await server.checkStatus()
  expect(await measured()).toEqual({ uptime: null, setupSeconds: null, replySeconds: null })
})

test('the uptime is that of a whole day of checks, rounded down, with its first day', async () => {
  const since = new Date(server.clock.now()).toISOString().slice(0, 10)
  const checkFor = async (minutes: number) => {
    for (let minute = 0; minute < minutes; minute += 1) {
      server.clock.advance(MINUTE)
      await server.checkStatus()
    }
  }
  if (isLongRun) await checkFor(DAY / MINUTE)
  else {
    await checkFor(5)
    server.clock.advance(DAY - 10 * MINUTE)
    await checkFor(5)
    // The minutes that were left out count as failed.
    await server.database.queries('status_days').update({ failed: 0 })
  }
  const rows = await server.database.queries('status_days').where({ component: 'site' })
  await server.database.queries('status_days').where({ component: 'site', day: rows[0].day }).update({ failed: 1 })
  const { uptime } = await measured()
  expect(uptime.since).toBe(rows[0].day)
  expect(uptime.since <= since).toBe(true)
  expect(uptime.share).toBeGreaterThan(0.998)
  expect(uptime.share).toBeLessThan(1)
  expect(uptime.share * 10_000).toBeCloseTo(Math.round(uptime.share * 10_000), 6)
})

test('the time until a machine is ready is the median of the newest ones', async () => {
  const person = await server.customer({ balance: TIMES * 49_000 })
  for (let index = 1; index <= TIMES; index += 1) {
    const ordered = await person.client.post('/api/vps/order', { ...basic, name: `web-${index}` })
    expect(ordered.status).toBe(201)
    await server.runJobs()
    server.clock.advance(SANDBOX_DELAY + index * MINUTE)
    await server.runJobs()
  }
  expect((await measured()).setupSeconds).toBe(Math.ceil(SANDBOX_DELAY / 1000) + 5 * 60)
})

test('only the first reply to a ticket counts', async () => {
  const person = await server.customer()
  const admin = await server.admin()
  for (let index = 1; index <= TIMES; index += 1) {
    const { body } = await person.client.post('/api/support/tickets', {
      subject: 'Không đăng nhập được',
      category: 'technical',
      body: 'Tôi không vào được máy.',
    })
    const reply = () => admin.client.post(`/api/admin/tickets/${body.ticket.id}/messages`, { body: 'Đã xem.' })
    server.clock.advance(index * MINUTE)
    expect((await reply()).status).toBe(201)
    server.clock.advance(MINUTE)
    expect((await reply()).status).toBe(201)
  }
  expect((await measured()).replySeconds).toBe(5 * 60)
})

test('what is older than 90 days is forgotten', async () => {
  server.clock.advance(91 * DAY)
  await server.checkStatus()
  expect(await server.database.queries('service_times').count({ count: '*' })).toEqual([{ count: 0 }])
  expect(await measured()).toMatchObject({ setupSeconds: null, replySeconds: null })
})
