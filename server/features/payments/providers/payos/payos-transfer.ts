import * as v from 'valibot'
import type { PaymentReport } from '#server/features/payments/providers/payment-report.ts'
import type { PaymentStatus } from '#server/features/payments/providers/payment-status.ts'
import { amountField } from '#server/features/payments/providers/provider-fields.ts'

/** Fields of a transfer to a payment link that webhooks and queries have in common. */
export const payosTransferFields = {
  amount: amountField,
  /** The bank's number of the transfer: with it a second transfer to the same link is another one. */
  reference: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,64}$/)),
}

const transferSchema = v.object(payosTransferFields)

/** The report of a transfer, of which a payment may have several: its id is the same in a webhook and in a query. */
export const payosReportOf = (
  orderCode: number,
  paymentLinkId: string,
  status: PaymentStatus,
  { reference, amount }: v.InferOutput<typeof transferSchema>,
): PaymentReport => ({ eventId: `${paymentLinkId}:${reference}`, reference: String(orderCode), status, amount })
