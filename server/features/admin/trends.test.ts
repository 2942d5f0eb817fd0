// @module-tag mariadb
import { expect, test } from 'vitest'
import { TREND_DAYS, type TrendDay } from '#contracts/admin.ts'
import { SANDBOX_DELAY, startTestServer } from '#server/testing/server-test-tools.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const server = await startTestServer()
server.clock.set('2026-11-29T16:50:00.000Z')

async function readDays(): Promise<TrendDay[]> {
  const { client } = await server.admin()
  return (await client.get('/api/admin/trends')).body.days
}
/** The days on which something happened, without what did not. */
const daysWithEvents = (days: readonly TrendDay[]) =>
  days.filter(({ deposited, revenue, newVps }) => deposited !== '0' || revenue !== '0' || newVps !== 0)

const order = (name: string) => ({
  planId: 1,
  locationId: 2,
  name,
  operatingSystem: 'debian',
  billingPeriod: 'monthly',
  totalCost: 49_000,
})

test('the last 60 days are those of Ho Chi Minh City, and empty at first', async () => {
  const days = await readDays()
  expect(days).toHaveLength(TREND_DAYS)
  expect([days[0]?.day, days.at(-1)?.day]).toEqual(['2026-10-01', '2026-11-29'])
  expect(days.at(-1)).toEqual({ day: '2026-11-29', deposited: '0', revenue: '0', newVps: 0, replySeconds: null })
  expect(daysWithEvents(days)).toEqual([])
})

test('money, orders and failed machines are counted on their day; what is closed stays, what is open is read again', async () => {
  // An adjustment gives the balance, which is not a deposit.
  const person = await server.customer({ balance: 200_000 })
  const { client } = await server.admin()
  const deposit = await person.client.post('/api/wallet/deposit', { amount: '300000', paymentMethod: 'bank_transfer' })
  expect(deposit.status).toBe(201)
  await client.patch(`/api/admin/transactions/${deposit.body.transaction.id}/status`, { status: 'completed' })
  await person.client.post('/api/vps/order', order('shop'))
  expect(daysWithEvents(await readDays())).toEqual([
    { day: '2026-11-29', deposited: '300000', revenue: '49000', newVps: 1, replySeconds: null },
  ])

  // Midnight in Vietnam is ten minutes later.
  server.clock.advance(11 * MINUTE)
  await person.client.post('/api/vps/order', order('fail'))
  const ordered = { day: '2026-11-30', deposited: '0', revenue: '49000', newVps: 1, replySeconds: null }
  expect((await readDays()).at(-1)).toEqual(ordered)
  await server.runJobs()
  server.clock.advance(SANDBOX_DELAY)
  await server.runJobs()
  expect((await readDays()).at(-1)).toEqual({ ...ordered, revenue: '0', newVps: 0 })

  server.clock.advance(5 * DAY)
  const later = await readDays()
  expect(later.at(-1)?.day).toBe('2026-12-05')
  expect(daysWithEvents(later).map(({ day }) => day)).toEqual(['2026-11-29'])
})

test('a day has the median time to the first reply of the seven days up to it', async () => {
  const person = await server.customer()
  const waits = [25, 10, 20]
  for (const wait of waits) {
    const { body } = await person.client.post('/api/support/tickets', {
      subject: 'Không đăng nhập được',
      category: 'technical',
      body: 'Tôi không vào được máy.',
    })
    server.clock.advance(wait * MINUTE)
    // A session of the back-office lasts half an hour without use.
    const { client } = await server.admin()
    await client.post(`/api/admin/tickets/${body.ticket.id}/messages`, { body: 'Đã xem.' })
  }
  expect((await readDays()).slice(-2).map(({ replySeconds }) => replySeconds)).toEqual([null, 20 * 60])
  server.clock.advance(6 * DAY)
  expect((await readDays()).at(-1)?.replySeconds).toBe(20 * 60)
  server.clock.advance(DAY)
  expect((await readDays()).at(-1)?.replySeconds).toBeNull()
})
