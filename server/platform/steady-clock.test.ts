import { expect, test } from 'vitest'
import { createSteadyClock } from './steady-clock.ts'
import { createManualClock } from './testing/clock-test-tools.ts'

const HOUR = 3_600_000

test('goes on at its own pace when the clock is set back, and with the clock when that is set forward', () => {
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

test('catches up with a later moment, and never goes back to an earlier one', () => {
  const clock = createManualClock()
  const steady = createSteadyClock(clock)
  steady.catchUp(clock.now() + HOUR)
  steady.catchUp(clock.now())
  clock.advance(10)
  expect(steady.now()).toBe(clock.now() + HOUR)
})
