import { expect, it } from 'vitest'
import { isRenewed } from '#contracts/rules/renewal.ts'
import { trialVps, vps } from '#stories/fixtures/account.ts'
import {
  byNeed,
  daysUntil,
  held,
  isCharged,
  type ListedVps,
  listedOf,
  matches,
  monthlySum,
  renewalOf,
} from './listed-vps.ts'

const now = '2026-11-21T03:00:00.000Z'
const [shown] = vps
if (!shown) throw new Error('The fixtures have no VPS.')
const base = listedOf(shown)
const make = (changes: Partial<ListedVps>): ListedVps => ({
  ...base,
  status: 'active',
  trialEndsAt: null,
  nextCharge: null,
  ...changes,
})

it('counts days by the calendar of Vietnam, not by 24 hours', () => {
  // 23:30 and 00:30 in Vietnam.
  expect(daysUntil('2026-11-21T17:30:00.000Z', '2026-11-21T16:30:00.000Z')).toBe(1)
  expect(daysUntil('2026-11-21T16:30:00.000Z', '2026-11-20T17:30:00.000Z')).toBe(0)
  expect(daysUntil('2026-11-19T03:00:00.000Z', now)).toBe(-2)
})

it('counts down to the renewal, and marks it from three days on', () => {
  const at = (nextBillingDate: string) => renewalOf(make({ nextBillingDate }), now)
  expect(at('2026-11-25T03:00:00.000Z')).toMatchObject({ kind: 'due', days: 4, urgency: 'calm' })
  expect(at('2026-11-24T16:00:00.000Z')).toMatchObject({ kind: 'due', days: 3, urgency: 'soon' })
  expect(at('2026-11-21T00:00:00.000Z')).toMatchObject({ kind: 'due', days: 0, urgency: 'soon' })
  expect(at('2026-11-19T03:00:00.000Z')).toMatchObject({ kind: 'due', days: -2, urgency: 'overdue' })
})

it('counts down to the end of a trial, which has no renewal', () => {
  expect(renewalOf({ ...trialVps }, now)).toMatchObject({ kind: 'due', days: 5, trial: true })
})

it('has no renewal of what failed or was terminated', () => {
  const refundedAt = '2026-11-17T02:40:00.000Z'
  expect(renewalOf(make({ status: 'failed', refundedAt }), now)).toEqual({ kind: 'refunded', date: refundedAt })
  expect(renewalOf(make({ status: 'terminated' }), now)).toEqual({ kind: 'never' })
})

it('counts no days of a suspended one, which is not charged, unless money is missing', () => {
  const suspended = { status: 'suspended', nextBillingDate: '2026-12-15T03:00:00.000Z' } as const
  expect(renewalOf(make(suspended), now)).toEqual({ kind: 'stopped', date: suspended.nextBillingDate, trial: false })
  const trialEndsAt = '2026-11-19T03:00:00.000Z'
  const ended = make({ ...suspended, trialEndsAt, suspendedReason: 'trial_ended' })
  expect(renewalOf(ended, now)).toEqual({ kind: 'stopped', date: trialEndsAt, trial: true })
  expect(renewalOf(make({ ...suspended, missing: '85000' }), now)).toMatchObject({ kind: 'due' })
})

it('says the same as the forecast of the wallet about what is charged', () => {
  for (const status of ['active', 'creating', 'suspended', 'failed', 'terminated'] as const)
    for (const trialEndsAt of [null, now])
      expect(isCharged({ status, trialEndsAt }), `${status} ${trialEndsAt}`).toBe(
        isRenewed({ status, trialEndsAt: trialEndsAt === null ? null : 0 }),
      )
  // What only runs for longer than the server knows is paid for, too.
  expect(isCharged({ status: 'off', trialEndsAt: null })).toBe(true)
})

it('lists first what needs the customer: suspended, then by the next renewal; what is over comes last', () => {
  const list = [
    make({ id: 'failed', status: 'failed' }),
    make({ id: 'later', nextBillingDate: '2026-12-18T03:00:00.000Z' }),
    make({ id: 'terminated', status: 'terminated' }),
    make({ id: 'sooner', nextBillingDate: '2026-11-25T03:00:00.000Z' }),
    make({ id: 'off', status: 'off' }),
    make({ id: 'suspended', status: 'suspended' }),
    make({ id: 'creating', status: 'creating' }),
  ]
  const before = [...list]
  const order = ['suspended', 'creating', 'sooner', 'later', 'off', 'failed', 'terminated']
  expect(byNeed(list).map(({ id }) => id)).toEqual(order)
  expect(list).toEqual(before)
})

it('finds a name without its marks, an address by its end, and a number', () => {
  const instance = make({ name: 'Kế toán Đà Nẵng', ipAddress: '203.0.113.18', number: 'VPS-0024' })
  for (const query of ['ke toan', 'KẾ', 'da nang', '113.18', 'vps-0024', ' kế '])
    expect(matches(instance, query), query).toBe(true)
  expect(matches(instance, '113.19')).toBe(false)
  expect(matches(make({ ipAddress: null, name: 'blog' }), '203')).toBe(false)
})

it('sums up what is held, with a twelfth of what is paid by the year', () => {
  const list = [
    make({ price: '89000' }),
    make({ price: '490000', billingPeriod: 'yearly' }),
    make({ price: '159000', status: 'failed' }),
    make({ price: '159000', status: 'terminated' }),
  ]
  expect(held(list)).toHaveLength(2)
  expect(monthlySum(held(list))).toBe(89_000n + 40_833n)
})

it('is the same object for the same instance, so that its row is not rendered again', () => {
  expect(listedOf(shown)).toBe(listedOf(shown))
  expect(listedOf({ ...shown })).not.toBe(listedOf(shown))
})
