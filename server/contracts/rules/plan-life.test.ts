import { describe, expect, test } from 'vitest'
import { DAY_MS } from './calendar.ts'
import {
  deletionTime,
  isNeedless,
  nextTime,
  type PlanEvent,
  type PlanState,
  planLives,
  reminderAt,
  suspensionTime,
} from './plan-life.ts'

const at = (time: string) => Date.parse(`${time}+07:00`)
const day = (time: number) => new Date(time + 7 * 60 * 60 * 1000).toISOString().slice(0, 10)
const due = at('2026-12-10T09:00:00')
const now = at('2026-12-01T00:00:00')

const plan = (changes: Partial<PlanState> = {}): PlanState => ({
  id: 'a',
  status: 'active',
  suspendedReason: null,
  suspendedAt: null,
  trialEndsAt: null,
  billingPeriod: 'monthly',
  anchorDay: 10,
  nextBillingAt: due,
  listPrice: 49_000,
  discount: 0,
  discountedPeriodsLeft: 0,
  autoRenew: true,
  cancelAt: null,
  holdUntil: null,
  isExempt: false,
  graceDays: null,
  ...changes,
})
const unpaid = { status: 'suspended', suspendedReason: 'unpaid', suspendedAt: due + 3 * DAY_MS } as const

const lives = (balance: number, plans: readonly PlanState[], from = now, until = from + 100 * DAY_MS): PlanEvent[] => [
  ...planLives(balance, plans, from, until),
]
/** What happens, without the charges that would follow one that is not made. */
const story = (events: readonly PlanEvent[]) =>
  events
    .filter((event) => event.kind !== 'short' || event.isFirst)
    .map(({ kind, vpsId, at: time }) => `${day(time)} ${vpsId} ${kind}`)

describe('the life of an instance', () => {
  test('that is paid goes on, period by period, at the very time that was said', () => {
    const events = lives(500_000, [plan()])
    expect(story(events)).toEqual([
      '2026-12-10 a renew',
      '2027-01-10 a renew',
      '2027-02-10 a renew',
      '2027-03-10 a renew',
    ])
    expect(events[0]).toEqual({ kind: 'renew', vpsId: 'a', at: due, dueAt: due, amount: 49_000, balanceAfter: 451_000 })
  })

  test('that is not paid ends on the fifteenth day after three days of grace', () => {
    const events = lives(48_999, [plan()])
    expect(story(events)).toEqual(['2026-12-10 a short', '2026-12-13 a suspend', '2026-12-25 a end'])
    expect(events[0]).toMatchObject({ amount: 49_000, missing: 1 })
    expect(events.at(-1)).toMatchObject({ kind: 'short', isFirst: false })
  })

  test('that is renewed by hand has the same deadlines, whatever the wallet has', () => {
    expect(story(lives(500_000, [plan({ autoRenew: false })]))).toEqual(['2026-12-13 a suspend', '2026-12-25 a end'])
  })

  test('that its customer has cancelled ends with its period, without a charge', () => {
    expect(lives(500_000, [plan({ cancelAt: due })])).toEqual([
      { kind: 'end', vpsId: 'a', at: due, dueAt: due, reason: 'cancelled' },
    ])
  })

  test('with a hold is neither suspended nor ended before its end', () => {
    const holdUntil = due + 20 * DAY_MS
    expect(story(lives(0, [plan({ holdUntil })]))).toEqual([
      '2026-12-10 a short',
      '2026-12-30 a suspend',
      '2027-01-09 a end',
    ])
    expect(story(lives(0, [plan({ holdUntil, cancelAt: due })]))).toEqual(['2026-12-30 a end'])
  })

  test('with longer grace is suspended later, and has ten days until its end', () => {
    expect(story(lives(0, [plan({ graceDays: 7 })])).slice(1)).toEqual(['2026-12-17 a suspend', '2026-12-27 a end'])
  })

  test('that is exempt begins periods without a charge, and keeps its discount', () => {
    const events = lives(0, [plan({ isExempt: true, discount: 9000, discountedPeriodsLeft: 2 })])
    expect(story(events)).toEqual([
      '2026-12-10 a renew',
      '2027-01-10 a renew',
      '2027-02-10 a renew',
      '2027-03-10 a renew',
    ])
    expect(events.map((event) => event.kind === 'renew' && event.amount)).toEqual([0, 0, 0, 0])
  })

  test('whose code is for three periods has its discount for two more', () => {
    const events = lives(500_000, [plan({ discount: 14_700, discountedPeriodsLeft: 2 })])
    expect(events.map((event) => event.kind === 'renew' && event.amount)).toEqual([34_300, 34_300, 49_000, 49_000])
  })

  test.each(['failed', 'terminated'] as const)('that is %s is over', (status) => {
    expect(lives(500_000, [plan({ status })])).toEqual([])
    expect(nextTime(plan({ status }), now)).toBeNull()
  })

  test.each([
    { status: 'suspended', suspendedReason: 'admin' },
    { status: 'suspended', suspendedReason: 'trial_ended', trialEndsAt: now },
    { trialEndsAt: now + DAY_MS },
  ] as const)('with %j is not touched by money', (change) => {
    expect(lives(500_000, [plan(change)])).toEqual([])
    expect(lives(0, [plan({ ...change, cancelAt: due })]).map(({ kind }) => kind)).toEqual(['end'])
  })
})

