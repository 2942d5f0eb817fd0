import { expect, test } from 'vitest'
import { DAY, planTools } from '#server/testing/plan-test-tools.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'

const server = await startTestServer({ hasTestClock: true })
const { order, dueDate, renewals } = planTools(server)

test('the call moves the clock to a time, and what is due on the way runs at its own time', async () => {
  const person = await server.customer({ balance: 49_000 * 4 })
  const id = await order(person)
  const due = await dueDate(id)
  const to = new Date(due + 40 * DAY).toISOString()
  const { status, body } = await server.visitor().post('/api/test/clock', { advanceTo: to })
  expect([status, body]).toEqual([200, { now: to, ran: expect.any(Number) }])
  expect(body.ran).toBeGreaterThan(5)
  const [first, second] = await renewals(person)
  expect(first?.at).toBe(due)
  expect(second?.at).toBeGreaterThan(due + 27 * DAY)
})

test('a time of the past moves nothing, and calls at the same time come one after the other', async () => {
  const now = server.clock.now()
  const times = [now - DAY, now + DAY, now + 2 * DAY].map((time) => new Date(time).toISOString())
  const responses = await Promise.all(times.map((advanceTo) => server.visitor().post('/api/test/clock', { advanceTo })))
  expect(responses.map(({ body }) => body.now)).toEqual([new Date(now).toISOString(), ...times.slice(1)])
  expect((await server.visitor().post('/api/test/clock', { advanceTo: 'tomorrow' })).status).toBe(422)
})

test('a server without a test clock has no such call', async () => {
  const usual = await startTestServer()
  expect(usual.routes.filter(({ path }) => path.startsWith('/api/test'))).toEqual([])
})
