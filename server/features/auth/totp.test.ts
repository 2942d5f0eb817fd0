import { expect, test } from 'vitest'
import { codeOf, fromBase32, newTotpSecret, otpauthUrl, stepAt, stepOf, toBase32 } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

// These times in seconds, and codes of eight digits, are those of RFC 6238, appendix B, SHA-1.
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('the code of second %d is %s', (seconds, code) => {
  expect(codeOf(secret, stepAt(seconds * 1000), 8)).toBe(code)
})

// These codes are those of RFC 4226, appendix D.
test.each(['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'])(
  'the codes of counters begin as in RFC 4226: %s',
  (code) => {
    expect(Array.from({ length: 10 }, (_, step) => codeOf(secret, step))).toContain(code)
  },
)

test('a code is right for its step and the one before and after it', () => {
  const now = 1_700_000_000_000
  const step = stepAt(now)
  for (const drift of [-1, 0, 1]) expect(stepOf(secret, codeOf(secret, step + drift), now)).toBe(step + drift)
  for (const drift of [-2, 2]) expect(stepOf(secret, codeOf(secret, step + drift), now)).toBe(null)
  for (const code of ['', '12345', `${codeOf(secret, step)}0`]) expect(stepOf(secret, code, now)).toBe(null)
})

// These texts are those of RFC 4648, section 10, without padding.
test.each([
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foobar', 'MZXW6YTBOI'],
])('%s in base32 is %s', (text, encoded) => {
  expect(toBase32(Buffer.from(text))).toBe(encoded)
  expect(fromBase32(encoded).toString()).toBe(text)
})

test('a new secret has 160 bits, and its address is what apps read', () => {
  const made = newTotpSecret()
  expect(made).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(made)
  const url = new URL(otpauthUrl(made, 'lan+1@sen.test', 'Sen Cloud'))
  expect([url.protocol, url.host, decodeURIComponent(url.pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/Sen Cloud:lan+1@sen.test',
  ])
  expect(Object.fromEntries(url.searchParams)).toEqual({
    secret: made,
    issuer: 'Sen Cloud',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
