import { describe, expect, test } from 'vitest'
import { mailsTo } from '#server/testing/mail-test-tools.ts'
import { codeAt, enrol, startSecondFactor } from '#server/testing/second-factor-test-tools.ts'
import { startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'

const MINUTE = 60_000
const STEP = 30_000
const server = await startTestServer()
const strict = await startTestServer({ requiresAdminFactor: true })
const { queries } = server.database

const signIn = ({ user, password }: Pick<TestUser, 'user' | 'password'>, code?: string, path = '/api/auth/login') =>
  server.visitor().post(path, { email: user.email, password, code })
/** A customer with an app, whose session checked it just now. */
async function enrolled() {
  const person = await server.customer({ balance: 500_000 })
  return { ...person, app: await enrol(server, person.client) }
}

describe('an authenticator app', () => {
  test('counts once a code of it was entered, and its secret is sealed', async () => {
    const person = await server.customer()
    const { secret, code } = await startSecondFactor(server, person.client)
    expect((await signIn(person)).status).toBe(200)
    const wrong = await person.client.post('/api/account/totp/confirm', { code: code === '000000' ? '1' : '000000' })
    expect([wrong.status, wrong.body.code]).toEqual([403, 'wrong_code'])
    const { body } = await person.client.post('/api/account/totp/confirm', {
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
    })
    expect(new Set(body.recoveryCodes).size).toBe(10)
    const rows = JSON.stringify([
      ...[await queries('second_factors'), await queries('recovery_codes'), await queries('audit_log')],
    ])
    expect(rows).not.toContain(secret)
    for (const recovery of body.recoveryCodes) expect(rows).not.toContain(recovery.replaceAll('-', ''))
    expect((await person.client.get('/api/account')).body.secondFactor).toEqual({
      since: new Date(server.clock.now()).toISOString(),
      recoveryCodesLeft: 10,
    })
    expect((await person.client.post('/api/account/totp/start')).body.code).toBe('second_factor_on')
    expect((await mailsTo(server, person.user.email)).length).toBe(2)
  })

  test('is asked for only after the right password, and its codes work once', async () => {
    const person = await enrolled()
    const missing = await signIn(person)
    expect([missing.status, missing.body.code]).toEqual([401, 'second_factor_required'])
    expect(missing.headers.getSetCookie()).toEqual([])
    const stranger = await signIn({ ...person, password: 'not it' })
    const withCode = await signIn({ ...person, password: 'not it' }, person.app.nextCode())
    for (const { body } of [stranger, withCode]) expect(body.code).toBe('invalid_credentials')
    const code = person.app.nextCode()
    const at = await Promise.all([1, 2, 3].map(() => signIn(person, code)))
    expect(at.map(({ status }) => status).toSorted()).toEqual([200, 401, 401])
    expect((await signIn(person, code)).body.code).toBe('wrong_code')
  })

  test('may be half a minute slow or fast, and no code before the last one is right again', async () => {
    const person = await enrolled()
    server.clock.advance(10 * STEP)
    const at = (steps: number) => codeAt(person.app.secret, server.clock.now() + steps * STEP)
    expect((await signIn(person, at(-2))).status).toBe(401)
    expect((await signIn(person, at(2))).status).toBe(401)
    expect((await signIn(person, at(-1))).status).toBe(200)
    expect((await signIn(person, at(1))).status).toBe(200)
    expect((await signIn(person, at(0))).status).toBe(401)
  })

  test('works after the clock was far ahead', async () => {
    const person = await enrolled()
    server.clock.jump(1000 * 24 * 60 * MINUTE)
    expect((await signIn(person, codeAt(person.app.secret, server.clock.now()))).status).toBe(200)
    server.clock.jump(-1000 * 24 * 60 * MINUTE)
    server.clock.advance(STEP)
    const code = codeAt(person.app.secret, server.clock.now())
    expect((await signIn(person, code)).status).toBe(200)
    expect((await signIn(person, code)).status).toBe(401)
  })

  test('is guessed ten times in a quarter of an hour, also by guesses at once', async () => {
    const person = await enrolled()
    const guesses = await Promise.all(Array.from({ length: 14 }, (_, index) => signIn(person, `00000${index % 10}`)))
    expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(4)
    expect((await signIn(person, person.app.nextCode())).status).toBe(429)
    // The count is that of the account, not of a session.
    expect((await person.client.post('/api/account/step-up', { code: person.app.nextCode() })).status).toBe(429)
    server.clock.advance(15 * MINUTE)
    expect((await signIn(person, person.app.nextCode())).status).toBe(200)
  })

  test('does not use up its attempts by right codes', async () => {
    const person = await enrolled()
    for (let count = 0; count < 12; count += 1) expect((await signIn(person, person.app.nextCode())).status).toBe(200)
  })

  test('is replaced by a recovery code, each once, which is reported by mail', async () => {
    const person = await enrolled()
    const [first = '', second = ''] = person.app.recoveryCodes
    const responses = await Promise.all([1, 2, 3].map(() => signIn(person, first)))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 401, 401])
    expect((await signIn(person, second.toLowerCase().replaceAll('-', ' '))).status).toBe(200)
    expect((await person.client.get('/api/account')).body.secondFactor.recoveryCodesLeft).toBe(8)
    expect((await mailsTo(server, person.user.email)).length).toBe(4)
    const proof = { password: person.password, code: person.app.nextCode() }
    const { body } = await person.client.post('/api/account/totp/recovery-codes', proof)
    expect((await signIn(person, person.app.recoveryCodes[2])).status).toBe(401)
    expect((await signIn(person, body.recoveryCodes[0])).status).toBe(200)
  })

  test('is turned off by password and code', async () => {
    const person = await enrolled()
    const disable = (password: string, code: string) =>
      person.client.post('/api/account/totp/disable', { password, code })
    expect((await disable('not it', person.app.nextCode())).body.code).toBe('wrong_password')
    expect((await disable(person.password, '000000')).body.code).toBe('wrong_code')
    expect((await disable(person.password, person.app.nextCode())).status).toBe(204)
    expect((await signIn(person)).status).toBe(200)
    expect((await disable(person.password, '000000')).body.code).toBe('second_factor_off')
    const actions = await queries('audit_log').where({ actor_id: person.user.id }).pluck('action')
    expect(actions).toEqual(expect.arrayContaining(['second_factor.on', 'second_factor.off']))
  })
})

