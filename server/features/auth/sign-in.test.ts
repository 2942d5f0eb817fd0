import { expect, test } from 'vitest'
import { startTestServer } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
const { queries } = server.database

test('a new sign-in ends the session whose cookie came with it, and no other', async () => {
  const { client, user, password } = await server.customer()
  const elsewhere = server.visitor()
  await elsewhere.post('/api/auth/login', { email: user.email, password })
  const former = client.cookie
  await client.post('/api/auth/login', { email: user.email, password })
  expect(client.cookie).not.toBe(former)
  const copy = server.visitor()
  copy.cookie = former
  expect((await copy.get('/api/auth/me')).status).toBe(401)
  for (const open of [client, elsewhere]) expect((await open.get('/api/auth/me')).status).toBe(200)
})

test('the right password clears the count of wrong ones', async () => {
  const { user, password } = await server.customer()
  const signIn = async (secret: string) =>
    (await server.visitor().post('/api/auth/login', { email: user.email, password: secret })).status
  for (let round = 0; round < 2; round += 1) {
    for (let count = 0; count < 9; count += 1) expect(await signIn('not it')).toBe(401)
    expect(await signIn(password)).toBe(200)
  }
})

test('the back-office refuses customers and locked admins like a wrong password', async () => {
  const { user, password } = await server.customer()
  const signIn = (secret: string) => server.visitor().post('/api/admin/auth', { email: user.email, password: secret })
  const refused = [await signIn('not it'), await signIn(password)]
  await queries('users').where({ id: user.id }).update({ role: 'admin' })
  expect((await signIn(password)).status).toBe(200)
  const { client } = await server.admin()
  await client.patch(`/api/admin/users/${user.id}/status`, { isActive: false })
  refused.push(await signIn(password))
  for (const { status, body } of refused) expect([status, body.code]).toEqual([401, 'invalid_credentials'])
})
