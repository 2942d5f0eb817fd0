import { describe, expect, test } from 'vitest'
import { startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
const MINUTE = 60_000
let made = 0
/** A number that no other test uses. */
const newNumber = () => `09${String(10_000_000 + ++made).padStart(8, '0')}`

const start = ({ client }: TestUser, phone: string) => client.post('/api/account/phone/start', { phone })
const confirm = ({ client }: TestUser, code = '123456') => client.post('/api/account/phone/confirm', { code })
const isVerified = async ({ client }: TestUser) => (await client.get('/api/auth/me')).body.user.isPhoneVerified

describe('a phone number', () => {
  test('is verified by a code, and stays verified', async () => {
    const person = await server.customer()
    expect((await start(person, newNumber())).status).toBe(204)
    expect(await isVerified(person)).toBe(false)
    const { status, body } = await confirm(person)
    expect([status, body.user.isPhoneVerified]).toEqual([200, true])
    expect(await isVerified(person)).toBe(true)
    // A repeated request gets the response of the first one.
    expect((await confirm(person)).body).toEqual(body)
  })

  test("can be corrected before its code is entered; a verified one stays its customer's when another follows", async () => {
    const [person, other] = [await server.customer(), await server.customer()]
    const [wrong, right] = [newNumber(), newNumber()]
    await start(person, wrong)
    await start(person, right)
    await confirm(person)
    // The first customer has not verified it, so another one may.
    await start(other, wrong)
    expect((await confirm(other)).status).toBe(200)
    await start(person, newNumber())
    expect((await confirm(person)).status).toBe(200)
    // It would bring another account a second trial.
    await start(other, right)
    expect((await confirm(other)).body.code).toBe('phone_taken')
    await start(person, right)
    expect((await confirm(person)).status).toBe(200)
  })

  test('is released by an admin: the customer can verify others, and another customer can verify it', async () => {
    const [person, other] = [await server.customer(), await server.customer()]
    const phone = newNumber()
    for (const number of [phone, newNumber(), newNumber()]) {
      await start(person, number)
      await confirm(person)
    }
    await start(person, newNumber())
    expect((await confirm(person)).body.code).toBe('too_many_phones')
    const { client: admin } = await server.admin()
    // The customer who holds a number is found by it, however it is written.
    const { body: found } = await admin.get(`/api/admin/users?q=${encodeURIComponent(`+84 ${phone.slice(1)}`)}`)
    expect(found.users.map(({ id }: { id: string }) => id)).toEqual([person.user.id])
    const release = () =>
      admin.post(`/api/admin/users/${person.user.id}/phones/release`, { reason: 'Số của người khác' })
    expect(await release()).toMatchObject({ status: 200, body: { user: { isPhoneVerified: false } } })
    expect((await release()).body.code).toBe('no_verified_phone')
    const entries = await server.database.queries('audit_log').where({ action: 'phone.release' })
    expect(entries).toMatchObject([{ target_id: person.user.id }])
    expect((await person.client.get('/api/account/history')).body).toMatchObject([
      { kind: 'phone_released', reason: 'Số của người khác' },
    ])
    await start(other, phone)
    expect((await confirm(other)).status).toBe(200)
    await start(person, newNumber())
    expect((await confirm(person)).status).toBe(200)
  })

  test('belongs to one customer, however it is written, also if two confirm it at once', async () => {
    const phone = newNumber()
    const people = await Promise.all(Array.from({ length: 3 }, () => server.customer()))
    const written = [phone, `+84 ${phone.slice(1)}`, `${phone.slice(0, 4)}.${phone.slice(4, 7)}.${phone.slice(7)}`]
    for (const [index, person] of people.entries()) await start(person, written[index] ?? phone)
    const responses = await Promise.all(people.map((person) => confirm(person)))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(responses.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual([
      'phone_taken',
      'phone_taken',
    ])
    expect((await Promise.all(people.map(isVerified))).filter(Boolean)).toHaveLength(1)
  })

  test('is not verified by a code that was sent more than 15 minutes ago, or by none', async () => {
    const person = await server.customer()
    expect((await confirm(person)).body.code).toBe('phone_code_expired')
    await start(person, newNumber())
    server.clock.advance(15 * MINUTE + 1)
    expect((await confirm(person)).body.code).toBe('phone_code_expired')
    expect(await isVerified(person)).toBe(false)
  })

  test.each(['', '123', '0912 345', 'không có số', null, '0912345678901234'])('is not %j', async (phone) => {
    const person = await server.customer()
    const { status, body } = await person.client.post('/api/account/phone/start', { phone })
    expect([status, body.errors?.[0]?.path]).toEqual([422, 'phone'])
  })

  test.each(['', '   ', '1234567', null])('has no code %j', async (code) => {
    const person = await server.customer()
    await start(person, newNumber())
    expect((await person.client.post('/api/account/phone/confirm', { code })).status).toBe(422)
    expect(await isVerified(person)).toBe(false)
  })

  test('is one of three at most for a customer', async () => {
    const person = await server.customer()
    const verify = async () => {
      await start(person, newNumber())
      return (await confirm(person)).body.code
    }
    expect([await verify(), await verify(), await verify(), await verify()]).toEqual([
      ...[undefined, undefined, undefined],
      'too_many_phones',
    ])
  })

  test('is not verified once the session has ended', async () => {
    const person = await server.customer()
    await start(person, newNumber())
    await person.client.post('/api/auth/logout')
    expect((await confirm(person)).status).toBe(401)
  })
})