describe('before money leaves or a machine dies', () => {
  const withdrawal = { amount: '50000', bankBin: '970436', account: '0123456789', holder: 'NGUYEN VAN A' }
  const calls = ({ client }: TestUser, vpsId: string) => [
    () => client.post('/api/wallet/withdrawals', withdrawal),
    () => client.post(`/api/vps/${vpsId}/actions`, { type: 'cancel', confirmName: 'x' }),
    () => client.post('/api/account/tokens', { name: 'CI', scopes: ['vps:write'] }),
  ]

  test('the second factor is asked for again, for ten minutes and this session', async () => {
    const person = await enrolled()
    server.clock.advance(10 * MINUTE)
    const codesOf = async () => Promise.all(calls(person, 'none').map(async (call) => (await call()).body?.code))
    expect(await codesOf()).toEqual(Array(3).fill('second_factor_required'))
    expect((await person.client.post(`/api/vps/none/actions`, { type: 'reboot' })).body.code).toBe('not_found')
    const { status, body } = await person.client.post('/api/account/step-up', { code: person.app.nextCode() })
    expect([status, body.until]).toEqual([200, new Date(server.clock.now() + 10 * MINUTE).toISOString()])
    expect((await person.client.get('/api/account')).body.stepUpUntil).toBe(body.until)
    expect(await codesOf()).not.toContain('second_factor_required')
    server.clock.advance(10 * MINUTE)
    expect((await codesOf())[0]).toBe('second_factor_required')
  })

  test('nothing is asked of a customer without an app, who cannot step up', async () => {
    const person = await server.customer({ balance: 500_000 })
    expect((await person.client.post('/api/wallet/withdrawals', withdrawal)).status).toBe(201)
    expect((await person.client.post('/api/account/step-up', { code: '000000' })).body.code).toBe('second_factor_off')
  })
})

describe('an admin', () => {
  test('with an app signs in with its code', async () => {
    const admin = await server.otherAdmin()
    const app = await enrol(server, admin.client, '/api/admin/totp')
    expect((await signIn(admin, undefined, '/api/admin/auth')).body.code).toBe('second_factor_required')
    expect((await signIn({ ...admin, password: 'not it' }, undefined, '/api/admin/auth')).body.code).toBe(
      'invalid_credentials',
    )
    const { status, body } = await signIn(admin, app.nextCode(), '/api/admin/auth')
    expect([status, Object.keys(body)]).toEqual([200, ['token', 'admin']])
  })

  test('without one can do nothing but set it up where it is required', async () => {
    const admin = await strict.otherAdmin()
    const refused = await admin.client.get('/api/admin/stats')
    expect([refused.status, refused.body.code]).toEqual([403, 'second_factor_missing'])
    const app = await enrol(strict, admin.client, '/api/admin/totp')
    expect((await admin.client.get('/api/admin/stats')).status).toBe(200)
    const { email } = admin.user
    const signInAgain = (code?: string) =>
      strict.visitor().post('/api/admin/auth', { email, password: admin.password, code })
    expect((await signInAgain()).status).toBe(401)
    expect((await signInAgain(app.nextCode())).body.mustEnrol).toBeUndefined()
    const other = await strict.otherAdmin()
    expect((await other.client.post('/api/admin/logout')).status).toBe(204)
  })
})
