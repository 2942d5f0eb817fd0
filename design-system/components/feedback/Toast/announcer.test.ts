import { beforeEach, expect, test } from 'vitest'
import { type Announcer, createAnnouncer } from './announcer.ts'
import { createFakeClock, type FakeClock } from './fake-clock.ts'

let clock: FakeClock
let announcer: Announcer
const saved = { title: 'Đã lưu', description: undefined, assertive: false }

beforeEach(() => {
  clock = createFakeClock()
  announcer = createAnnouncer(clock)
  announcer.register('page')
})

test('the live region is filled after 100 ms, for 1,000 ms', () => {
  announcer.announce(saved)
  clock.advance(99)
  expect(announcer.getSnapshot().announcement).toBeNull()
  clock.advance(1)
  expect(announcer.getSnapshot()).toEqual({ pairId: 'page', announcement: saved })
  clock.advance(999)
  expect(announcer.getSnapshot().announcement).toBe(saved)
  clock.advance(1)
  expect(announcer.getSnapshot().announcement).toBeNull()
})

test('the innermost pair is used, and the next outer one once that is removed', () => {
  const removeOuter = announcer.register('outer dialog')
  const removeInner = announcer.register('inner dialog')
  announcer.announce(saved)
  clock.advance(100)
  expect(announcer.getSnapshot().pairId).toBe('inner dialog')
  removeInner()
  expect(announcer.getSnapshot()).toEqual({ pairId: 'outer dialog', announcement: saved })
  removeOuter()
  expect(announcer.getSnapshot()).toEqual({ pairId: 'page', announcement: saved })
})

test('a dialog that closes before its toast is announced leaves the announcement to the page', () => {
  const remove = announcer.register('dialog')
  announcer.announce(saved)
  remove()
  clock.advance(100)
  expect(announcer.getSnapshot()).toEqual({ pairId: 'page', announcement: saved })
})

test('a repeated text empties the region first, so that it is announced again', () => {
  announcer.announce(saved)
  clock.advance(100)
  announcer.announce(saved)
  expect(announcer.getSnapshot().announcement).toBeNull()
  clock.advance(100)
  expect(announcer.getSnapshot().announcement).toBe(saved)
  clock.advance(1000)
  expect(announcer.getSnapshot().announcement).toBeNull()
})

test('dispose removes all timers and the text', () => {
  announcer.announce(saved)
  clock.advance(100)
  announcer.dispose()
  expect(clock.pending()).toBe(0)
  expect(announcer.getSnapshot().announcement).toBeNull()
})
