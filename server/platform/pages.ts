import * as v from 'valibot'
import { inEachLanguage, type Messages } from '#contracts/fields/messages.ts'
import { isId } from './ids.ts'

/** The number of rows on a page by default. */
const DEFAULT_LIMIT = 50
const MAX_LIMIT = 200
/** The longest search, in characters. */
const MAX_SEARCH = 100

const limitMessage = inEachLanguage({
  vi: `limit phải là số nguyên từ 1 đến ${MAX_LIMIT}`,
  en: `limit must be a whole number from 1 to ${MAX_LIMIT}`,
  zh: `limit 必须为 1 至 ${MAX_LIMIT} 之间的整数`,
})
/** What is wrong with a cursor. */
export const cursorMessages: Messages = {
  vi: 'cursor phải là nextCursor của một phản hồi trước đó',
  en: 'cursor must be the nextCursor of an earlier response',
  zh: 'cursor 必须为先前响应中的 nextCursor',
}
export const cursorMessage = inEachLanguage(cursorMessages)
const searchMessage = inEachLanguage({
  vi: `q dài tối đa ${MAX_SEARCH} ký tự`,
  en: `q must be at most ${MAX_SEARCH} characters`,
  zh: `q 最多 ${MAX_SEARCH} 个字符`,
})

const decode = (cursor: string) => Buffer.from(cursor, 'base64url').toString('latin1')

/** The query of every list: `limit` and `cursor`. Unknown fields are ignored. */
export const pageQuerySchema = v.object({
  limit: v.optional(
    v.pipe(
      v.string(limitMessage),
      v.regex(/^\d{1,3}$/, limitMessage),
      v.check((text) => Number(text) >= 1 && Number(text) <= MAX_LIMIT, limitMessage),
    ),
  ),
  cursor: v.optional(
    v.pipe(
      v.string(cursorMessage),
      v.check((text) => isId(decode(text)), cursorMessage),
    ),
  ),
})

/** The query of the back-office's lists: `q` searches. */
export const searchQuerySchema = v.object({
  ...pageQuerySchema.entries,
  q: v.optional(v.pipe(v.string(searchMessage), v.maxLength(MAX_SEARCH, searchMessage))),
})

/** The number of rows on a requested page. */
export const limitOf = ({ limit }: { limit?: string | undefined }) =>
  limit === undefined ? DEFAULT_LIMIT : Number(limit)

/** Sorts after every id, as the `before` of a first page. */
export const AFTER_ALL_IDS = 'g'

/** A requested page: `limit` rows whose ids sort before `before`, newest first. */
export interface PageRequest {
  limit: number
  before: string | undefined
}

/** A page of a list, and the cursor of the next one; null on the last page. */
export interface Page<Row> {
  rows: Row[]
  nextCursor: string | null
}

/** The request for a page that a query describes. */
export const pageRequest = ({ limit, cursor }: v.InferOutput<typeof pageQuerySchema>): PageRequest => ({
  limit: limitOf({ limit }),
  before: cursor === undefined ? undefined : decode(cursor),
})

/**
 * Makes a page of rows that were queried with one more than the limit, which shows whether there are more. A search that
 * stopped early passes the id at which it stopped (`stoppedAt`): the next page continues from there.
 */
export function pageOf<Row extends { id: string }>(
  rows: Row[],
  { limit }: PageRequest,
  stoppedAt: string | null = null,
): Page<Row> {
  const shown = rows.slice(0, limit)
  const next = rows.length > limit ? (shown.at(-1)?.id ?? null) : stoppedAt
  return { rows: shown, nextCursor: next === null ? null : Buffer.from(next).toString('base64url') }
}

/** The header with the next cursor, for a list that is a bare array. */
export const nextCursorHeader = (nextCursor: string | null): Record<string, string> =>
  nextCursor === null ? {} : { 'x-next-cursor': nextCursor }
