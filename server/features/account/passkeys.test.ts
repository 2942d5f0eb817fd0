import { describe, expect, test } from 'vitest'
import { PASSKEYS_MAX } from '#contracts/rules/limits.ts'
import { mailsTo } from '#server/testing/mail-test-tools.ts'
import {
  addPasskey,
  createTestPasskey,
  type PasskeyBehaviour,
  signInWithPasskey,
  startPasskey,
  startPasskeySignIn,
  type TestPasskey,
} from '#server/testing/passkey-test-tools.ts'
import { codeAt, enrol, startSecondFactor } from '#server/testing/second-factor-test-tools.ts'
import { startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'

const MINUTE = 60_000
const PATH = '/api/account/passkeys'
const server = await startTestServer()
const { queries } = server.database

const list = async ({ client }: TestUser) => (await client.get(PATH)).body
const outcomeOf = ({ status, body }: { status: number; body: { code?: string } | null }) => [status, body?.code]
const stepUp = async ({ client }: TestUser, passkey: TestPasskey, behaviour?: PasskeyBehaviour) => {
  const { body } = await client.post(`${PATH}/step-up/start`)
  return client.post(`${PATH}/step-up/confirm`, { credential: passkey.sign(body.options, behaviour) })
}
const withdraw = ({ client }: TestUser) =>
  client.post('/api/wallet/withdrawals', {
    amount: '50000',
    bankBin: '970436',
    account: '0123456789',
    holder: 'NGUYEN VAN A',
  })
/** A customer with a passkey, whose session checked it more than ten minutes ago. */
async function later(behaviour?: PasskeyBehaviour) {
  const person = await server.customer({ balance: 500_000 })
  const passkey = await addPasskey(server, person, behaviour)
  server.clock.advance(11 * MINUTE)
  return { ...person, passkey }
}

describe('passkeys', () => {
  test('are added by password, listed, renamed and removed, each of which is reported by mail', async () => {
    const person = await server.customer()
    const first = await addPasskey(server, person, { name: ' Điện  thoại ' })
    server.clock.advance(MINUTE)
    const second = await addPasskey(server, person, { isBackedUp: true })
    const createdAt = new Date(server.clock.now()).toISOString()
    expect(await list(person)).toEqual([
      { id: second.id, name: 'Passkey', isBackedUp: true, createdAt, lastUsedAt: null },
      expect.objectContaining({ id: first.id, name: 'Điện thoại', isBackedUp: false }),
    ])
    const renamed = await person.client.patch(`${PATH}/${first.id}`, { name: 'Máy cũ' })
    expect([renamed.status, renamed.body.passkey.name]).toEqual([200, 'Máy cũ'])
    expect((await person.client.get('/api/account')).body.passkeys).toBe(2)
    expect((await person.client.call('DELETE', `${PATH}/${first.id}`)).status).toBe(204)
    expect((await list(person)).map(({ id }: { id: string }) => id)).toEqual([second.id])
    const texts = (await mailsTo(server, person.user.email)).map(({ text }) => text).join('\n')
    for (const name of ['Điện thoại', 'Máy cũ']) expect(texts).toContain(name)
    const actions = await queries('audit_log').where({ actor_id: person.user.id }).pluck('action')
    expect(actions).toEqual(expect.arrayContaining(['passkey.add', 'passkey.rename', 'passkey.remove']))
  })

  test('are named by browser and system if nothing else names them', async () => {
    const person = await server.customer()
    const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:149.0) Gecko/20100101 Firefox/149.0'
    const credential = createTestPasskey(server).make(await startPasskey(person))
    const { body } = await person.client.post(`${PATH}/confirm`, { credential }, { 'user-agent': agent })
    expect(body.passkey.name).toBe('Firefox, Windows')
  })

  test('need the password, and a recent second factor if there is one', async () => {
    const person = await later()
    const wrong = await server.customer()
    expect(outcomeOf(await wrong.client.post(`${PATH}/start`, { password: 'not it' }))).toEqual([403, 'wrong_password'])
    const { password } = person
    const refused = [403, 'second_factor_required']
    expect(outcomeOf(await person.client.post(`${PATH}/start`, { password }))).toEqual(refused)
    expect(outcomeOf(await person.client.call('DELETE', `${PATH}/${person.passkey.id}`))).toEqual(refused)
    expect((await stepUp(person, person.passkey)).status).toBe(200)
    expect((await person.client.post(`${PATH}/start`, { password })).status).toBe(200)
    expect((await person.client.call('DELETE', `${PATH}/${person.passkey.id}`)).status).toBe(204)
  })

  test('of an account are ten at most, also when two are added at once, and the browser is told those that exist', async () => {
    const person = await server.customer()
    for (let count = 1; count < PASSKEYS_MAX; count += 1) await addPasskey(server, person)
    const options = [await startPasskey(person), await startPasskey(person)]
    expect(options[0]?.excludeCredentials).toHaveLength(PASSKEYS_MAX - 1)
    const added = await Promise.all(
      options.map((one) => person.client.post(`${PATH}/confirm`, { credential: createTestPasskey(server).make(one) })),
    )
    expect(added.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(outcomeOf(await person.client.post(`${PATH}/start`, { password: person.password }))).toEqual([
      ...[409, 'too_many_passkeys'],
    ])
  })

  test('belong to one account: neither it nor another one adds the same again', async () => {
    const [person, other] = [await server.customer(), await server.customer()]
    const passkey = await addPasskey(server, person)
    for (const one of [person, other]) {
      const credential = passkey.make(await startPasskey(one))
      expect(outcomeOf(await one.client.post(`${PATH}/confirm`, { credential }))).toEqual([409, 'passkey_exists'])
    }
  })

  test('of another customer are not found, and open no step of theirs', async () => {
    const [person, other] = [await later(), await later()]
    await stepUp(person, person.passkey)
    expect((await person.client.patch(`${PATH}/${other.passkey.id}`, { name: 'x' })).status).toBe(404)
    expect((await person.client.call('DELETE', `${PATH}/${other.passkey.id}`)).status).toBe(404)
    server.clock.advance(11 * MINUTE)
    expect(outcomeOf(await stepUp(person, other.passkey))).toEqual([403, 'passkey_refused'])
    expect(await list(other)).toHaveLength(1)
  })

  test.each<[string, PasskeyBehaviour]>([
    ['another website', { origin: 'https://evil.test' }],
    ['another host', { rpId: 'evil.test' }],
    ['a device that nobody has unlocked', { isVerified: false }],
  ])('are not added from %s', async (_, behaviour) => {
    const person = await server.customer()
    const credential = createTestPasskey(server).make(await startPasskey(person), behaviour)
    expect(outcomeOf(await person.client.post(`${PATH}/confirm`, { credential }))).toEqual([403, 'passkey_refused'])
    expect(await list(person)).toEqual([])
  })

  test('are added within five minutes, once, and only in the session that has asked', async () => {
    const [person, other] = [await server.customer(), await server.customer()]
    const expired = [409, 'passkey_expired']
    const late = createTestPasskey(server).make(await startPasskey(person))
    server.clock.advance(5 * MINUTE)
    expect(outcomeOf(await person.client.post(`${PATH}/confirm`, { credential: late }))).toEqual(expired)
    const options = await startPasskey(person)
    const credential = createTestPasskey(server).make(options)
    expect(outcomeOf(await other.client.post(`${PATH}/confirm`, { credential }))).toEqual(expired)
    server.clock.advance(5 * MINUTE - 1)
    expect((await person.client.post(`${PATH}/confirm`, { credential })).status).toBe(201)
    const again = createTestPasskey(server).make(options)
    expect(outcomeOf(await person.client.post(`${PATH}/confirm`, { credential: again }))).toEqual(expired)
  })

  test('cannot be added in the demo', async () => {
    const demo = server.visitor()
    await demo.post('/api/auth/demo')
    expect((await demo.get(PATH)).body).toEqual([])
    expect((await demo.post(`${PATH}/start`, { password: 'x' })).body.code).toBe('demo_read_only')
  })
})

describe('a sign-in with a passkey', () => {
  const refused = [401, 'passkey_refused']
  const expired = [401, 'passkey_expired']

  test('needs nothing else, counts as both factors, and is in the history', async () => {
    const person = await later()
    const visitor = server.visitor()
    const { status, body, headers } = await signInWithPasskey(visitor, person.passkey)
    expect([status, body.user.id]).toEqual([200, person.user.id])
    expect(headers.getSetCookie()[0]).toContain('Max-Age=')
    expect((await withdraw({ ...person, client: visitor })).status).toBe(201)
    const [signIn] = (await visitor.get('/api/account/sign-ins')).body
    expect(signIn.outcome).toBe('signed_in')
    const [listed] = (await visitor.get(PATH)).body
    expect(listed.lastUsedAt).toBe(new Date(server.clock.now()).toISOString())
    const rows = await queries('audit_log').where({ actor_id: person.user.id, action: 'session.open' })
    expect(JSON.stringify(rows)).toContain(person.passkey.id)
  })

  test('lasts until the browser is closed if it is not to be remembered', async () => {
    const { passkey } = await later()
    const visitor = server.visitor()
    const credential = passkey.sign(await startPasskeySignIn(visitor))
    const { headers } = await visitor.post('/api/auth/passkeys/confirm', { credential, remember: false })
    expect(headers.getSetCookie()[0]).not.toContain('Max-Age=')
  })

  test('is one for each challenge, also when it is sent twice at once', async () => {
    const { passkey } = await later()
    const visitor = server.visitor()
    const credential = passkey.sign(await startPasskeySignIn(visitor))
    const confirm = () => visitor.post('/api/auth/passkeys/confirm', { credential })
    const responses = await Promise.all([confirm(), confirm(), confirm()])
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 401, 401])
    expect(outcomeOf(await confirm())).toEqual(expired)
  })

  test('takes no more than five minutes', async () => {
    const { passkey } = await later()
    const visitor = server.visitor()
    const credential = passkey.sign(await startPasskeySignIn(visitor))
    server.clock.advance(5 * MINUTE)
    expect(outcomeOf(await visitor.post('/api/auth/passkeys/confirm', { credential }))).toEqual(expired)
  })

  test('needs a challenge of ours for a sign-in', async () => {
    const person = await later()
    const { body } = await person.client.post(`${PATH}/step-up/start`)
    const forged = { challenge: Buffer.alloc(54, 1).toString('base64url') }
    for (const options of [body.options, forged]) {
      const credential = person.passkey.sign(options)
      expect(outcomeOf(await server.visitor().post('/api/auth/passkeys/confirm', { credential }))).toEqual(expired)
    }
  })

  test.each<[string, PasskeyBehaviour]>([
    ['from another website', { origin: 'https://evil.test' }],
    ['for another host', { rpId: 'evil.test' }],
    ['of a device that nobody has unlocked', { isVerified: false }],
  ])('%s is refused', async (_, behaviour) => {
    const { passkey } = await later()
    expect(outcomeOf(await signInWithPasskey(server.visitor(), passkey, behaviour))).toEqual(refused)
  })

  test('with another key, for another user, or of nobody is refused', async () => {
    const [{ passkey }, { user }] = [await later(), await later()]
    const visitor = server.visitor()
    const stranger = createTestPasskey(server)
    const forged = { ...stranger.sign(await startPasskeySignIn(visitor)), id: passkey.credentialId }
    const asOther = {
      ...passkey.sign(await startPasskeySignIn(visitor)),
      userHandle: Buffer.from(user.id).toString('base64url'),
    }
    for (const credential of [forged, asOther])
      expect(outcomeOf(await visitor.post('/api/auth/passkeys/confirm', { credential }))).toEqual(refused)
    expect(outcomeOf(await signInWithPasskey(visitor, stranger))).toEqual(refused)
  })

  test('is refused when the device has counted no further, which is noted: there may be a copy', async () => {
    const person = await later({ signCount: 5 })
    expect((await signInWithPasskey(server.visitor(), person.passkey, { signCount: 7 })).status).toBe(200)
    for (const signCount of [7, 6, 0])
      expect(outcomeOf(await signInWithPasskey(server.visitor(), person.passkey, { signCount }))).toEqual(refused)
    expect(outcomeOf(await stepUp(person, person.passkey, { signCount: 7 }))).toEqual([403, 'passkey_refused'])
    const rows = await queries('audit_log').where({ actor_id: person.user.id, action: 'passkey.copy_suspected' })
    expect(rows).toHaveLength(4)
    expect((await signInWithPasskey(server.visitor(), person.passkey, { signCount: 8 })).status).toBe(200)
  })

  test('of a removed passkey is refused', async () => {
    const person = await server.customer()
    const passkey = await addPasskey(server, person)
    await person.client.call('DELETE', `${PATH}/${passkey.id}`)
    expect(outcomeOf(await signInWithPasskey(server.visitor(), passkey))).toEqual(refused)
  })

  test('of a locked customer is refused', async () => {
    const person = await later()
    const { client: admin } = await server.admin()
    const locked = await admin.patch(`/api/admin/users/${person.user.id}/status`, { isActive: false })
    expect(locked.status).toBe(200)
    expect(outcomeOf(await signInWithPasskey(server.visitor(), person.passkey))).toEqual([403, 'account_locked'])
  })

  test('has ten attempts in a quarter of an hour', async () => {
    const stranger = createTestPasskey(server)
    const outcomes: unknown[] = []
    for (let count = 0; count < 11; count += 1)
      outcomes.push((await signInWithPasskey(server.visitor(), stranger)).status)
    expect(outcomes).toEqual([...Array(10).fill(401), 429])
    server.clock.advance(15 * MINUTE)
  })

  test('is still possible after the password was set by a link', async () => {
    const person = await later()
    await server.visitor().post('/api/auth/forgot', { email: person.user.email })
    const [mail] = await mailsTo(server, person.user.email)
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    const reset = await server.visitor().post('/api/auth/reset', { token, password: 'mot-mat-khau-moi-9' })
    expect(reset.status).toBe(204)
    expect((await signInWithPasskey(server.visitor(), person.passkey)).status).toBe(200)
  })
})

