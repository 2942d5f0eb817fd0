import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { type FakeResponse, startFakeProvider } from '#server/features/phone-codes/provider-test-tools.ts'
import { sendOverHttp } from '#server/platform/http/post.ts'
import { startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const TOTAL = 12
const provider = await startFakeProvider()
afterAll(provider.close)
const server = await startTestServer({
  phones: {
    settings: {
      PHONE_PROVIDER: ['esms'],
      PHONE_COUNTRIES: ['84'],
      PHONE_CODES_PER_HOUR: TOTAL,
      ESMS_API_KEY: 'key',
      ESMS_SECRET_KEY: 'secret',
      ESMS_BRANDNAME: 'SENCLOUD',
      ESMS_URL: provider.url,
      PHONE_SMS_TEXT: '{code}',
    },
    send: sendOverHttp,
  },
})

const responds = (json: unknown) => (): FakeResponse => ({ json })
const accepts = responds({ CodeResult: '100' })
beforeEach(() => {
  provider.requests.length = 0
  provider.respond = accepts
  // The windows of all limits end.
  server.clock.advance(24 * HOUR)
})

let made = 0
/** A number that no other test uses. */
const newNumber = () => `09${String(20_000_000 + ++made).padStart(8, '0')}`
const start = ({ client }: TestUser, phone: string) => client.post('/api/account/phone/start', { phone })
const confirm = ({ client }: TestUser, code: string) => client.post('/api/account/phone/confirm', { code })
const isVerified = async ({ client }: TestUser) => (await client.get('/api/auth/me')).body.user.isPhoneVerified
/** The code that was sent last. */
const sentCode = () => String(provider.requests.at(-1)?.json.Content)
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('with a provider that sends codes', () => {
  test('only the code that was sent verifies the number', async () => {
    const person = await server.customer()
    expect((await start(person, newNumber())).status).toBe(204)
    const code = sentCode()
    expect(code).toMatch(/^\d{6}$/)
    const wrong = await confirm(person, otherThan(code))
    expect([wrong.status, wrong.body.code]).toEqual([409, 'phone_code_wrong'])
    expect(await isVerified(person)).toBe(false)
    expect((await confirm(person, code)).status).toBe(200)
    expect(await isVerified(person)).toBe(true)
  })

  test('the code is nowhere in the database', async () => {
    const person = await server.customer()
    await start(person, newNumber())
    const row = await server.database.queries('phone_checks').where({ user_id: person.user.id }).first()
    expect(row.code_hash).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify({ ...row, phone: '', code_hash: '' })).not.toContain(sentCode())
  })

  test('a code ends after five minutes, and a newer one replaces it', async () => {
    const person = await server.customer()
    const phone = newNumber()
    await start(person, phone)
    const first = sentCode()
    server.clock.advance(5 * MINUTE + 1)
    expect((await confirm(person, first)).body.code).toBe('phone_code_expired')
    await start(person, phone)
    const second = sentCode()
    if (first !== second) expect((await confirm(person, first)).body.code).toBe('phone_code_wrong')
    server.clock.advance(5 * MINUTE)
    expect((await confirm(person, second)).status).toBe(200)
  })

  test('five codes can be tried, also at once; then even the right one is refused', async () => {
    const person = await server.customer()
    await start(person, newNumber())
    const code = sentCode()
    const tries = await Promise.all(Array.from({ length: 7 }, () => confirm(person, otherThan(code))))
    expect(tries.map(({ body }) => body.code).toSorted()).toEqual([
      ...Array(2).fill('phone_code_expired'),
      ...Array(5).fill('phone_code_wrong'),
    ])
    expect((await confirm(person, code)).body.code).toBe('phone_code_expired')
    expect(await isVerified(person)).toBe(false)
  })

  test("another customer's code is of no use", async () => {
    const [person, other] = [await server.customer(), await server.customer()]
    const phone = newNumber()
    await start(person, phone)
    const code = sentCode()
    await start(other, phone)
    if (code !== sentCode()) expect((await confirm(other, code)).body.code).toBe('phone_code_wrong')
    expect((await confirm(person, code)).status).toBe(200)
  })

  test('a check that was begun while any code was right proves nothing', async () => {
    const person = await server.customer()
    await server.database
      .queries('phone_checks')
      .insert({ user_id: person.user.id, phone: '+84912345678', started_at: server.clock.now() })
    expect((await confirm(person, '123456')).body.code).toBe('phone_code_expired')
  })

  test.each(['+65 6123 4567', '024 3812 3456', '+1 900 555 0100'])('nothing is sent to %s', async (phone) => {
    const person = await server.customer()
    const { status, body } = await start(person, phone)
    expect([status, body.errors[0].path]).toEqual([422, 'phone'])
    expect(provider.requests).toHaveLength(0)
  })

  test('the message of a refusal says what to do', async () => {
    const person = await server.customer()
    provider.respond = responds({ CodeResult: '108' })
    const unreachable = await start(person, newNumber())
    expect([unreachable.status, unreachable.body.code]).toEqual([409, 'phone_unreachable'])
    provider.respond = () => ({ status: 500, text: 'no' })
    const failed = await start(person, newNumber())
    expect([failed.status, failed.body.code]).toEqual([503, 'phone_code_unavailable'])
  })
})

describe('the codes that are sent', () => {
  const statuses = async (calls: Promise<{ status: number }>[]) =>
    (await Promise.all(calls)).map(({ status }) => status).toSorted()

  test('to a number are three in an hour and six in a day, over all customers', async () => {
    const phone = newNumber()
    const people = await Promise.all(Array.from({ length: 5 }, () => server.customer()))
    expect(await statuses(people.map((person) => start(person, phone)))).toEqual([204, 204, 204, 429, 429])
    server.clock.advance(HOUR)
    expect(await statuses(people.map((person) => start(person, phone)))).toEqual([204, 204, 204, 429, 429])
    server.clock.advance(HOUR)
    expect(await statuses(people.map((person) => start(person, phone)))).toEqual(Array(5).fill(429))
    expect(provider.requests).toHaveLength(6)
  })

  test('for a customer are five in an hour, whatever the numbers', async () => {
    const person = await server.customer()
    for (let count = 0; count < 5; count += 1) expect((await start(person, newNumber())).status).toBe(204)
    const { status, headers } = await start(person, newNumber())
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true])
  })

  test('of the company are limited in total, for whichever customer', async () => {
    const people = await Promise.all(Array.from({ length: TOTAL + 2 }, () => server.customer()))
    const sent = await statuses(people.map((person) => start(person, newNumber())))
    expect(sent).toEqual([...Array(TOTAL).fill(204), 503, 503])
    expect(provider.requests).toHaveLength(TOTAL)
  })

  test('are not counted for a number when the provider fails, but for the customer: they may have cost money', async () => {
    const person = await server.customer()
    const phone = newNumber()
    provider.respond = () => 'hang up'
    for (let count = 0; count < 4; count += 1) expect((await start(person, phone)).status).toBe(503)
    provider.respond = accepts
    expect((await start(person, phone)).status).toBe(204)
    expect((await start(person, phone)).status).toBe(429)
    // The number has had one code.
    const other = await server.customer()
    expect((await start(other, phone)).status).toBe(204)
    expect((await start(other, phone)).status).toBe(204)
    expect((await start(other, phone)).status).toBe(429)
  })
})
