import { expect, test } from 'vitest'
import type { Vps } from '#contracts/vps.ts'
import { catalog } from '#stories/fixtures/account.ts'
import { demo } from '#stories/fixtures/demo-records.ts'
import {
  activeInstances,
  daysUntil,
  graceDaysOf,
  isPayableTrial,
  isRenewable,
  matches,
  monthlySum,
  namesOf,
  renewalOf,
  sortByUrgency,
  stepsDone,
  vpsState,
} from './vps.ts'

const now = '2026-11-21T03:00:00.000Z'
const { machines } = demo
const make = (changes: Partial<Vps>): Vps => ({ ...machines.running, ...changes })

test('days are counted by the calendar of Vietnam, not by 24 hours', () => {
  // These are 23:30 and 00:30 in Vietnam.
  expect(daysUntil('2026-11-21T17:30:00.000Z', '2026-11-21T16:30:00.000Z')).toBe(1)
  expect(daysUntil('2026-11-21T16:30:00.000Z', '2026-11-20T17:30:00.000Z')).toBe(0)
  expect(daysUntil('2026-11-19T03:00:00.000Z', now)).toBe(-2)
})

test('a countdown leads to the renewal, and marks it from three days on', () => {
  const at = (nextBillingDate: string) => renewalOf(make({ nextBillingDate }), now)
  expect(at('2026-11-25T03:00:00.000Z')).toMatchObject({ kind: 'due', days: 4, urgency: 'calm' })
  expect(at('2026-11-24T16:00:00.000Z')).toMatchObject({ kind: 'due', days: 3, urgency: 'soon' })
  expect(at('2026-11-21T04:00:00.000Z')).toMatchObject({ kind: 'due', days: 0, urgency: 'soon', next: 'charge' })
})

test('a countdown leads to the end of a trial, which has no renewal', () => {
  expect(renewalOf(machines.trial, now)).toMatchObject({ kind: 'due', days: 5, next: 'trialEnds' })
})

test('what happens at the end of the period is what the customer has decided', () => {
  const soon = '2026-11-24T03:00:00.000Z'
  const next = (changes: Partial<Vps>) => renewalOf(make({ nextBillingDate: soon, ...changes }), now)
  expect(next({ autoRenew: false, nextCharge: null })).toMatchObject({ next: 'manual', date: soon, amount: '89000' })
  expect(next({ cancelAt: soon, nextCharge: null })).toMatchObject({ next: 'ends', date: soon })
  // Nothing is charged for it, or a server of the previous version does not say what is.
  expect(next({ nextCharge: null })).toMatchObject({ next: 'none' })
})

test('what was not paid runs on until it is suspended, and is deleted at last', () => {
  const since = '2026-11-20T03:00:00.000Z'
  const suspendAfter = '2026-11-23T03:00:00.000Z'
  const nextCharge = { amount: '62300', date: since }
  const overdue = { nextBillingDate: since, nextCharge, renewalAmount: '62300', suspendAfter }
  const grace = { kind: 'grace', since, date: suspendAfter, urgency: 'overdue', amount: '62300' }
  expect(renewalOf(make(overdue), now)).toEqual(grace)
  expect(renewalOf(make({ ...overdue, autoRenew: false, nextCharge: null }), now)).toEqual(grace)
  // It was not warned in time.
  expect(renewalOf(make(overdue), '2026-11-23T03:00:00.000Z')).toMatchObject({ kind: 'grace', date: null })
  const suspended = { status: 'suspended', suspendedReason: 'unpaid', suspendedAt: now, deleteAfter: since } as const
  expect(renewalOf(make({ ...overdue, ...suspended }), now)).toMatchObject({ kind: 'unpaid', since: now, date: since })
})

test('further periods are paid for what runs or is unpaid, but not for trials and what an admin suspended', () => {
  const renewable = [make({}), make({ autoRenew: false }), make({ status: 'suspended', suspendedReason: 'unpaid' })]
  expect(renewable.map(isRenewable)).toEqual([true, true, true])
  const { trial, suspended, creating, failed, terminated } = machines
  expect([trial, suspended, creating, failed, terminated].filter(isRenewable)).toEqual([])
})

