import * as v from 'valibot'
import { type BankStatement, PAGE_TIMEOUT, readEntries, readPages } from '#server/features/payments/bank-statement.ts'
import type { BankTransfer } from '#server/features/payments/providers/bank-transfer.ts'
import {
  accountField,
  amountField,
  balanceField,
  idField,
  optionalTextField,
  textField,
} from '#server/features/payments/providers/provider-fields.ts'
import { at } from '#server/features/payments/providers/provider-request.ts'
import { parseStrictJson } from '#server/features/payments/providers/strict-json.ts'
import { parseBankTime } from '#server/features/payments/providers/vietnam-time.ts'
import type { SendRequest } from '#server/platform/http/post.ts'

/** SePay's API 2 (developer.sepay.vn/en/sepay-api/v2). */
export const SEPAY_API = 'https://userapi.sepay.vn/v2'

const PER_PAGE = 100

/** A transfer in the list. Its id is another one than that of its webhook. */
const transferSchema = v.object({
  id: idField,
  transaction_date: textField,
  account_number: accountField,
  amount_in: amountField,
  accumulated: balanceField,
  transaction_content: textField,
  reference_number: textField,
  code: optionalTextField,
})

const pageSchema = v.object({
  data: v.array(v.unknown()),
  meta: v.object({ pagination: v.object({ has_more: v.boolean() }) }),
})

const transferOf = (listed: v.InferOutput<typeof transferSchema>): BankTransfer => ({
  eventId: listed.id,
  direction: 'in',
  account: listed.account_number,
  amount: listed.amount_in,
  bankReference: listed.reference_number,
  transferredAt: parseBankTime(listed.transaction_date),
  texts: { code: listed.code, content: listed.transaction_content, description: '' },
  balanceAfter: listed.accumulated,
  sender: { name: null, account: null },
})

/** The list of incoming transfers at SePay, newest first, read until before the time. */
export function sepayStatement(settings: { url: string; token: string }, send: SendRequest): BankStatement {
  async function page(number: number) {
    const query = new URLSearchParams({ transfer_type: 'in', per_page: String(PER_PAGE), page: String(number) })
    const headers = { authorization: `Bearer ${settings.token}`, accept: 'application/json' }
    const request = { method: 'GET' as const, url: at(settings.url, `/transactions?${query}`), headers, body: null }
    const { status, body } = await send(request, PAGE_TIMEOUT)
    if (status !== 200) throw new Error(`SePay responded with ${status}`)
    const read = v.safeParse(pageSchema, parseStrictJson(body))
    if (!read.success) throw new Error(`SePay's list cannot be read: ${read.issues[0].message}`)
    const { data, meta } = read.output
    return { ...readEntries(data, transferSchema, transferOf), hasMore: meta.pagination.has_more }
  }
  return {
    name: 'sepay',
    async since(time) {
      const { transfers, ...read } = await readPages(page, time)
      return { ...read, transfers: transfers.reverse() }
    },
  }
}
