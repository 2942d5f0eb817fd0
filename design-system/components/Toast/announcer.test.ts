import { beforeEach, expect, test } from 'vitest'
import { type Announcer, createAnnouncer } from './announcer.ts'
import { createFakeClock, type FakeClock } from './fake-clock.ts'

let clock: FakeClock
let announcer: Announcer
const saved = { title: 'Đã lưu', description: undefined, assertive: false }

beforeEach(() => {
  clock = createFakeClock()
  announcer = createAnnouncer(clock)
  announcer.join('page')
})

test('speaks 100 ms later for 1,000 ms', () => {
  announcer.announce(saved)
  clock.advance(99)
  expect(announcer.getSnapshot().announcement).toBeNull()
  clock.advance(1)
  expect(announcer.getSnapshot()).toEqual({ host: 'page', announcement: saved })
  clock.advance(999)
  expect(announcer.getSnapshot().announcement).toBe(saved)
  clock.advance(1)
  expect(announcer.getSnapshot().announcement).toBeNull()
})

test('speaks in the innermost pair, and in the next one out when that is gone', () => {
  const leaveOuter = announcer.join('outer dialog')
  const leaveInner = announcer.join('inner dialog')
  announcer.announce(saved)
  clock.advance(100)
  expect(announcer.getSnapshot().host).toBe('inner dialog')
  leaveInner()
  expect(announcer.getSnapshot()).toEqual({ host: 'outer dialog', announcement: saved })
  leaveOuter()
  expect(announcer.getSnapshot()).toEqual({ host: 'page', announcement: saved })
})

test('a dialog that closes with its toast leaves the word to the page', () => {
  const leave = announcer.join('dialog')
  announcer.announce(saved)
  leave()
  clock.advance(100)
  expect(announcer.getSnapshot()).toEqual({ host: 'page', announcement: saved })
})

test('the same words again are emptied first, so that they are read again', () => {
  announcer.announce(saved)
  clock.advance(100)
  announcer.announce(saved)
  expect(announcer.getSnapshot().announcement).toBeNull()
  clock.advance(100)
  expect(announcer.getSnapshot().announcement).toBe(saved)
  clock.advance(1000)
  expect(announcer.getSnapshot().announcement).toBeNull()
})

test('dispose leaves no timer and no words', () => {
  announcer.announce(saved)
  clock.advance(100)
  announcer.dispose()
  expect(clock.pending()).toBe(0)
  expect(announcer.getSnapshot().announcement).toBeNull()
})