describe('after it was suspended as unpaid', () => {
  const later = due + 5 * DAY_MS

  test('money lets it run again, and the period goes on from the old due date', () => {
    const events = lives(100_000, [plan(unpaid)], later)
    expect(story(events).slice(0, 2)).toEqual(['2026-12-15 a renew', '2027-01-10 a renew'])
    expect(events[0]).toMatchObject({ dueAt: due })
  })

  test.each([{ isExempt: true }, { holdUntil: later + DAY_MS }])('an admin lets it run again with %j', (change) => {
    expect(lives(0, [plan({ ...unpaid, ...change })], later, later)[0]).toMatchObject({ kind: 'resume' })
  })

  test('the day of its end is the one that was said, even if it was suspended late', () => {
    expect(deletionTime(plan(unpaid), later)).toBe(due + 15 * DAY_MS)
    const late = plan({ ...unpaid, suspendedAt: due + 12 * DAY_MS })
    expect(deletionTime(late, due + 40 * DAY_MS)).toBe(due + 22 * DAY_MS)
  })
})

describe('several instances of one wallet', () => {
  test('are charged in the order of their due dates, then of their ids', () => {
    const plans = [plan({ id: 'b' }), plan({ id: 'c', nextBillingAt: due - DAY_MS }), plan({ id: 'a' })]
    expect(story(lives(98_000, plans, now, due))).toEqual([
      '2026-12-09 c renew',
      '2026-12-10 a renew',
      '2026-12-10 b short',
    ])
  })

  test('one that costs less is charged after one that the wallet cannot pay', () => {
    const plans = [plan({ id: 'a', listPrice: 89_000 }), plan({ id: 'b', nextBillingAt: due + DAY_MS })]
    expect(story(lives(60_000, plans, now, due + DAY_MS))).toEqual(['2026-12-10 a short', '2026-12-11 b renew'])
  })

  test('what is overdue is paid by the nearest deadline: one that still runs before one that is suspended', () => {
    const plans = [plan({ id: 'a', ...unpaid }), plan({ id: 'b', nextBillingAt: due + 5 * DAY_MS })]
    expect(story(lives(49_000, plans, due + 6 * DAY_MS, due + 6 * DAY_MS))).toEqual([
      '2026-12-16 b renew',
      '2026-12-16 a short',
    ])
  })

  test('after an outage they are charged in the order in which they would have been', () => {
    const plans = [plan({ id: 'b' }), plan({ id: 'a', nextBillingAt: due + DAY_MS })]
    expect(story(lives(49_000, plans, due + 10 * DAY_MS, due + 10 * DAY_MS)).slice(0, 2)).toEqual([
      '2026-12-20 b renew',
      '2026-12-20 a short',
    ])
  })
})

describe('dates', () => {
  test('keep the anchor day, through a leap day', () => {
    const anchored = plan({ anchorDay: 31, nextBillingAt: at('2028-01-31T09:00:00') })
    expect(story(lives(1_000_000, [anchored], at('2028-01-01T00:00:00'), at('2028-05-31T09:00:00')))).toEqual([
      '2028-01-31 a renew',
      '2028-02-29 a renew',
      '2028-03-31 a renew',
      '2028-04-30 a renew',
      '2028-05-31 a renew',
    ])
  })

  test('of several periods that have begun without a charge only the last one is charged', () => {
    const [event] = lives(500_000, [plan()], at('2027-02-20T00:00:00'), at('2027-02-20T00:00:00'))
    expect(event).toMatchObject({ kind: 'renew', dueAt: at('2027-02-10T09:00:00'), amount: 49_000 })
  })

  test('are told apart to the millisecond', () => {
    expect(suspensionTime(plan(), now)).toBe(due + 3 * DAY_MS)
    expect(lives(0, [plan()], now, due - 1)).toEqual([])
    expect(story(lives(0, [plan()], now, due + 3 * DAY_MS - 1))).toEqual(['2026-12-10 a short'])
  })
})

describe('reminders', () => {
  test.each([
    [-7 * DAY_MS - 1, null],
    [-7 * DAY_MS, -7],
    [-6 * DAY_MS, null],
    [-3 * DAY_MS, -3],
    [-DAY_MS, -1],
    [0, 0],
    [DAY_MS, 1],
    [2 * DAY_MS, null],
  ])('%i ms after the due date it is the one of day %s', (offset, expected) => {
    expect(reminderAt(plan(), due + offset)?.day ?? null).toBe(expected)
  })

  test('are not written where nothing is to be paid', () => {
    for (const change of [{ isExempt: true }, { cancelAt: due }, { trialEndsAt: due }, unpaid])
      expect(reminderAt(plan(change), due - DAY_MS)).toBeNull()
  })

  test('say nothing needless: only the third day before is for those whose wallet pays by itself', () => {
    const needless = ([-7, -3, -1, 0, 1] as const).map((day) => isNeedless({ day, dueAt: due }, plan(), 0))
    expect(needless).toEqual([true, false, true, false, false])
    expect(isNeedless({ day: -7, dueAt: due }, plan(), 1)).toBe(false)
    expect(isNeedless({ day: -7, dueAt: due }, plan({ autoRenew: false }), 0)).toBe(false)
  })

  test('something is to be done next at each of them, and at each step', () => {
    const times: string[] = []
    for (let time = nextTime(plan(), now); time !== null && times.length < 6; time = nextTime(plan(), time))
      times.push(day(time))
    expect(times).toEqual(['2026-12-03', '2026-12-07', '2026-12-09', '2026-12-10', '2026-12-11', '2026-12-13'])
  })
})
