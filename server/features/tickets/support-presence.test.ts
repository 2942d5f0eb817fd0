import { expect, test } from 'vitest'
import { startTestServer } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
const isPresent = async () => (await server.visitor().get('/api/support/presence')).body.isOnline

test('support is present for two minutes after an admin has used the inbox, and not before', async () => {
  const admin = await server.admin()
  expect(await isPresent()).toBe(false)
  server.clock.advance(5000)
  await admin.client.get('/api/admin/users')
  expect(await isPresent()).toBe(false)
  server.clock.advance(5000)
  await admin.client.get('/api/admin/tickets')
  expect(await isPresent()).toBe(true)
  server.clock.advance(119_000)
  expect(await isPresent()).toBe(true)
  server.clock.advance(5000)
  expect(await isPresent()).toBe(false)
})

test('support is absent once the only admin has signed out', async () => {
  const admin = await server.otherAdmin()
  server.clock.advance(5 * 60_000)
  await admin.client.get('/api/admin/tickets')
  expect(await isPresent()).toBe(true)
  await admin.client.post('/api/admin/logout')
  server.clock.advance(5000)
  expect(await isPresent()).toBe(false)
})

test('a customer who uses their tickets does not count as support', async () => {
  const { client, user } = await server.customer()
  server.clock.advance(5 * 60_000)
  await client.get(`/api/support/tickets/${user.id}`)
  expect(await isPresent()).toBe(false)
})

test('what was noted an hour ago is deleted', async () => {
  const admin = await server.otherAdmin()
  await admin.client.get('/api/admin/tickets')
  server.clock.advance(61 * 60_000)
  await server.runCleanup()
  expect(await server.database.queries('support_presence')).toEqual([])
})
