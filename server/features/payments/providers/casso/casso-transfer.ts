import * as v from 'valibot'
import type { BankTransfer } from '#server/features/payments/providers/bank-transfer.ts'
import {
  balanceField,
  idField,
  optionalTextField,
  signedAmountField,
  textField,
} from '#server/features/payments/providers/provider-fields.ts'
import { parseBankTime } from '#server/features/payments/providers/vietnam-time.ts'

/** The fields of a transfer that the list and a webhook of version 1 have in common; each names our account in its own way. */
export const cassoTransferFields = {
  id: idField,
  tid: textField,
  description: textField,
  amount: signedAmountField,
  cusum_balance: balanceField,
  when: textField,
  corresponsiveName: optionalTextField,
  corresponsiveAccount: optionalTextField,
}

const transferSchema = v.object(cassoTransferFields)

/** Which way an amount has moved: a negative one has gone out. */
export const moved = (amount: number) => ({
  direction: amount > 0 ? ('in' as const) : ('out' as const),
  amount: Math.abs(amount),
})

/** A transfer on an account of ours, as Casso lists it. */
export const transferOfCasso = (listed: v.InferOutput<typeof transferSchema>, account: string): BankTransfer => ({
  eventId: listed.id,
  ...moved(listed.amount),
  account,
  bankReference: listed.tid,
  transferredAt: parseBankTime(listed.when),
  texts: { code: null, content: listed.description, description: '' },
  balanceAfter: listed.cusum_balance,
  sender: { name: listed.corresponsiveName, account: listed.corresponsiveAccount },
})
