export const paymentMethods = ['bank_transfer', 'momo', 'zalopay', 'crypto'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Fee of each method in percent of the amount (product spec, section 9). */
export const feePercent: Record<PaymentMethod, number> = { bank_transfer: 0, momo: 0, zalopay: 0, crypto: 1 }

/** Amounts offered as one press, in whole dong (product spec, section 9). */
export const quickAmounts = ['100000', '200000', '500000', '1000000', '2000000', '5000000'] as const

/** The fee on top of `amount`, rounded up to a whole dong (product decisions). Both in whole dong. */
export function topUpFee(amount: string, method: PaymentMethod): string {
  const hundredths = BigInt(amount) * BigInt(feePercent[method])
  return ((hundredths + 99n) / 100n).toString()
}

/** What the customer pays: the amount, which the wallet gets whole, and the fee. */
export const topUpTotal = (amount: string, method: PaymentMethod): string =>
  (BigInt(amount) + BigInt(topUpFee(amount, method))).toString()
