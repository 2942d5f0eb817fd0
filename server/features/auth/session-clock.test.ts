import { afterEach, describe, expect, test } from 'vitest'
import { startTestServer } from '#server/testing/server-test-tools.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const server = await startTestServer()
let jumped = 0
const jump = (ms: number) => {
  jumped += ms
  server.clock.jump(ms)
}
afterEach(() => jump(-jumped))

describe('when the clock is set back by an hour, a session', () => {
  test('continues, and its idle time does not grow', async () => {
    const { client } = await server.customer()
    jump(-HOUR)
    expect((await client.get('/api/auth/me')).status).toBe(200)
    server.clock.advance(7 * DAY)
    expect((await client.get('/api/auth/me')).status).toBe(401)
  })

  test('of an admin ends after half an hour without use, counted from its next use', async () => {
    const { client } = await server.admin()
    jump(-20 * MINUTE)
    expect((await client.get('/api/admin/stats')).status).toBe(200)
    server.clock.advance(30 * MINUTE)
    expect((await client.get('/api/admin/stats')).status).toBe(401)
  })
})

test('a session that was opened while the clock was years ahead does not last for years', async () => {
  jump(1000 * DAY)
  const { client } = await server.customer()
  jump(-1000 * DAY)
  expect((await client.get('/api/auth/me')).status).toBe(401)
})
