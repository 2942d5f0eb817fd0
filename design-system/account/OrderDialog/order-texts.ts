import type { OrderMessages } from '#contracts/fields/order.ts'
import type { BillingPeriod } from '#contracts/rules/price.ts'

/** The steps of an order, in the order in which they are taken. */
export type OrderStep = 'plan' | 'place' | 'review'

export interface OrderDialogTexts {
  heading: string
  description: string
  /** Headings of the three steps, which only a phone shows. */
  steps: Readonly<Record<OrderStep, string>>
  /** Which step it is of how many. */
  stepOf: (step: number, count: number) => string
  /** After the heading of a step in which everything is chosen, for screen readers. */
  stepDone: string
  /** Name of the choice between the series of plans. */
  series: string
  plan: string
  /** A plan's specifications, each a piece that does not break; the values are already formatted. */
  planSpecs: (plan: { cpu: string; ram: string; storage: string }) => readonly string[]
  /** A plan's traffic per month; `size` is already formatted. */
  planBandwidth: (size: string) => string
  /** Badge of a popular plan. */
  popular: string
  /** Why a plan cannot be chosen. */
  planSoldOut: string
  planNotForSale: string
  /** Read before the struck price, because the strikethrough is only visual. */
  originalPrice: Readonly<Record<BillingPeriod, string>>
  location: string
  /** Why a location cannot be chosen: for every plan, or for the named one. */
  locationSoldOut: (planName: string | undefined) => string
  operatingSystem: string
  /** Why a system cannot be chosen at the chosen location. */
  systemMissing: (city: string) => string
  /** Lists the systems that the chosen plan does not support. */
  unsupportedSystems: (planName: string, systems: string) => string
  /** Badge of a system that its maker no longer maintains. */
  ended: string
  /** Which system, since when, and what to choose instead; `successors` is a list, empty if there is none. */
  endedSince: (name: string, date: string, successors: string) => string
  name: string
  nameDescription: string
  namePlaceholder: string
  billingPeriod: string
  periods: Readonly<Record<BillingPeriod, string>>
  /** Follows a price, such as "per month". */
  perPeriod: Readonly<Record<BillingPeriod, string>>
  /** What twelve months cost that are paid one by one; `amount` is formatted. */
  twelveMonths: (amount: string) => string
  /** Badge of yearly billing: the label that the product spec gives it. */
  yearlySaving: string
  /** What a year of the plan really saves: `percent` is formatted, `paid` the months that it costs, null if they are not a whole number. */
  computedSaving: (saving: { percent: string; paid: number | null; upTo: boolean }) => string
  /** The choice between paying now and the free trial. */
  trial: {
    label: string
    pay: string
    /** Label and explanation of the trial. */
    free: (days: number) => string
    freeDescription: string
    /** Why it cannot be chosen with this plan; `plans` is a list of names. */
    otherPlans: (plans: string) => string
  }
  code: string
  codeDescription: string
  applyCode: string
  removeCode: string
  /** Says that the typed code is in the price. */
  codeApplied: (code: string) => string
  summary: string
  summaryEmpty: string
  /** Accessible name of the lines of the quote. */
  quoteLines: string
  /** The line of a plan for one period, in the words of the quote, until there is one. */
  planLine: (planName: string, period: BillingPeriod) => string
  /** Says that the shown price is of earlier choices. */
  quoteLoading: string
  quoteFailed: string
  /** Label of the button where a trial needs a verified phone number. */
  verify: string
  /** What is paid now. */
  total: string
  nextBillingDate: string
  /** Label of what is charged when a trial ends. */
  nextCharge: string
  /** What every period costs once the discount has ended; `amount` is formatted, with its period. */
  afterDiscount: (amount: string) => string
  trialEnds: string
  /** What happens then. */
  trialEndsNote: string
  walletNow: string
  walletAfter: string
  /** How long the wallet lasts once the order is paid; `date` is formatted. */
  walletLasts: (date: string) => string
  /** Label of the day until which the wallet lasts once the order is paid. */
  walletLastsLabel: string
  /** Names the missing amount in a word or two; `amount` is formatted. */
  short: (amount: string) => string
  /** What the wallet lacks, instead of what is left in it. */
  missing: string
  /** Names the missing amount; `amount` is already formatted. */
  shortfall: (amount: string) => string
  /** Why the order cannot be placed (product spec, section 5). */
  insufficientBalance: string
  /** In its place while an order waits for its payment; `date` is formatted. */
  waiting: (name: string, date: string) => string
  /** The link that leads to that payment. */
  payWaiting: string
  /** In its place while top-ups are pending that bring enough; `amount` is formatted. */
  incoming: (amount: string) => string
  /** The server's price is not the one that was shown; both are formatted. */
  priceChanged: (before: string, after: string) => string
  /** The price was no longer held, but is the same. */
  quoteRenewed: string
  /** `amount` is formatted: the smallest deposit that covers what is missing. */
  topUp: (amount: string) => string
  cancel: string
  submit: string
  submitting: string
  /** Title above the server's message (product spec, section 8). */
  failureTitle: string
  catalogError: string
  validation: OrderMessages
}
