import { addMonths, dayOfMonth } from './calendar.ts'
import { DEPOSIT_MAX, DEPOSIT_MIN } from './limits.ts'
import { nextCharge } from './offers.ts'
import type { BillingPeriod } from './price.ts'
import { isRenewed } from './renewal.ts'
import type { VpsStatus } from './vps-status.ts'

/** What the renewals of an instance follow from. Money in integer dong, times in milliseconds. */
export interface Renewable {
  id: string
  status: VpsStatus
  /** When its trial ends or has ended; null without a trial, and once that is paid for. */
  trialEndsAt: number | null
  billingPeriod: BillingPeriod
  /** The day of the month on which billing periods begin; the last day in shorter months. */
  anchorDay: number
  /** When the period begins that is charged next. */
  nextBillingAt: number
  /** The price of a billing period without a discount. */
  listPrice: number
  /** What is taken off each discounted period. */
  discount: number
  /** The number of discounted periods that have not been charged yet. */
  discountedPeriodsLeft: number
}

/** A charge that falls due, in integer dong. */
export interface Charge {
  vpsId: string
  /** When it is due, in milliseconds; in the past for one that is overdue. */
  at: number
  amount: number
}

/** A charge with what becomes of it. `balanceAfter` is in integer dong; null for a charge that the wallet cannot pay. */
export type ForecastLine<Due extends Charge = Charge> = Due & { balanceAfter: number | null }

export interface Forecast<Due extends Charge = Charge> {
  lines: ForecastLine<Due>[]
  /**
   * When the first charge is due that the wallet cannot pay, in milliseconds: the balance lasts until then. Null if it pays for all
   * of them.
   */
  lastsUntil: number | null
}

/**
 * The charges for an instance that are due by `until`, oldest first. They are counted from the anchor day, so that a short month moves
 * none after it. Of several periods that have already begun without a charge only the last one is charged.
 */
export function chargesOfInstance(instance: Renewable, now: number, until: number): Charge[] {
  if (!isRenewed(instance)) return []
  const { id, billingPeriod, anchorDay, nextBillingAt, listPrice, discount, discountedPeriodsLeft } = instance
  const months = billingPeriod === 'monthly' ? 1 : 12
  const beginOf = (period: number) => addMonths(nextBillingAt, period * months, anchorDay)
  let first = 0
  while (beginOf(first + 1) <= now) first += 1
  const charges: Charge[] = []
  for (let number = 0; ; number += 1) {
    const at = beginOf(first + number)
    if (at > until) return charges
    charges.push({ vpsId: id, at, amount: nextCharge(listPrice, discount, discountedPeriodsLeft - number) })
  }
}

/** The charges for these instances that are due by `until`, in the order in which they are made. */
export const chargesUntil = (instances: readonly Renewable[], now: number, until: number): Charge[] =>
  instances
    .flatMap((instance) => chargesOfInstance(instance, now, until))
    .sort((a, b) => a.at - b.at || (a.vpsId < b.vpsId ? -1 : 1))

/**
 * Pays charges from a wallet, in their order, and nothing else comes in. A charge is paid whole or not at all. After one that cannot be
 * paid, its instance is charged no more; the others are charged as long as the balance suffices. `balance` in integer dong.
 */
export function forecastOf<Due extends Charge>(balance: number, charges: readonly Due[]): Forecast<Due> {
  let left = balance
  let lastsUntil: number | null = null
  const unpaid = new Set<string>()
  const lines = charges.map((charge): ForecastLine<Due> => {
    if (unpaid.has(charge.vpsId) || charge.amount > left) {
      unpaid.add(charge.vpsId)
      lastsUntil ??= charge.at
      return { ...charge, balanceAfter: null }
    }
    left -= charge.amount
    return { ...charge, balanceAfter: left }
  })
  return { lines, lastsUntil }
}

/** A deposit, in integer dong, and until when the wallet lasts with it: null if that is after the last charge that is known. */
export interface TopUp {
  amount: number
  lastsUntil: number | null
}

/** Until when a wallet lasts with a deposit. */
export const withTopUp = (balance: number, charges: readonly Charge[], amount: number): TopUp => ({
  amount,
  lastsUntil: forecastOf(balance + amount, charges).lastsUntil,
})

/**
 * The deposit with which a wallet lasts some months longer: what is charged in the months from the first charge that it cannot pay, but
 * at least the smallest deposit. Null if it pays for every charge, if the charges are not known for so long (up to `until`), or if it
 * takes more than one deposit.
 */
export function topUpForMonths(
  balance: number,
  charges: readonly Charge[],
  { months, until }: { months: number; until: number },
): TopUp | null {
  const { lastsUntil } = forecastOf(balance, charges)
  if (lastsUntil === null) return null
  const end = addMonths(lastsUntil, months, dayOfMonth(lastsUntil))
  if (end > until) return null
  const cost = charges.filter(({ at }) => at >= lastsUntil && at < end).reduce((sum, { amount }) => sum + amount, 0)
  const amount = Math.max(cost, DEPOSIT_MIN)
  return amount > DEPOSIT_MAX ? null : withTopUp(balance, charges, amount)
}