describe('a customer with a passkey', () => {
  test('uses it, or a recovery code, before money leaves, also without an app', async () => {
    const person = await later()
    expect(outcomeOf(await withdraw(person))).toEqual([403, 'second_factor_required'])
    const { status, body } = await stepUp(person, person.passkey)
    expect([status, body.until]).toEqual([200, new Date(server.clock.now() + 10 * MINUTE).toISOString()])
    expect((await withdraw(person)).status).toBe(201)
    server.clock.advance(10 * MINUTE)
    expect((await withdraw(person)).status).toBe(403)
    const codes = person.passkey.recoveryCodes ?? []
    expect(codes).toHaveLength(10)
    const wrong = await person.client.post('/api/account/step-up', { code: '000000' })
    expect(outcomeOf(wrong)).toEqual([403, 'wrong_code'])
    expect((await person.client.post('/api/account/step-up', { code: codes[0] })).status).toBe(200)
    expect((await withdraw(person)).status).toBe(201)
  })

  test('answers each challenge of a step once', async () => {
    const person = await later()
    const { body } = await person.client.post(`${PATH}/step-up/start`)
    expect(body.options.allowCredentials).toEqual([
      { id: person.passkey.credentialId, type: 'public-key', transports: ['internal'] },
    ])
    const credential = person.passkey.sign(body.options)
    const confirm = () => person.client.post(`${PATH}/step-up/confirm`, { credential })
    const both = await Promise.all([confirm(), confirm()])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const signIn = await server.visitor().post('/api/auth/passkeys/confirm', { credential })
    expect(outcomeOf(signIn)).toEqual([401, 'passkey_expired'])
  })

  test('signs in with the password alone, and does nothing that needs the second factor', async () => {
    const person = await later()
    const client = server.visitor()
    const { email } = person.user
    expect((await client.post('/api/auth/login', { email, password: person.password })).status).toBe(200)
    const refused = [403, 'second_factor_required']
    expect(outcomeOf(await withdraw({ ...person, client }))).toEqual(refused)
    // Otherwise the customer's own app would be a way around the passkey.
    expect(outcomeOf(await client.post('/api/account/totp/start'))).toEqual(refused)
    expect(outcomeOf(await client.post('/api/account/totp/confirm', { code: '000000' }))).toEqual(refused)
  })

  test('keeps the recovery codes as long as there is an app or a passkey', async () => {
    const person = await server.customer()
    expect((await addPasskey(server, person)).recoveryCodes).toHaveLength(10)
    expect((await addPasskey(server, person)).recoveryCodes).toBeNull()
    const { secret, code } = await startSecondFactor(server, person.client)
    const { body } = await person.client.post('/api/account/totp/confirm', { code })
    const codesLeft = () => queries('recovery_codes').where({ user_id: person.user.id, used_at: null })
    expect([body.recoveryCodes.length, (await codesLeft()).length]).toEqual([10, 10])
    server.clock.advance(30_000)
    const proof = { password: person.password, code: codeAt(secret, server.clock.now()) }
    expect((await person.client.post('/api/account/totp/disable', proof)).status).toBe(204)
    expect(await codesLeft()).toHaveLength(10)
    for (const { id } of await list(person)) await person.client.call('DELETE', `${PATH}/${id}`)
    expect(await codesLeft()).toEqual([])
    expect(outcomeOf(await person.client.post(`${PATH}/step-up/start`))).toEqual([409, 'second_factor_off'])
  })

  test('with an app still signs in with password and code', async () => {
    const person = await server.customer()
    const app = await enrol(server, person.client)
    const passkey = await addPasskey(server, person)
    expect(passkey.recoveryCodes).toBeNull()
    const { email } = person.user
    const login = (code?: string) =>
      server.visitor().post('/api/auth/login', { email, password: person.password, code })
    expect((await login()).body.code).toBe('second_factor_required')
    expect((await login(app.nextCode())).status).toBe(200)
  })
})

test('challenges that were answered are deleted once they are too old', async () => {
  const { passkey } = await later()
  await signInWithPasskey(server.visitor(), passkey)
  expect(await queries('used_challenges')).not.toEqual([])
  server.clock.advance(66 * MINUTE)
  await server.runCleanup()
  expect(await queries('used_challenges')).toEqual([])
})
