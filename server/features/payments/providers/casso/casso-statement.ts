import * as v from 'valibot'
import { type BankStatement, PAGE_TIMEOUT, readEntries, readPages } from '#server/features/payments/bank-statement.ts'
import { accountField } from '#server/features/payments/providers/provider-fields.ts'
import { at } from '#server/features/payments/providers/provider-request.ts'
import { parseStrictJson } from '#server/features/payments/providers/strict-json.ts'
import { vietnamDay } from '#server/features/payments/providers/vietnam-time.ts'
import type { SendRequest } from '#server/platform/http/post.ts'
import { cassoTransferFields, transferOfCasso } from './casso-transfer.ts'

/** Casso's API 2 (developer.casso.vn/casso-api/api/lay-giao-dich). */
export const CASSO_API = 'https://oauth.casso.vn/v2'

const PER_PAGE = 100

const transferSchema = v.object({ ...cassoTransferFields, bankSubAccId: accountField })

/** `nextPage` is null on the last page. */
const pageSchema = v.object({
  error: v.literal(0),
  data: v.object({ nextPage: v.nullish(v.number()), records: v.array(v.unknown()) }),
})

/** The list of transfers at Casso from a day on, oldest first. */
export function cassoStatement({ url, key }: { url: string; key: string }, send: SendRequest): BankStatement {
  async function page(number: number, fromDate: string) {
    const query = new URLSearchParams({ fromDate, page: String(number), pageSize: String(PER_PAGE), sort: 'ASC' })
    const headers = { authorization: `Apikey ${key}`, accept: 'application/json' }
    const request = { method: 'GET' as const, url: at(url, `/transactions?${query}`), headers, body: null }
    const { status, body } = await send(request, PAGE_TIMEOUT)
    if (status !== 200) throw new Error(`Casso responded with ${status}`)
    const read = v.safeParse(pageSchema, parseStrictJson(body))
    if (!read.success) throw new Error(`Casso's list cannot be read: ${read.issues[0].message}`)
    const { records, nextPage } = read.output.data
    const entries = readEntries(records, transferSchema, (listed) => transferOfCasso(listed, listed.bankSubAccId))
    return { ...entries, hasMore: nextPage != null }
  }
  return {
    name: 'casso',
    // It lists whole days: what was earlier is known.
    since: (time) => readPages((number) => page(number, vietnamDay(time)), Number.NEGATIVE_INFINITY),
  }
}
