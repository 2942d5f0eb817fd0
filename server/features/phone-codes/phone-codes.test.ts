import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Language } from '#contracts/languages.ts'
import { type SendRequest, sendOverHttp } from '#server/platform/http/post.ts'
import { createLog } from '#server/platform/log.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import { createSealing } from '#server/platform/sealing.ts'
import { createManualClock } from '#server/platform/testing/clock-test-tools.ts'
import { createTestDatabase } from '#server/testing/database-test-tools.ts'
import { PROVIDER_TIMEOUT } from './call-provider.ts'
import { createPhoneCodes } from './phone-codes.ts'
import { type PhoneSettings, phoneSenders } from './phone-codes-set-up.ts'
import { type FakeResponse, startFakeProvider } from './provider-test-tools.ts'
import { createProviderTokensStore } from './provider-tokens-store.ts'
import { isSendable } from './sendable-phone.ts'
import { createZaloTokens } from './zalo-tokens.ts'

const { database, remove } = await createTestDatabase()
const provider = await startFakeProvider()
afterAll(async () => {
  await provider.close()
  await remove()
})
beforeEach(() => {
  provider.requests.length = 0
})

const clock = createManualClock()
const PHONE = '+84912345678'
const settings: PhoneSettings = {
  PHONE_PROVIDER: [],
  PHONE_COUNTRIES: ['84'],
  PHONE_CODES_PER_HOUR: 200,
  ESMS_API_KEY: 'esms-key',
  ESMS_SECRET_KEY: 'esms-secret',
  ESMS_BRANDNAME: 'SENCLOUD',
  ESMS_URL: provider.url,
  SPEEDSMS_TOKEN: 'speed-token',
  SPEEDSMS_URL: provider.url,
  ZNS_APP_ID: '42',
  ZNS_SECRET_KEY: 'zalo-secret',
  ZNS_REFRESH_TOKEN: 'refresh-0',
  ZNS_TEMPLATE_ID: '777',
  ZNS_URL: provider.url,
  ZNS_TOKEN_URL: provider.url,
}
let made = 0
const deps = {
  database,
  clock,
  send: sendOverHttp as SendRequest,
  timers: { sleep: () => Promise.resolve() },
  sealing: createSealing('a key of the tests', 'phone tokens'),
  newId: () => `id-${++made}`,
}
/** Each test has a chain of tokens of its own. */
const freshToken = () => `refresh-of-test-${++made}`

function senderOf(name: PhoneSettings['PHONE_PROVIDER'][number], own: Partial<PhoneSettings> = {}, send = deps.send) {
  const chosen = { ...settings, ZNS_REFRESH_TOKEN: freshToken(), ...own, PHONE_PROVIDER: [name] }
  const [sender] = phoneSenders(chosen, { ...deps, send })
  if (!sender) throw new Error(`There is no ${name}`)
  return { sendCode: (language: Language = 'vi') => sender.sendCode(PHONE, '012345', language) }
}

const isTokenCall = ({ path }: { path: string | undefined }) => path === '/v4/oa/access_token'
/** Responds to calls for tokens, and with `sent` to all others. */
function zalo(sent: (token: string) => FakeResponse, expiresIn = '90000') {
  let renewals = 0
  provider.respond = (request) => {
    if (!isTokenCall(request)) return sent(String(request.headers.access_token))
    renewals += 1
    return { json: { access_token: `access-${renewals}`, refresh_token: `next-${renewals}`, expires_in: expiresIn } }
  }
}

