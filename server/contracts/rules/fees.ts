/** The payment methods for deposits, in display order: those of the product spec (section 9), and gateways that are on offer where they are set up. */
export const paymentMethods = ['bank_transfer', 'momo', 'zalopay', 'vnpay', 'payos', 'crypto'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** The methods that are paid at a gateway, which reports its payments. */
export const gatewayMethods = ['momo', 'zalopay', 'vnpay', 'payos'] as const satisfies readonly PaymentMethod[]
export type GatewayMethod = (typeof gatewayMethods)[number]

/** The methods that are on offer without settings: the four of the product spec. */
export const specMethods = ['bank_transfer', 'momo', 'zalopay', 'crypto'] as const satisfies readonly PaymentMethod[]

/** The methods whose payments no provider reports: an admin approves these deposits. */
export const methodsForApproval = ['bank_transfer', 'crypto'] as const satisfies readonly PaymentMethod[]

/** The fee of each method in percent of the amount (product spec, section 9). */
export const feePercent: Readonly<Record<PaymentMethod, number>> = {
  bank_transfer: 0,
  momo: 0,
  zalopay: 0,
  vnpay: 0,
  payos: 0,
  crypto: 1,
}

/** The fee of a deposit in addition to its amount, rounded up (product decisions). Both in integer dong. */
export const depositFee = (method: PaymentMethod, amount: bigint): bigint =>
  (amount * BigInt(feePercent[method]) + 99n) / 100n
