import { expect, test } from 'vitest'
import { reportOf } from './sandbox-load.ts'
import type { SandboxState } from './sandbox-machines-store.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const state: SandboxState = {
  hostname: 'web',
  imageId: 'ubuntu',
  cores: 2,
  ramMb: 2048,
  diskGb: 40,
  power: 'running',
  isRescue: false,
  isSuspended: false,
  isDestroyed: false,
  startedAt: Date.parse('2026-11-01T00:00:00Z'),
  snapshots: [],
  done: {},
}
const midnight = Date.parse('2026-11-20T00:00:00+07:00')

/** The average of the processors over an hour of Vietnam's day. */
function cpuAt(hour: number, id = 'one'): number {
  const minutes = Array.from({ length: 60 }, (_, minute) => midnight + hour * HOUR + (minute - 30) * MINUTE)
  return minutes.reduce((sum, at) => sum + (reportOf({ id }, state, at).cpu ?? 0), 0) / minutes.length
}

test('a machine is least busy at three in the morning, and most at noon and at nine in the evening', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => cpuAt(hour))
  expect(hours.indexOf(Math.min(...hours))).toBe(3)
  expect(hours.indexOf(Math.max(...hours))).toBe(21)
  expect(hours.slice(6, 17).indexOf(Math.max(...hours.slice(6, 17)))).toBe(12 - 6)
})

test('the same machine reports the same at the same time, and another one something else', () => {
  expect(reportOf({ id: 'one' }, state, midnight)).toEqual(reportOf({ id: 'one' }, state, midnight))
  expect(cpuAt(12, 'one')).not.toBe(cpuAt(12, 'two'))
})

test('what is counted only grows, from nothing at the start', () => {
  const counters = ['diskReadBytes', 'diskWriteBytes', 'networkInBytes', 'networkOutBytes'] as const
  for (const counter of counters) {
    expect(reportOf({ id: 'one' }, state, state.startedAt)[counter]).toBe(0)
    let before = 0
    for (let minute = 1; minute <= 3 * 1440; minute += 7) {
      const now = reportOf({ id: 'one' }, state, state.startedAt + minute * MINUTE)[counter] ?? 0
      expect(now).toBeGreaterThan(before)
      before = now
    }
  }
})

test('shares stay between nothing and all, and memory within what the machine has', () => {
  for (let minute = 0; minute < 1440; minute += 11) {
    const { cpu, memoryBytes } = reportOf({ id: 'busy' }, state, midnight + minute * MINUTE)
    expect(cpu).toBeGreaterThan(0)
    expect(cpu).toBeLessThanOrEqual(1)
    expect(memoryBytes).toBeLessThan(2048 * 1024 * 1024)
  }
})

test('a machine that is switched off measures nothing', () => {
  const report = reportOf({ id: 'one' }, { ...state, power: 'stopped' }, midnight)
  expect(report).toMatchObject({ power: 'stopped', cpu: null, uptimeSeconds: null, networkInBytes: null })
})
