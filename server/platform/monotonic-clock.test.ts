import { expect, test } from 'vitest'
import { createMonotonicClock } from './monotonic-clock.ts'
import { createManualClock } from './testing/clock-test-tools.ts'

const HOUR = 3_600_000

test('a monotonic clock continues at the same pace when the clock is set back, and jumps when it is set forward', () => {
  const clock = createManualClock()
  const monotonic = createMonotonicClock(clock)
  const start = clock.now()
  clock.advance(1000)
  expect(monotonic.now() - start).toBe(1000)
  clock.jump(-HOUR)
  expect(monotonic.now() - start).toBe(1000)
  clock.advance(500)
  expect(monotonic.now() - start).toBe(1500)
  clock.jump(3 * HOUR)
  expect(monotonic.now()).toBe(clock.now())
})

test('a monotonic clock catches up with a later time, and never goes back to an earlier one', () => {
  const clock = createManualClock()
  const monotonic = createMonotonicClock(clock)
  monotonic.catchUp(clock.now() + HOUR)
  monotonic.catchUp(clock.now())
  clock.advance(10)
  expect(monotonic.now()).toBe(clock.now() + HOUR)
})
