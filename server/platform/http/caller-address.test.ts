import type { IncomingMessage } from 'node:http'
import { describe, expect, inject, test } from 'vitest'
import { startTestServer } from '#server/testing/server-test-tools.ts'
import { callerAddress, normalizeAddress } from './caller-address.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['2001:DB8:0:0::9', '2001:db8::9'],
  ['2001:0db8::0009', '2001:db8::9'],
  ['[2001:db8::9]', '2001:db8::9'],
  ['[2001:db8::9]:4711', '2001:db8::9'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['::1%eth0', '::1'],
  ['', null],
  ['unknown', null],
  ['"; drop', null],
  ['203.0.113', null],
  ['203.0.113.07', null],
  ['203.0.113.7.', null],
  ['2001:db8::9:4711:1:2:3:4:5:6', null],
  ['[203.0.113.7]', null],
  ['x'.repeat(100), null],
])('%s is normalised to %s', (text, expected) => {
  expect(normalizeAddress(text)).toBe(expected)
})

test.each([
  [0, '198.51.100.1', '10.0.0.1'],
  [1, undefined, '10.0.0.1'],
  [1, '198.51.100.1', '198.51.100.1'],
  [1, '198.51.100.2, 198.51.100.1', '198.51.100.1'],
  [2, '198.51.100.2, 198.51.100.1', '198.51.100.2'],
  [2, '198.51.100.1', '198.51.100.1'],
  [1, '198.51.100.1, "; drop', '10.0.0.1'],
  [2, 'unknown, 198.51.100.1', '198.51.100.1'],
  [1, '', '10.0.0.1'],
])('behind %i proxies, with X-Forwarded-For %s, the caller is %s', (proxies, forwarded, expected) => {
  const headers = { 'x-forwarded-for': forwarded }
  const request = { socket: { remoteAddress: '::ffff:10.0.0.1' }, headers } as unknown as IncomingMessage
  expect(callerAddress(request, proxies)).toBe(expected)
})

describe(`behind a proxy that forwards the client's header, on ${inject('mariadbPort') ? 'MariaDB' : 'SQLite'}`, async () => {
  const server = await startTestServer({ proxies: 1, limits: true })
  const signIn = (forwarded: string) =>
    server
      .visitor()
      .post('/api/auth/login', { email: 'nobody@sen.test', password: 'wrong one' }, { 'x-forwarded-for': forwarded })

  test('text that is not an address is neither stored nor gets a separate limit', async () => {
    const texts = [
      'x'.repeat(100),
      '"; drop',
      '::1%eth0',
      '127.0.0.1, x',
      ...Array.from({ length: 8 }, (_, n) => `a${n}`),
    ]
    const statuses: number[] = []
    for (const text of texts) statuses.push((await signIn(text)).status)
    // There are ten attempts from 127.0.0.1, and one from ::1.
    expect(statuses.filter((status) => status === 401)).toHaveLength(11)
    expect(statuses.at(-1)).toBe(429)
    const stored = await server.database.queries('audit_log').distinct('address')
    expect(stored.map(({ address }) => address).sort()).toEqual(['127.0.0.1', '::1'])
  })
})
