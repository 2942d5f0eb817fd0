/** The payment methods for deposits (product spec, section 9), in display order. */
export const paymentMethods = ['bank_transfer', 'momo', 'zalopay', 'crypto'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** The fee of each method in percent of the amount (product spec, section 9). */
export const feePercent: Readonly<Record<PaymentMethod, number>> = { bank_transfer: 0, momo: 0, zalopay: 0, crypto: 1 }

/** The fee of a deposit in addition to its amount, rounded up (product decisions). Both in integer dong. */
export const depositFee = (method: PaymentMethod, amount: bigint): bigint =>
  (amount * BigInt(feePercent[method]) + 99n) / 100n
