import { createHash } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { readSettings } from '#server/platform/config.ts'
import { createLog } from '#server/platform/log.ts'
import { openForTest } from '#server/platform/testing/database-test-tools.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'
import { validBody } from './valid-bodies-test-tools.ts'

/** All lines that are logged, at the most verbose level. */
const lines: string[] = []
const log = createLog('trace', { write: (line) => lines.push(line) })

const server = await startTestServer({ log })
const { queries } = server.database
const PASSWORD = 'geheim-password'
const owner = await server.customer({ balance: 1_000_000 })
const admin = await server.admin()
const { body: signedIn } = await server
  .visitor()
  .post('/api/admin/auth', { email: admin.user.email, password: admin.password })

const secretOf = (token: string) => token.split('.')[1] ?? ''
const secrets = [
  PASSWORD,
  admin.password,
  'geheim',
  '$argon2id$',
  ...Object.entries(server.keys).flatMap(([name, key]) => (/SECRET|KEY/.test(name) ? [key] : [])),
  ...[owner.client.cookie, signedIn.token].map(secretOf),
  ...[owner.client.cookie, signedIn.token].map((token) => createHash('sha256').update(secretOf(token)).digest('hex')),
]

function expectNoSecret(): void {
  const log = lines.join('')
  for (const secret of secrets) expect([secret, log.includes(secret)]).toEqual([secret, false])
}

afterEach(() => {
  expectNoSecret()
  lines.length = 0
})

const headers = {
  cookie: owner.client.cookie,
  authorization: `Bearer ${signedIn.token}`,
  'x-signature': 't=1,v1=geheim',
  'x-api-key': 'geheim',
  'content-type': 'application/json',
}
const register = (email: string) =>
  server.visitor().post('/api/auth/register', { email, password: PASSWORD, firstName: 'Lan' })

test('no call of any route leaves a password, a token or a secret in the log, whether it succeeds or fails', async () => {
  for (const { method, path, body, ...route } of server.routes) {
    const target = `${path.replace(':userId', owner.user.id).replace(/:\w+/, 'geheim')}?token=geheim&password=${PASSWORD}`
    const valid = validBody({ method, path, body, ...route }, owner.user.id)
    // Signing in or out must not end the sessions that the other calls use.
    const endsSession = /\/(?:logout|login|register)$/.test(path)
    const credentials = endsSession ? { cookie: 'session=geheim', authorization: 'Bearer geheim' } : {}
    const bodies = valid
      ? [{ ...valid, password: PASSWORD }, { ...valid, geheim: PASSWORD }, `{"password":"${PASSWORD}"`]
      : [undefined]
    for (const requestBody of bodies)
      await server.visitor().call(method, target, requestBody, { ...headers, ...credentials })
  }
  const logged = lines.map((line) => JSON.parse(line).route)
  for (const { path } of server.routes) expect(logged).toContain(path)
  expect((await owner.client.get('/api/auth/me')).status).toBe(200)
})

test('background jobs leave none of them in the log either, including signed webhooks', async () => {
  const { client } = await server.customer()
  await client.post('/api/wallet/deposit', { amount: '50000', paymentMethod: 'momo' })
  await server.runJobs()
  server.clock.advance(3000)
  await server.runJobs()
  expect(lines.map((line) => JSON.parse(line).route)).toContain('/api/payments/webhooks/momo')
})

test('bugs and failing statements that contain them leave none of them in the log', async () => {
  const failing = async (call: () => Promise<{ status: number }>) => {
    lines.length = 0
    expect((await call()).status).toBe(500)
    expect(lines.map((line) => JSON.parse(line).msg)).toContain('bug')
    expectNoSecret()
  }
  await queries.schema.alterTable('users', (table) => table.renameColumn('password_hash', 'gone'))
  await failing(() => register('no-hash@sen.test'))
  await queries.schema.alterTable('users', (table) => table.renameColumn('gone', 'password_hash'))

  await queries.schema.alterTable('sessions', (table) => table.renameColumn('secret_hash', 'gone'))
  await failing(() => register('no-session@sen.test'))
  await failing(() => server.visitor().get('/api/auth/me', { cookie: owner.client.cookie }))
  await queries.schema.alterTable('sessions', (table) => table.renameColumn('gone', 'secret_hash'))
  expect((await register('as-before@sen.test')).status).toBe(201)
})

test('an unreachable database or an invalid database address does not reveal the password in the address', async () => {
  const database = openForTest('mysql://sen:geheim@127.0.0.1:1/sen', log)
  const error: Error = await database.ping().then(
    () => expect.unreachable(),
    (reason) => reason,
  )
  await database.close()
  expect(`${error.stack} ${JSON.stringify(error)}`).not.toContain('geheim')
  expect(JSON.stringify(readSettings({ DATABASE_URL: 'mysql://sen:geheim@' }))).not.toContain('geheim')
})
