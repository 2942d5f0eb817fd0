import * as v from 'valibot'
import { isId } from './ids.ts'

/** How many rows a list holds when its caller does not say. */
const DEFAULT_LIMIT = 50
const MAX_LIMIT = 200

const limitMessage = `limit must be a whole number from 1 to ${MAX_LIMIT}`

const decode = (cursor: string) => Buffer.from(cursor, 'base64url').toString('latin1')

/** The query of every list: `limit` and `cursor`. Fields that it does not know are ignored. */
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
      v.string('cursor must be the nextCursor of an earlier answer'),
      v.check((text) => isId(decode(text)), 'cursor must be the nextCursor of an earlier answer'),
    ),
  ),
})

/** The query of the back-office's lists: `q` searches. */
export const searchQuerySchema = v.object({
  ...pageQuerySchema.entries,
  q: v.optional(v.pipe(v.string('q must be text'), v.maxLength(100, 'q must be at most 100 characters'))),
})

/** Which part of a list is asked for: `limit` rows whose ids come before `before`, newest first. */
export interface PageRequest {
  limit: number
  before: string | undefined
}

/** Rows of a list, and where the next ones start. */
export interface Page<Row> {
  rows: Row[]
  nextCursor: string | null
}

export const pageRequest = ({ limit, cursor }: v.InferOutput<typeof pageQuerySchema>): PageRequest => ({
  limit: limit === undefined ? DEFAULT_LIMIT : Number(limit),
  before: cursor === undefined ? undefined : decode(cursor),
})

/**
 * Makes a page of rows that were asked for with one more than the limit, which tells whether there are more. A search that
 * stopped before its end says where (`stoppedAt`, an id): the next page goes on from there.
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

/** Where the next page of a list starts that is a bare array. */
export const nextCursorHeader = (nextCursor: string | null): Record<string, string> =>
  nextCursor === null ? {} : { 'x-next-cursor': nextCursor }
