import type { BillingPeriod } from '#contracts/rules/price.ts'

/** The texts of a plan, wherever it is sold. */
export interface PlanTexts {
  /** Badge of the most popular plan. */
  popular: string
  /** Badge of a plan that is sold out, and why its button cannot be pressed. */
  soldOut: { badge: string; reason: string }
  /** The same while nothing is sold. */
  notForSale: { badge: string; reason: string }
  /** Read by screen readers before the struck price, because the strikethrough is only visual. */
  originalPrice: Readonly<Record<BillingPeriod, string>>
  /** Follows a price, such as '/month'. */
  perPeriod: Readonly<Record<BillingPeriod, string>>
  /** Label of the button. */
  choose: (planName: string) => string
}

/** What paying for a year at once saves. */
export interface YearlySavingTexts {
  /** Beside the year: the label that the product spec gives it. */
  yearlySaving: string
  /**
   * What a year really saves: `percent` is formatted, such as `16,7 %`; `paid` are the months that it costs, or null if they are not a whole
   * number. `upTo` if plans save differently.
   */
  computedSaving: (saving: { percent: string; paid: number | null; upTo: boolean }) => string
}

/** The choice of the period that prices are for. */
export interface PeriodTexts extends YearlySavingTexts {
  /** Accessible name of the group. */
  label: string
  periods: Readonly<Record<BillingPeriod, string>>
}

/** What every list of plans says. */
export interface PlansTexts {
  heading: string
  period: PeriodTexts
  card: PlanTexts
  /** Shown while nothing is offered. */
  none: string
  /** A question, and the label of the contact link. */
  enterprise: { question: string; consult: string }
}
