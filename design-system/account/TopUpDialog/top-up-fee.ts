export const paymentMethods = ['bank_transfer', 'momo', 'zalopay', 'crypto'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Fee of each method in percent of the amount (product spec, section 9). */
export const feePercent: Record<PaymentMethod, number> = { bank_transfer: 0, momo: 0, zalopay: 0, crypto: 1 }

/** Smallest top-up in whole dong (product spec, section 9). */
export const TOP_UP_MINIMUM = 50_000n
/** Largest single top-up that the server takes, in whole dong. */
export const TOP_UP_MAXIMUM = 1_000_000_000n

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

/** The top-up that covers a shortfall: rounded up to a thousand dong, never below the minimum. Both whole dong. */
export function topUpFor(shortfall: string): string {
  const rounded = ((BigInt(shortfall) + 999n) / 1000n) * 1000n
  return (rounded < TOP_UP_MINIMUM ? TOP_UP_MINIMUM : rounded).toString()
}
