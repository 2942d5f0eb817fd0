import * as v from 'valibot'
import type { BankTransfer } from '#server/features/payments/providers/bank-transfer.ts'
import type { Secrets } from '#server/features/payments/providers/hmac.ts'
import {
  accountField,
  amountField,
  balanceField,
  idField,
  optionalTextField,
  textField,
} from '#server/features/payments/providers/provider-fields.ts'
import { parseStrictJson } from '#server/features/payments/providers/strict-json.ts'
import { parseBankTime } from '#server/features/payments/providers/vietnam-time.ts'
import type { ReadHeader, WebhookFault } from '#server/features/payments/providers/webhook-fault.ts'
import { SEPAY_SIGNATURE, SEPAY_TIMESTAMP, sepaySignatureFault } from './sepay-signature.ts'

/** developer.sepay.vn/en/sepay-webhooks/tich-hop-webhook. `code` is what SePay itself found by the structure of payment codes. */
const bodySchema = v.object({
  id: idField,
  transferType: v.picklist(['in', 'out']),
  transferAmount: amountField,
  accountNumber: accountField,
  transactionDate: textField,
  code: optionalTextField,
  content: textField,
  description: textField,
  accumulated: balanceField,
  referenceCode: textField,
})

/** Verifies and reads a webhook of SePay: one transfer on one of our accounts. */
export function readSepayWebhook(
  secrets: Secrets,
  now: number,
  rawBody: Uint8Array,
  header: ReadHeader,
): { transfer: BankTransfer } | { fault: WebhookFault } {
  const signature = { signature: header(SEPAY_SIGNATURE), timestamp: header(SEPAY_TIMESTAMP) }
  const fault = sepaySignatureFault(secrets, now, rawBody, signature)
  return fault ? { fault } : readSepayBody(rawBody)
}

/** Reads the body of a webhook that was verified before. */
export function readSepayBody(
  rawBody: Uint8Array,
): { transfer: BankTransfer } | { fault: 'malformed_json' | 'invalid' } {
  const json = parseStrictJson(rawBody)
  if (json === undefined) return { fault: 'malformed_json' }
  const body = v.safeParse(bodySchema, json)
  return body.success ? { transfer: transferOf(body.output) } : { fault: 'invalid' }
}

const transferOf = (body: v.InferOutput<typeof bodySchema>): BankTransfer => ({
  eventId: body.id,
  direction: body.transferType,
  account: body.accountNumber,
  amount: body.transferAmount,
  bankReference: body.referenceCode,
  transferredAt: parseBankTime(body.transactionDate),
  texts: { code: body.code, content: body.content, description: body.description },
  balanceAfter: body.accumulated,
  sender: { name: null, account: null },
})
