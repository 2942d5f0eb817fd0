import type { OrderMessages } from '#contracts/fields/order.ts'
import type { BillingPeriod } from '#contracts/rules/price.ts'

export interface OrderDialogTexts {
  heading: string
  description: string
  plan: string
  /** A plan's specifications, in one line. */
  planSpecs: (plan: { cpu: number; ram: number; storage: number }) => string
  /** A plan's traffic; `gigabytes` per month is already formatted. */
  planBandwidth: (gigabytes: string) => string
  location: string
  operatingSystem: string
  /** Lists the systems that the chosen plan does not support. */
  unsupportedSystems: (planName: string, systems: string) => string
  name: string
  nameDescription: string
  namePlaceholder: string
  billingPeriod: string
  periods: Readonly<Record<BillingPeriod, string>>
  /** Follows a price, such as "per month". */
  perPeriod: Readonly<Record<BillingPeriod, string>>
  /** Badge of yearly billing: content, never computed (product decisions). */
  yearlySaving: string
  summary: string
  summaryEmpty: string
  /** Short label of the billing period, in the summary. */
  summaryPeriod: string
  total: string
  nextBillingDate: string
  walletNow: string
  walletAfter: string
  /** Names the missing amount; `amount` is already formatted. */
  shortfall: (amount: string) => string
  /** Why the order cannot be placed (product spec, section 5). */
  insufficientBalance: string
  topUp: string
  cancel: string
  submit: string
  submitting: string
  /** Title above the server's message (product spec, section 8). */
  failureTitle: string
  catalogError: string
  validation: OrderMessages
}
