/** How long an instance is paid for at a time. */
export const billingPeriods = ['monthly', 'yearly'] as const
export type BillingPeriod = (typeof billingPeriods)[number]

/** What a plan costs for one billing period, in whole dong. The screens quote it, the server takes it. */
export const priceOf = (plan: { priceMonthly: number; priceYearly: number }, period: BillingPeriod): number =>
  period === 'monthly' ? plan.priceMonthly : plan.priceYearly