test('what failed or was terminated has no renewal', () => {
  expect(renewalOf(machines.failed, now)).toEqual({ kind: 'refunded' })
  expect(renewalOf(machines.failedTrial, now)).toEqual({ kind: 'never' })
  expect(renewalOf(machines.terminated, now)).toEqual({ kind: 'never' })
})

test('a suspended instance has no countdown, since it is not charged', () => {
  const { suspended, endedTrial } = machines
  expect(renewalOf(suspended, now)).toEqual({ kind: 'stopped', date: suspended.nextBillingDate, trial: false })
  expect(renewalOf(endedTrial, now)).toEqual({ kind: 'stopped', date: endedTrial.trialEndsAt, trial: true })
})

test('an instance is off only while it is active, and shows the steps only while it is being created', () => {
  expect([machines.off, machines.running, machines.rescue].map(vpsState)).toEqual(['off', 'active', 'active'])
  expect(vpsState({ ...machines.suspended, power: 'stopped' })).toBe('suspended')
  expect([machines.creating, machines.rebooting].map(stepsDone)).toEqual([2, undefined])
})

test('a trial that runs or has ended can be paid for, but not one that an admin suspended', () => {
  expect([machines.trial, machines.endedTrial].map(isPayableTrial)).toEqual([true, true])
  expect(isPayableTrial({ ...machines.endedTrial, suspendedReason: 'admin' })).toBe(false)
  expect([machines.running, machines.failedTrial, machines.terminated].map(isPayableTrial)).toEqual([
    false,
    false,
    false,
  ])
})

test('an instance has the names of the catalogue, and its own while that is not known', () => {
  const { running } = machines
  expect(namesOf(running, catalog)).toEqual({ system: 'Debian 11', place: 'Hà Nội' })
  expect(namesOf(running, undefined)).toEqual({ system: 'debian', place: 'Ha Noi' })
  expect(namesOf({ operatingSystem: 'arch', locationId: 9, location: 'Vinh' }, catalog)).toEqual({
    system: 'arch',
    place: 'Vinh',
  })
})

test('the list begins with what needs the customer: suspended, then by the next renewal; what is over comes last', () => {
  const list = [
    make({ id: 'failed', status: 'failed' }),
    make({ id: 'later', nextBillingDate: '2026-12-18T03:00:00.000Z' }),
    make({ id: 'terminated', status: 'terminated' }),
    make({ id: 'sooner', nextBillingDate: '2026-11-25T03:00:00.000Z' }),
    make({ id: 'off', power: 'stopped' }),
    make({ id: 'suspended', status: 'suspended' }),
    make({ id: 'creating', status: 'creating' }),
  ]
  const before = [...list]
  const order = ['suspended', 'creating', 'sooner', 'later', 'off', 'failed', 'terminated']
  expect(sortByUrgency(list).map(({ id }) => id)).toEqual(order)
  expect(list).toEqual(before)
})

test('the filter finds a name without its marks, an address by its end, and a number', () => {
  const instance = make({ name: 'Kế toán Đà Nẵng', ipAddress: '203.0.113.18', number: 'VPS-0024' })
  for (const query of ['ke toan', 'KẾ', 'da nang', '113.18', 'vps-0024', ' kế '])
    expect(matches(instance, query), query).toBe(true)
  expect(matches(instance, '113.19')).toBe(false)
  expect(matches(make({ ipAddress: null, name: 'blog' }), '203')).toBe(false)
})

test('the total counts what is rented, and sums up what is renewed, with a twelfth of what is paid by the year', () => {
  const list = [
    machines.running,
    make({ price: '490000', billingPeriod: 'yearly' }),
    ...[machines.suspended, machines.trial, machines.failed, machines.terminated],
  ]
  expect(activeInstances(list)).toHaveLength(4)
  expect(monthlySum(list)).toBe(89_000n + 40_833n)
})

test.each([
  [null, 3],
  ['2026-12-04T03:00:00.000Z', 3],
  ['2026-12-15T03:00:00.000Z', 14],
  ['2026-12-04T04:00:00.000Z', 4],
])('an instance that is due on 1 December and suspended at %s runs on unpaid for %s days', (suspendAfter, days) => {
  expect(graceDaysOf({ nextBillingDate: '2026-12-01T03:00:00.000Z', suspendAfter })).toBe(days)
})