describe('eSMS', () => {
  test('gets the fields that it documents, and a text that fits into one SMS', async () => {
    provider.respond = () => ({ json: { CodeResult: '100', CountRegenerate: 0, SMSID: 'x' } })
    expect(await senderOf('esms').sendCode()).toEqual({ status: 'accepted' })
    const [request] = provider.requests
    expect(request).toMatchObject({
      method: 'POST',
      path: '/MainService.svc/json/SendMultipleMessage_V4_post_json/',
      json: {
        ApiKey: 'esms-key',
        SecretKey: 'esms-secret',
        Phone: '84912345678',
        SmsType: '2',
        Brandname: 'SENCLOUD',
        IsUnicode: '0',
        RequestId: expect.stringMatching(/^id-/),
      },
    })
    expect(request?.json.Content).toMatch(/^[\x20-\x7e]{1,160}$/)
    expect(request?.json.Content).toContain('012345')
  })

  test('gets the text that is registered, as Unicode if it has marks', async () => {
    provider.respond = () => ({ json: { CodeResult: '100' } })
    await senderOf('esms', { PHONE_SMS_TEXT: 'Mã của bạn: {code}' }).sendCode('en')
    expect(provider.requests[0]?.json).toMatchObject({ Content: 'Mã của bạn: 012345', IsUnicode: '1' })
  })
})

describe('SpeedSMS', () => {
  test.each([
    [undefined, 2, ''],
    ['Verify', 4, 'Verify'],
    ['SENCLOUD', 3, 'SENCLOUD'],
  ])('gets the sender %s as type %i', async (SPEEDSMS_SENDER, type, sender) => {
    provider.respond = () => ({ json: { status: 'success', code: '00', data: { totalSMS: 1, invalidPhone: [] } } })
    expect(await senderOf('speedsms', { SPEEDSMS_SENDER }).sendCode('zh')).toEqual({ status: 'accepted' })
    expect(provider.requests[0]).toMatchObject({
      method: 'POST',
      path: '/index.php/sms/send',
      headers: { authorization: `Basic ${Buffer.from('speed-token:x').toString('base64')}` },
      json: { to: ['84912345678'], content: expect.stringContaining('012345'), sms_type: type, sender },
    })
  })
})

describe('Zalo', () => {
  test('gets the template by an access token, which is kept for the next code', async () => {
    zalo(() => ({ json: { error: 0, message: 'Success', data: { msg_id: '1' } } }))
    const token = freshToken()
    const sender = senderOf('zalo-zns', { ZNS_REFRESH_TOKEN: token })
    expect(await sender.sendCode()).toEqual({ status: 'accepted' })
    expect(await sender.sendCode()).toEqual({ status: 'accepted' })
    const [renewal, ...sent] = provider.requests
    expect(renewal).toMatchObject({ method: 'POST', headers: { secret_key: 'zalo-secret' } })
    expect(Object.fromEntries(new URLSearchParams(renewal?.text))).toEqual({
      refresh_token: token,
      app_id: '42',
      grant_type: 'refresh_token',
    })
    expect(sent).toHaveLength(2)
    expect(sent[0]).toMatchObject({
      path: '/message/template',
      headers: { access_token: 'access-1' },
      json: {
        phone: '84912345678',
        template_id: '777',
        template_data: { otp: '012345' },
        tracking_id: expect.stringMatching(/^id-/),
      },
    })
  })

  test('renews an access token that it refuses, and one that ends soon, by the refresh token that came last', async () => {
    zalo((token) => ({ json: { error: token === 'access-1' ? -124 : 0 } }))
    const sender = senderOf('zalo-zns')
    expect(await sender.sendCode()).toEqual({ status: 'accepted' })
    clock.advance(90_000_000 - 5 * 60_000)
    expect(await sender.sendCode()).toEqual({ status: 'accepted' })
    const used = provider.requests.filter(isTokenCall).map(({ text }) => new URLSearchParams(text).get('refresh_token'))
    expect(used).toEqual([expect.stringMatching(/^refresh-of-test/), 'next-1', 'next-2'])
  })

  test('is asked once for a token by two servers that need one at the same time', async () => {
    const tokens = { tokenUrl: provider.url, appId: '42', secretKey: 'zalo-secret', refreshToken: freshToken() }
    const store = createProviderTokensStore()
    let letRenew = () => {}
    const otherWaits = new Promise<void>((resolve) => {
      letRenew = resolve
    })
    provider.respond = async () => {
      await otherWaits
      return { json: { access_token: 'shared', refresh_token: 'next', expires_in: '90000' } }
    }
    const first = createZaloTokens(tokens, { ...deps, store }).current()
    // The one that is not first waits until the other has what it needs.
    const sleep = async () => {
      letRenew()
      await Promise.race([first, second])
    }
    const second: Promise<unknown> = createZaloTokens(tokens, { ...deps, store, timers: { sleep } }).current()
    const third = createZaloTokens(tokens, { ...deps, store, timers: { sleep } }).current()
    expect(await Promise.all([first, second, third])).toEqual(Array(3).fill({ token: 'shared' }))
    expect(provider.requests).toHaveLength(1)
  })

  test('does not wait for a process that died while it renewed', async () => {
    const refreshToken = freshToken()
    const tokens = { tokenUrl: provider.url, appId: '42', secretKey: 'zalo-secret', refreshToken }
    const store = createProviderTokensStore()
    const claimed = new Promise<void>((resolve) => {
      const send = () => {
        resolve()
        return new Promise<never>(() => {})
      }
      void createZaloTokens(tokens, { ...deps, store, send }).current()
    })
    await claimed
    const sleep = async (ms: number) => clock.advance(ms)
    const next = createZaloTokens(tokens, { ...deps, store, timers: { sleep } })
    zalo(() => null)
    expect(await next.current()).toEqual({ fault: 'token_busy' })
    clock.advance(PROVIDER_TIMEOUT)
    expect(await next.current()).toEqual({ token: 'access-1' })
  })

  test('has no token when the refresh token was used before, and none is lost when it does not respond', async () => {
    const refreshToken = freshToken()
    const sender = senderOf('zalo-zns', { ZNS_REFRESH_TOKEN: refreshToken })
    provider.respond = () => ({ json: { error: -14014, error_name: 'Invalid refresh token' } })
    expect(await sender.sendCode()).toEqual({ status: 'unavailable', reason: 'token_-14014' })
    provider.respond = () => 'hang up'
    expect(await sender.sendCode()).toEqual({ status: 'unavailable', reason: 'token_unreachable' })
    zalo(() => ({ json: { error: 0 } }))
    expect(await sender.sendCode()).toEqual({ status: 'accepted' })
  })

  test('keeps its tokens sealed', async () => {
    zalo(() => ({ json: { error: 0 } }))
    const token = freshToken()
    await senderOf('zalo-zns', { ZNS_REFRESH_TOKEN: token }).sendCode()
    const stored = JSON.stringify(await database.queries('phone_provider_tokens'))
    for (const secret of [token, 'access-1', 'next-1']) expect(stored).not.toContain(secret)
  })
})

