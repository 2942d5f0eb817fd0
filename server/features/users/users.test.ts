import { expect, test } from 'vitest'
import { startTestServer } from '#server/testing/server-test-tools.ts'
import { normaliseEmail } from './users-store.ts'

const server = await startTestServer()
const { client: admin, user: adminUser } = await server.admin()
const setActive = (userId: string, isActive: boolean) => admin.patch(`/api/admin/users/${userId}/status`, { isActive })
const activeUsers = async () => (await admin.get('/api/admin/stats')).body.users.activeUsers

test('a lock ends the sessions for good: unlocking does not bring them back', async () => {
  const { client, user } = await server.customer()
  await setActive(user.id, false)
  const unlocked = await setActive(user.id, true)
  expect([unlocked.status, unlocked.body.user.isActive]).toEqual([200, true])
  expect((await client.get('/api/auth/me')).status).toBe(401)
})

test('a user who is locked twice is counted once', async () => {
  const { user } = await server.customer()
  const before = await activeUsers()
  for (let count = 0; count < 2; count += 1) expect((await setActive(user.id, false)).status).toBe(200)
  expect(await activeUsers()).toBe(before - 1)
  for (let count = 0; count < 2; count += 1) expect((await setActive(user.id, true)).status).toBe(200)
  expect(await activeUsers()).toBe(before)
})

test('an admin cannot lock the account they use, but may unlock it', async () => {
  const locked = await setActive(adminUser.id, false)
  expect([locked.status, locked.body.code]).toEqual([409, 'own_account'])
  expect((await setActive(adminUser.id, true)).status).toBe(200)
  expect((await setActive('unknown', false)).status).toBe(404)
})

test.each([
  ['Lan@Sen.test', 'lan@sen.test'],
  // These are full-width letters, which some keyboards type.
  ['ｌａｎ@sen.test', 'lan@sen.test'],
])('the email %s is compared as %s', (email, normalised) => {
  expect(normaliseEmail(email)).toBe(normalised)
})
