import * as v from 'valibot'
import { type ListedTransfers, readEntries } from '#server/features/payments/bank-statement.ts'
import type { BankTransfer } from '#server/features/payments/providers/bank-transfer.ts'
import type { Secrets } from '#server/features/payments/providers/hmac.ts'
import {
  accountField,
  balanceField,
  idField,
  optionalTextField,
  signedAmountField,
  textField,
} from '#server/features/payments/providers/provider-fields.ts'
import { type Json, parseStrictJson } from '#server/features/payments/providers/strict-json.ts'
import { parseBankTime } from '#server/features/payments/providers/vietnam-time.ts'
import type { ReadHeader, WebhookFault } from '#server/features/payments/providers/webhook-fault.ts'
import { CASSO_SIGNATURE, CASSO_TOKEN, cassoSignatureFault, isCassoToken } from './casso-signature.ts'
import { cassoTransferFields, moved, transferOfCasso } from './casso-transfer.ts'

/** Transfers of one webhook of version 1: more than Casso sends at once. */
const TRANSFERS_MAX = 100

/** A transfer in version 1 (casso.vn/tich-hop-webhook-tuy-chinh-vao-casso). */
const transferV1Schema = v.object({ ...cassoTransferFields, bank_sub_acc_id: accountField })

/** A transfer in version 2 (developer.casso.vn, webhook version 2). */
const transferV2Schema = v.object({
  id: idField,
  reference: textField,
  description: textField,
  amount: signedAmountField,
  runningBalance: balanceField,
  transactionDateTime: textField,
  accountNumber: accountField,
  counterAccountName: optionalTextField,
  counterAccountNumber: optionalTextField,
})

const bodyV1Schema = v.object({
  error: v.literal(0),
  data: v.pipe(v.array(v.unknown()), v.maxLength(TRANSFERS_MAX)),
})
const bodyV2Schema = v.object({ error: v.literal(0), data: transferV2Schema })

/**
 * Verifies and reads a webhook of Casso, of version 2 if it has that signature, else of version 1, which needs the secret as a token. A
 * negative amount has gone out.
 */
export function readCassoWebhook(
  secrets: Secrets,
  now: number,
  rawBody: Uint8Array,
  header: ReadHeader,
): ListedTransfers | { fault: WebhookFault } {
  const signature = header(CASSO_SIGNATURE)
  if (signature === undefined && !isCassoToken(secrets, header(CASSO_TOKEN))) return { fault: 'invalid_signature' }
  const json = parseStrictJson(rawBody)
  if (json === undefined) return { fault: 'malformed_json' }
  if (signature === undefined) return readV1(json)
  const fault = cassoSignatureFault(secrets, now, json, signature)
  return fault ? { fault } : readV2(json)
}

type Read = ListedTransfers | { fault: 'malformed_json' | 'invalid' }

/** Reads the body of a webhook of either version that was verified before. */
export function readCassoBody(rawBody: Uint8Array): Read {
  const json = parseStrictJson(rawBody)
  if (json === undefined) return { fault: 'malformed_json' }
  const read = readV2(json)
  return 'transfers' in read ? read : readV1(json)
}

function readV1(json: Json): Read {
  const body = v.safeParse(bodyV1Schema, json)
  if (!body.success) return { fault: 'invalid' }
  return readEntries(body.output.data, transferV1Schema, (listed) => transferOfCasso(listed, listed.bank_sub_acc_id))
}

function readV2(json: Json): Read {
  const body = v.safeParse(bodyV2Schema, json)
  return body.success ? { transfers: [transferOfV2(body.output.data)], unreadable: 0 } : { fault: 'invalid' }
}

const transferOfV2 = (data: v.InferOutput<typeof transferV2Schema>): BankTransfer => ({
  eventId: data.id,
  ...moved(data.amount),
  account: data.accountNumber,
  bankReference: data.reference,
  transferredAt: parseBankTime(data.transactionDateTime),
  texts: { code: null, content: data.description, description: '' },
  balanceAfter: data.runningBalance,
  sender: {
    name: data.counterAccountName,
    account: data.counterAccountNumber,
  },
})
