import { addMonths, DAY_MS } from '#contracts/rules/calendar.ts'
import type { DemoOrder, DemoUser } from './demo-data.ts'

/** An instance of which more has happened than that it was ordered. Its due date is in some days; a negative number of days: it has passed without a payment. */
interface DemoPlan extends Pick<DemoOrder, 'name' | 'planId' | 'locationId' | 'autoRenew' | 'isCancelled'> {
  dueInDays: number
  /** How many periods it has been there for at the due date. */
  periods: number
}

/** One for each state that instances get into by their money: the comments say what the jobs make of them. */
const plans: readonly DemoPlan[] = [
  // It is renewed twice.
  { name: 'luu-tru-anh', planId: 1, locationId: 1, dueInDays: 2, periods: 3 },
  // It ends with its period.
  { name: 'trang-su-kien', planId: 1, locationId: 2, dueInDays: 9, periods: 1, isCancelled: true },
  // It is overdue, and runs on for the days of grace.
  { name: 'may-chu-game', planId: 2, locationId: 2, dueInDays: -1, periods: 1, autoRenew: false },
  // It is suspended.
  { name: 'thu-nghiem-ai', planId: 2, locationId: 3, dueInDays: -6, periods: 1, autoRenew: false },
  // It is about to be deleted.
  { name: 'thu-thap-gia', planId: 1, locationId: 1, dueInDays: -12, periods: 1, autoRenew: false },
  // It has been deleted.
  { name: 'web-cu', planId: 1, locationId: 4, dueInDays: -20, periods: 1, autoRenew: false },
]

/** What the customer of the demo has done for these instances, and what paid for them. `now` in milliseconds. */
export function plansUntil(now: number): Pick<DemoUser, 'deposits' | 'orders'> {
  const orders = plans.map(({ dueInDays, periods, ...plan }): DemoOrder => {
    const orderedAt = addMonths(now + dueInDays * DAY_MS, -periods)
    const usual = { operatingSystem: 'ubuntu', billingPeriod: 'monthly', status: 'active' } as const
    return { ...usual, ...plan, daysAgo: (now - orderedAt) / DAY_MS }
  })
  return { orders, deposits: [{ daysAgo: 94, amount: 600_000, method: 'bank_transfer', status: 'completed' }] }
}
