/** The periods for which an instance can be paid. */
export const billingPeriods = ['monthly', 'yearly'] as const
export type BillingPeriod = (typeof billingPeriods)[number]

/** The price of a plan for one billing period, in integer dong: shown by the screens and charged by the server. */
export const priceOf = (plan: { priceMonthly: number; priceYearly: number }, period: BillingPeriod): number =>
  period === 'monthly' ? plan.priceMonthly : plan.priceYearly
