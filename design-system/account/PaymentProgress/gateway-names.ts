import type { PaymentMethod } from '#contracts/rules/fees.ts'

/** The gateways as they write their names, which are the same in each language. */
export const gatewayNames: Readonly<Partial<Record<PaymentMethod, string>>> = {
  momo: 'MoMo',
  zalopay: 'ZaloPay',
  vnpay: 'VNPay',
  payos: 'payOS',
}
