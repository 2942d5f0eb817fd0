import { expect, test } from 'vitest'
import { createSteadyClock } from './steady-clock.ts'
import { createManualClock } from './testing/clock-test-tools.ts'

const HOUR = 3_600_000

test('a steady clock continues at the same pace when the clock is set back, and jumps when it is set forward', () => {
  const clock = createManualClock()
  const steady = createSteadyClock(clock)
  const start = clock.now()
  clock.advance(1000)
  expect(steady.now() - start).toBe(1000)
  clock.jump(-HOUR)
  expect(steady.now() - start).toBe(1000)
  clock.advance(500)
  expect(steady.now() - start).toBe(1500)
  clock.jump(3 * HOUR)
  expect(steady.now()).toBe(clock.now())
})

test('a steady clock catches up with a later time, and never goes back to an earlier one', () => {
  const clock = createManualClock()
  const steady = createSteadyClock(clock)
  steady.catchUp(clock.now() + HOUR)
  steady.catchUp(clock.now())
  clock.advance(10)
  expect(steady.now()).toBe(clock.now() + HOUR)
})
