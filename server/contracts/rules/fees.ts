/** The ways to top up (product spec, section 9), in the order in which they are shown. */
export const paymentMethods = ['bank_transfer', 'momo', 'zalopay', 'crypto'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Fee of each method in percent of the amount (product spec, section 9). */
export const feePercent: Readonly<Record<PaymentMethod, number>> = { bank_transfer: 0, momo: 0, zalopay: 0, crypto: 1 }

/** What a top-up costs beside its amount, rounded up to a whole dong (product decisions). Both in whole dong. */
export const depositFee = (method: PaymentMethod, amount: bigint): bigint =>
  (amount * BigInt(feePercent[method]) + 99n) / 100n
