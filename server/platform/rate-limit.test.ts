import { expect, test } from 'vitest'
import { createNetworkRateLimit, createRateLimit } from './rate-limit.ts'
import { createManualClock } from './testing/clock-test-tools.ts'

test('a full window refuses the next event, with the time to wait, until the window ends', () => {
  const clock = createManualClock()
  const limit = createRateLimit({ clock, max: 2, window: 10_000 })
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

test.each([-3_600_000, 3_600_000])('a window keeps its length when the clock is corrected by %d ms', (correction) => {
  const clock = createManualClock()
  const limit = createRateLimit({ clock, max: 1, window: 10_000 })
  limit.count('a')
  clock.jump(correction)
  expect(() => limit.check('a')).toThrow(expect.objectContaining({ options: { retryAfter: 10 } }))
  clock.advance(10_000)
  limit.check('a')
})

test('a limit forgets the oldest keys beyond its size', () => {
  const limit = createRateLimit({ clock: createManualClock(), max: 1, window: 10_000, maxKeys: 2 })
  for (const key of ['a', 'b', 'c']) limit.count(key)
  limit.check('a')
  expect(() => limit.check('b')).toThrow()
  limit.clear('b')
  limit.check('b')
})

test('an event that did not happen can be taken back', () => {
  const limit = createRateLimit({ clock: createManualClock(), max: 1, window: 10_000 })
  limit.count('a')
  limit.undo('a')
  limit.check('a')
  limit.undo('a')
  expect(limit.used('a')).toBe(0)
})

test('a wider IPv6 network is allowed little more than one of the networks in it', () => {
  const limit = createNetworkRateLimit({ clock: createManualClock(), max: 10, window: 10_000 })
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

test('a network limit takes back an event in each network, and forgets only the smallest', () => {
  const limit = createNetworkRateLimit({ clock: createManualClock(), max: 2, window: 10_000 })
  const [one, neighbour] = ['2001:db8:0:1::1', '2001:db8:0:2::1']
  for (const address of [one, neighbour]) limit.count(address, 'lan')
  limit.undo(one, 'lan')
  expect(limit.used(one, 'lan')).toBe(0)
  limit.count(one, 'lan')
  // Both are in one /56, whose limit of 2.4 events is used up by two.
  expect(() => limit.check(one, 'lan')).toThrow()
  limit.check(one, 'mai')

  limit.clear(one, 'lan')
  expect(limit.used(one, 'lan')).toBe(0)
  expect(limit.used(neighbour, 'lan')).toBe(1)
  expect(() => limit.check(one, 'lan')).toThrow()
})
