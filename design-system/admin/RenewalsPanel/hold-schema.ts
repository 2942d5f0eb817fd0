import * as v from 'valibot'
import type { HoldRequest, PlanTerms, RenewalRow } from '#contracts/plan-life.ts'
import { DAY_MS, dayOf, dayOfMonth } from '#contracts/rules/calendar.ts'
import { cleanLine } from '#contracts/rules/clean-line.ts'
import { GRACE_DAYS_MAX, RESOLUTION_MAX } from '#contracts/rules/limits.ts'
import { deletionTime, GRACE_DAYS, suspensionTime } from '#contracts/rules/plan-life.ts'
import { typedNumber } from '#contracts/rules/typed-amount.ts'

/** What the form says about an entry that is not possible. */
export interface HoldMessages {
  past: string
  grace: (from: string, to: string) => string
  reason: string
}

const isGrace = (text: string) =>
  text === '' || (typedNumber(text) >= GRACE_DAYS && typedNumber(text) <= GRACE_DAYS_MAX)

/** Schema of the form, with the server's rules. `today` is a day in Vietnam, such as `2026-11-22`; an empty day is no hold, and an empty number the usual grace. */
export const createHoldSchema = (messages: HoldMessages, today: string, number: (value: number) => string) =>
  v.object({
    until: v.pipe(
      v.string(),
      v.check((day) => day === '' || day >= today, messages.past),
    ),
    isExempt: v.boolean(),
    graceDays: v.pipe(
      v.string(),
      v.trim(),
      v.check(isGrace, messages.grace(number(GRACE_DAYS), number(GRACE_DAYS_MAX))),
    ),
    reason: v.pipe(v.string(), v.transform(cleanLine), v.nonEmpty(messages.reason), v.maxLength(RESOLUTION_MAX)),
  })

/** The values of the form while it is filled in. */
export type HoldFormValues = v.InferInput<ReturnType<typeof createHoldSchema>>

type Terms = Pick<PlanTerms, 'holdUntil' | 'isExempt' | 'graceDays'>

/** The last day of a hold that ends at `until`; nothing for one that has ended. Times are ISO 8601. */
export const lastDayOfHold = (until: string | null, now: string) =>
  until !== null && Date.parse(until) > Date.parse(now) ? dayOf(Date.parse(until) - 1) : ''

/** The end of a day in Vietnam, in milliseconds. */
const endOfDay = (day: string) => Date.parse(`${day}T00:00:00+07:00`) + DAY_MS

/** What the form is filled in with. */
export const holdFormOf = ({ holdUntil, isExempt, graceDays }: Terms, now: string): HoldFormValues => ({
  until: lastDayOfHold(holdUntil, now),
  isExempt,
  graceDays: graceDays === null ? '' : String(graceDays),
  reason: '',
})

/** What an entry changes: what is as it was is left out, so that a time that another program has set is not rounded to a day. */
export function holdChangeOf(
  values: Omit<HoldFormValues, 'reason'>,
  terms: Terms,
  now: string,
): Omit<HoldRequest, 'reason'> {
  const before = holdFormOf(terms, now)
  const graceDays = values.graceDays.trim()
  return {
    ...(values.until !== before.until && {
      until: values.until === '' ? null : new Date(endOfDay(values.until)).toISOString(),
    }),
    ...(values.isExempt !== before.isExempt && { isExempt: values.isExempt }),
    ...(graceDays !== before.graceDays && { graceDays: graceDays === '' ? null : typedNumber(graceDays) }),
  }
}

/** What follows from an entry. Times in milliseconds; null where it does not happen. */
export interface HoldOutcome {
  /** It is suspended as unpaid, and runs again. */
  resumes: boolean
  isExempt: boolean
  /** Until when it is neither suspended nor deleted. */
  heldUntil: number | null
  /** When its customer has it end. */
  cancelledAt: number | null
  /** When it is suspended if nothing is paid; null also for one that stays suspended. */
  suspendsAt: number | null
  /** When it is deleted if nothing is paid. */
  deletesAt: number | null
}

/** What follows from a change of the terms of an instance, by the rules that the server applies. */
export function outcomeOfHold(row: RenewalRow, change: Omit<HoldRequest, 'reason'>, now: string): HoldOutcome {
  const { vps, terms, dueAt } = row
  const at = Date.parse(now)
  const isExempt = change.isExempt ?? terms.isExempt
  const until = change.until === undefined ? terms.holdUntil : change.until
  const holdUntil = until === null ? null : Date.parse(until)
  const heldUntil = holdUntil !== null && holdUntil > at ? holdUntil : null
  const isUnpaid = vps.status === 'suspended' && vps.suspendedReason === 'unpaid'
  const resumes = isUnpaid && (isExempt || heldUntil !== null)
  const cancelledAt = terms.cancelAt === null ? null : Math.max(Date.parse(terms.cancelAt), holdUntil ?? 0)
  const none = { resumes, isExempt, heldUntil, cancelledAt, suspendsAt: null, deletesAt: null }
  if (isExempt || cancelledAt !== null) return none
  const nextBillingAt = Date.parse(dueAt)
  const suspendedAt = isUnpaid && !resumes && terms.suspendedAt !== null ? Date.parse(terms.suspendedAt) : null
  const plan = {
    billingPeriod: vps.billingPeriod,
    anchorDay: dayOfMonth(nextBillingAt),
    nextBillingAt,
    graceDays: change.graceDays === undefined ? terms.graceDays : change.graceDays,
    holdUntil,
    suspendedAt,
  }
  // The due date of the row is the one that counts now: no period has begun after it.
  const before = nextBillingAt - 1
  if (suspendedAt !== null) {
    const known = terms.deleteAfter === null ? deletionTime(plan, before) : Date.parse(terms.deleteAfter)
    return { ...none, deletesAt: Math.max(known, at) }
  }
  const suspendsAt = Math.max(suspensionTime(plan, before), at)
  return { ...none, suspendsAt, deletesAt: Math.max(deletionTime({ ...plan, suspendedAt: null }, before), at) }
}
