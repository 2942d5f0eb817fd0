import { expect, test } from 'vitest'
import { createLimit, createNetworkLimit } from './limits.ts'
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

test.each([-3_600_000, 3_600_000])(
  'a window is as long as it was, though the clock is corrected by %d ms',
  (correction) => {
    const clock = createManualClock()
    const limit = createLimit({ clock, max: 1, window: 10_000 })
    limit.count('a')
    clock.jump(correction)
    expect(() => limit.check('a')).toThrow(expect.objectContaining({ options: { retryAfter: 10 } }))
    clock.advance(10_000)
    limit.check('a')
  },
)

test('a limit forgets the oldest keys beyond its size', () => {
  const limit = createLimit({ clock: createManualClock(), max: 1, window: 10_000, maxKeys: 2 })
  for (const key of ['a', 'b', 'c']) limit.count(key)
  limit.check('a')
  expect(() => limit.check('b')).toThrow()
  limit.clear('b')
  limit.check('b')
})

test('what did not come about is given back', () => {
  const limit = createLimit({ clock: createManualClock(), max: 1, window: 10_000 })
  limit.count('a')
  limit.giveBack('a')
  limit.check('a')
  limit.giveBack('a')
  expect(limit.used('a')).toBe(0)
})

test('a network of IPv6 is allowed little more than one of the networks in it', () => {
  const limit = createNetworkLimit({ clock: createManualClock(), max: 10, window: 10_000 })
  const use = (address: string) => {
    limit.check(address)
    limit.count(address)
  }
  for (let count = 0; count < 10; count += 1) use('2001:db8:0:1::1')
  expect(() => use('2001:db8:0:1::2')).toThrow()
  for (let count = 0; count < 2; count += 1) use(`2001:db8:0:2${count}::1`)
  expect(() => use('2001:db8:0:3::1')).toThrow()
  for (let count = 0; count < 3; count += 1) use(`2001:db8:0:f${count}00::1`)
  expect(() => use('2001:db8:0:ff00::1')).toThrow()
  use('2001:db8:1::1')
  expect(limit.used('2001:db8:1::1')).toBe(1)
})
