import { REFERRAL_DAYS } from '#contracts/referral-link.ts'
import { DEPOSIT_MAX, DEPOSIT_MIN, PASSWORD_MIN, REFUND_DAYS, SUPPORT_MESSAGE_MAX } from '#contracts/rules/limits.ts'
import { GRACE_DAYS, UNPAID_DAYS } from '#contracts/rules/plan-life.ts'

interface Fact {
  value: number
  unit: 'number' | 'percent' | 'dong'
  /** A promise of the provider, which no software enforces; otherwise the server enforces it. */
  isPromise: boolean
}

const promise = (value: number, unit: Fact['unit'] = 'number'): Fact => ({ value, unit, isPromise: true })
const enforced = (value: number, unit: Fact['unit'] = 'number'): Fact => ({ value, unit, isPromise: false })

/**
 * The figures that content pages may state, so that each is kept in one place. Promises are those of the product spec, section 9;
 * the others are limits and rules of the server. Prices, sizes of plans and offers are in the catalogue, not here.
 */
export const facts = {
  /** Availability per calendar month. */
  uptime: promise(99.99, 'percent'),
  /** The same for the smallest plan. */
  uptimeSmallest: promise(99.9, 'percent'),
  trialDays: promise(7),
  refundDays: enforced(REFUND_DAYS),
  setupMinutes: promise(5),
  chatMinutes: promise(2),
  ticketHours: promise(1),
  replyHours: promise(24),
  throttledMbps: promise(10),
  upgradeMinutes: promise(10),
  ddosGbps: promise(100),
  /** Credit of the SLA, in percent of the month's price, by the availability that was missed. */
  creditSmall: promise(10, 'percent'),
  creditMedium: promise(25, 'percent'),
  creditLarge: promise(50, 'percent'),
  creditSmallBelow: promise(99.99, 'percent'),
  creditMediumBelow: promise(99, 'percent'),
  creditLargeBelow: promise(95, 'percent'),
  creditDays: promise(15),
  graceDays: enforced(GRACE_DAYS),
  unpaidDays: enforced(UNPAID_DAYS),
  depositMin: enforced(DEPOSIT_MIN, 'dong'),
  depositMax: enforced(DEPOSIT_MAX, 'dong'),
  cryptoFee: enforced(1, 'percent'),
  passwordMin: enforced(PASSWORD_MIN),
  messageMax: enforced(SUPPORT_MESSAGE_MAX),
  sessionIdleDays: enforced(7),
  sessionMaxDays: enforced(30),
  referralDays: enforced(REFERRAL_DAYS),
  accountsPerHour: enforced(50),
  wrongPasswords: enforced(10),
  wrongPasswordMinutes: enforced(15),
} as const satisfies Record<string, Fact>

export type FactName = keyof typeof facts