describe.each([
  ['esms', { CodeResult: '108' }, { CodeResult: '103' }],
  ['speedsms', { status: 'error', code: '105' }, { status: 'error', code: '300' }],
  ['zalo-zns', { error: -118 }, { error: -115 }],
] as const)('%s', (name, againstNumber, againstUs) => {
  const respond = (response: FakeResponse) => {
    if (name === 'zalo-zns') zalo(() => response)
    else provider.respond = () => response
  }

  test('refuses a number, which another provider may reach', async () => {
    respond({ json: againstNumber })
    expect(await senderOf(name).sendCode()).toMatchObject({
      status: 'refused',
      reason: expect.stringMatching(/^-?\d+$/),
    })
  })

  test.each([
    ['has a fault of our account', { json: againstUs }, /^-?\d+$/],
    ['fails', { status: 502, text: 'Bad gateway' }, /^http_502$/],
    ['hangs up', 'hang up', /^unreachable$/],
    ['responds with a page', { text: '<html>esms-secret</html>' }, /^malformed$/],
    ['responds with a list', { json: [] }, /^malformed$/],
    [
      'responds with something else',
      { json: { CodeResult: {}, status: [], error: 'esms-secret zalo-secret' } },
      /^malformed$/,
    ],
  ] as [string, FakeResponse, RegExp][])('says nothing of the number when it %s', async (_, response, reason) => {
    respond(response)
    expect(await senderOf(name).sendCode()).toEqual({ status: 'unavailable', reason: expect.stringMatching(reason) })
  })

  test('is given ten seconds', async () => {
    respond(null)
    const timeouts: number[] = []
    const withShortTimeout: SendRequest = (request, timeout) => {
      timeouts.push(timeout)
      return sendOverHttp(request, isTokenCall({ path: new URL(request.url).pathname }) ? timeout : 50)
    }
    expect(await senderOf(name, {}, withShortTimeout).sendCode()).toEqual({ status: 'unavailable', reason: 'timeout' })
    expect(new Set(timeouts)).toEqual(new Set([10_000]))
  })
})

