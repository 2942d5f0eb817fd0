import { expect, test } from 'vitest'
import { createManualClock } from '#server/platform/testing/clock-test-tools.ts'
import { createIds, isId } from './ids.ts'

test('ids are version 7 UUIDs in the order of their creation, even within a millisecond and when the clock steps back', () => {
  const clock = createManualClock()
  const ids = createIds(clock)
  const made: string[] = []
  for (let count = 0; count < 10_000; count += 1) {
    if (count === 3000) clock.advance(5)
    if (count === 6000) clock.advance(-1000)
    made.push(ids.next())
  }
  expect(made.every(isId)).toBe(true)
  expect(new Set(made)).toHaveProperty('size', made.length)
  expect([...made].sort()).toEqual(made)
})

test('an id for an earlier time sorts before new ones', () => {
  const clock = createManualClock()
  const ids = createIds(clock)
  expect(ids.at(clock.now() - 1) < ids.next()).toBe(true)
})

test.each(['', 'x', '01a00dc2-b7d8-4000-8a3f-59a2fd013315', "01a00dc2-b7d8-7000-8a3f-59a2fd013315'"])(
  '%j is not an id',
  (text) => {
    expect(isId(text)).toBe(false)
  },
)
