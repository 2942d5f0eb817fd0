import * as v from 'valibot'
import type { PaymentReport } from '#server/features/payments/providers/payment-report.ts'
import type { PaymentStatus } from '#server/features/payments/providers/payment-status.ts'
import { amountField, optionalTextField, textField } from '#server/features/payments/providers/provider-fields.ts'
import { parseBankTime } from '#server/features/payments/providers/vietnam-time.ts'

/** Fields of a transfer to a payment link that webhooks and queries have in common. */
export const payosTransferFields = {
  amount: amountField,
  /** The bank's number of the transfer: with it a second transfer to the same link is another one. */
  reference: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,64}$/)),
  accountNumber: textField,
  description: textField,
  transactionDateTime: textField,
  counterAccountName: optionalTextField,
  counterAccountNumber: optionalTextField,
  counterAccountBankId: optionalTextField,
}

const transferSchema = v.object(payosTransferFields)

/** What payOS reports: a payment may have several transfers, each of which it reports. */
export interface PayosReport extends PaymentReport {
  /** payOS's id of the payment link. */
  paymentLinkId: string
  /** The account that received the transfer, which is ours: payOS holds no money. */
  account: string
  /** The transfer's memo, as the bank reports it. */
  description: string
  sender: { name: string | null; account: string | null; bin: string | null }
}

/** The report of a transfer: its id is the same in a webhook and in a query. */
export const payosReportOf = (
  orderCode: number,
  paymentLinkId: string,
  status: PaymentStatus,
  transfer: v.InferOutput<typeof transferSchema>,
): PayosReport => ({
  eventId: `${paymentLinkId}:${transfer.reference}`,
  reference: String(orderCode),
  transactionId: transfer.reference,
  status,
  paymentLinkId,
  amount: transfer.amount,
  paidAt: parseBankTime(transfer.transactionDateTime),
  account: transfer.accountNumber,
  description: transfer.description,
  sender: {
    name: transfer.counterAccountName,
    account: transfer.counterAccountNumber,
    bin: transfer.counterAccountBankId,
  },
})