test('SpeedSMS refuses a number although it reports success', async () => {
  provider.respond = () => ({ json: { status: 'success', data: { invalidPhone: ['84912345678'] } } })
  expect(await senderOf('speedsms').sendCode()).toEqual({ status: 'refused', reason: '105' })
})

describe('several providers', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line: string) => lines.push(line) } as never)
  const codesOf = (...PHONE_PROVIDER: PhoneSettings['PHONE_PROVIDER'][number][]) => {
    const metrics = createMetrics()
    const senders = phoneSenders({ ...settings, ZNS_REFRESH_TOKEN: freshToken(), PHONE_PROVIDER }, deps)
    return { metrics, codes: createPhoneCodes({ senders, secret: 'a secret', log, metrics }) }
  }
  const isEsms = ({ path }: { path: string | undefined }) => path?.startsWith('/MainService') ?? false
  const respond = (esms: FakeResponse, sent: FakeResponse) => {
    zalo(() => sent)
    const others = provider.respond
    provider.respond = (request) => (isEsms(request) ? esms : others(request))
  }
  const ok = { json: { CodeResult: '100' } }

  test('are tried one after another, until one takes the code', async () => {
    const { codes, metrics } = codesOf('zalo-zns', 'esms')
    respond(ok, { json: { error: -118 } })
    expect(await codes.send(PHONE, '012345', 'vi')).toBe('accepted')
    respond(ok, { json: { error: 0 } })
    expect(await codes.send(PHONE, '012345', 'vi')).toBe('accepted')
    expect(provider.requests.filter(isEsms)).toHaveLength(1)
    const text = await metrics.read()
    expect(text).toContain('sen_phone_codes_total{provider="zalo-zns",outcome="refused"} 1')
    expect(text).toContain('sen_phone_codes_total{provider="esms",outcome="accepted"} 1')
  })

  test('have refused a number only if each has', async () => {
    const { codes } = codesOf('zalo-zns', 'esms')
    respond({ json: { CodeResult: '108' } }, { json: { error: -118 } })
    expect(await codes.send(PHONE, '012345', 'vi')).toBe('refused')
    respond({ json: { CodeResult: '103' } }, { json: { error: -118 } })
    expect(await codes.send(PHONE, '012345', 'vi')).toBe('unavailable')
  })

  test('leave neither codes, nor numbers, nor secrets in the log', () => {
    expect(lines.join('')).toContain('A code was not sent')
    for (const secret of ['012345', '912345678', 'esms-key', 'esms-secret', 'zalo-secret', 'access-', 'next-'])
      expect(lines.join('')).not.toContain(secret)
  })
})

test('a code is right for its customer and number alone', () => {
  const codes = createPhoneCodes({
    senders: [],
    secret: 'a secret',
    log: createLog('silent'),
    metrics: createMetrics(),
  })
  const recipient = { userId: 'a', phone: PHONE }
  const { code, hash } = codes.create(recipient)
  expect(code).toMatch(/^\d{6}$/)
  expect(codes.matches(recipient, code, hash)).toBe(true)
  expect(codes.matches({ ...recipient, userId: 'b' }, code, hash)).toBe(false)
  expect(codes.matches({ ...recipient, phone: '+84912345679' }, code, hash)).toBe(false)
})

test.each([
  ['+84912345678', ['84'], true],
  ['+842438123456', ['84'], false],
  ['+849123456789', ['84'], false],
  ['+6561234567', ['84'], false],
  ['+6561234567', ['84', '65'], true],
  ['+84912345678', ['65'], false],
  ['+842438123456', ['8'], false],
])('a code to %s with %j: %s', (phone, countries, expected) => {
  expect(isSendable(phone, countries)).toBe(expected)
})
