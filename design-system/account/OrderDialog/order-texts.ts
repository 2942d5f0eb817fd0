import type { OrderMessages } from '#contracts/fields/order.ts'
import type { BillingPeriod } from '#contracts/rules/price.ts'

export interface OrderDialogTexts {
  heading: string
  description: string
  plan: string
  /** What a plan has, in one line. */
  planSpecs: (plan: { cpu: number; ram: number; storage: number }) => string
  /** Its traffic; `gigabytes` per month is formatted. */
  planBandwidth: (gigabytes: string) => string
  location: string
  operatingSystem: string
  /** Says which systems the chosen plan cannot run. */
  unsupportedSystems: (planName: string, systems: string) => string
  name: string
  nameDescription: string
  namePlaceholder: string
  billingPeriod: string
  periods: Readonly<Record<BillingPeriod, string>>
  /** After a price: what it is paid for. */
  perPeriod: Readonly<Record<BillingPeriod, string>>
  /** Label of yearly billing: content, never computed (product decisions). */
  yearlySaving: string
  summary: string
  summaryEmpty: string
  /** Short for the billing period, in the summary. */
  summaryPeriod: string
  total: string
  nextBillingDate: string
  walletNow: string
  walletAfter: string
  /** What is missing, in words; `amount` is formatted. */
  shortfall: (amount: string) => string
  /** Why the order cannot be placed (product spec, section 5). */
  insufficientBalance: string
  topUp: string
  cancel: string
  submit: string
  submitting: string
  /** Over the server's message (product spec, section 8). */
  failureTitle: string
  catalogError: string
  validation: OrderMessages
}
