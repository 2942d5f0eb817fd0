import { expect, test } from 'vitest'
import { createLimit, networkOf } from './limits.ts'
import { createManualClock } from './testing/clock-test-tools.ts'

test('a limit is met by the event after the last one allowed, says how long to wait, and ends with its window', () => {
  const clock = createManualClock()
  const limit = createLimit({ clock, max: 2, window: 10_000 })
  limit.count('a')
  limit.check('a')
  clock.advance(4000)
  limit.count('a')
  expect(() => limit.check('a')).toThrow(
    expect.objectContaining({ code: 'too_many_tries', options: { retryAfter: 6 } }),
  )
  limit.check('b')
  clock.advance(6000)
  limit.check('a')
})

test('a limit forgets the oldest keys beyond its size', () => {
  const limit = createLimit({ clock: createManualClock(), max: 1, window: 10_000, maxKeys: 2 })
  for (const key of ['a', 'b', 'c']) limit.count(key)
  limit.check('a')
  expect(() => limit.check('b')).toThrow()
  limit.clear('b')
  limit.check('b')
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
