import * as v from 'valibot'
import { inEachLanguage, type Messages } from '#contracts/fields/messages.ts'
import { DAY_MS } from '#contracts/rules/calendar.ts'
import { paymentMethods } from '#contracts/rules/fees.ts'
import { transactionStatuses } from '#contracts/rules/transaction-state.ts'
import { vpsStatuses } from '#contracts/rules/vps-status.ts'
import { inboxes } from '#contracts/ticket-desk.ts'
import { ticketPriorities, ticketStatuses } from '#contracts/tickets.ts'
import { transactionTypes } from '#contracts/transactions.ts'
import type { TicketFilter } from '#server/features/tickets/tickets-store.ts'
import { type UserFilter, userStates } from '#server/features/users/users-store.ts'
import type { InstanceFilter } from '#server/features/vps/instances-store.ts'
import type { TransactionFilter } from '#server/features/wallet/transactions-store.ts'
import { cursorMessage, cursorMessages, searchQuerySchema } from '#server/platform/pages.ts'
import { invalidField } from '#server/platform/problems.ts'
import { type Position, readPosition } from '#server/platform/sorted-pages.ts'

/** The most days that `renewsWithin` may have. */
const DAYS_MAX = 366
/** The longest list of values, in characters. */
const LIST_MAX = 200

const oneOf = (field: string, allowed: readonly string[]) =>
  inEachLanguage({
    vi: `${field} phải là một hoặc nhiều giá trị trong số: ${allowed.join(', ')}`,
    en: `${field} must be one or more of: ${allowed.join(', ')}`,
    zh: `${field} 必须为以下一个或多个值：${allowed.join(', ')}`,
  })

/** Values of a query, separated by commas, each once. */
const valuesOf = (text: string | undefined) => (text === undefined ? [] : [...new Set(text.split(','))])

/** A query field with one or more of these values. */
const several = (field: string, allowed: readonly string[]) => {
  const message = oneOf(field, allowed)
  return v.optional(
    v.pipe(
      v.string(message),
      v.maxLength(LIST_MAX, message),
      v.check((text) => valuesOf(text).every((value) => allowed.includes(value)), message),
    ),
  )
}

/** Asks for the number of all rows of the list, as `total`. */
const countField = v.optional(v.picklist(['true'], oneOf('count', ['true'])))

const orderField = v.optional(v.picklist(['asc', 'desc'], oneOf('order', ['asc', 'desc'])))

const daysMessage = inEachLanguage({
  vi: `renewsWithin phải là số ngày từ 0 đến ${DAYS_MAX}`,
  en: `renewsWithin must be a number of days from 0 to ${DAYS_MAX}`,
  zh: `renewsWithin 必须为 0 至 ${DAYS_MAX} 之间的天数`,
})
const timeMessage = inEachLanguage({
  vi: 'from và before phải là thời điểm, ví dụ 2026-11-01T00:00:00.000Z',
  en: 'from and before must be times, such as 2026-11-01T00:00:00.000Z',
  zh: 'from 和 before 必须为时间，例如 2026-11-01T00:00:00.000Z',
})
const time = v.optional(v.pipe(v.string(timeMessage), v.isoTimestamp(timeMessage)))

/** The cursor of a filtered list: it is read by `positionOf`, since a sorted one also has the value that it is sorted by. */
const cursor = v.optional(
  v.pipe(
    v.string(cursorMessage),
    v.check((text) => readPosition(text) !== null, cursorMessage),
  ),
)

const searchMessages: Messages = {
  vi: 'Không thể tìm kiếm (q) trong danh sách đã lọc hoặc sắp xếp',
  en: 'A filtered or sorted list cannot be searched (q)',
  zh: '已筛选或排序的列表不支持搜索 (q)',
}
const renewalMessages: Messages = {
  vi: 'renewsWithin cần sort=renewal',
  en: 'renewsWithin needs sort=renewal',
  zh: 'renewsWithin 需要 sort=renewal',
}

export const usersQuerySchema = v.object({
  ...searchQuerySchema.entries,
  status: several('status', userStates),
  order: orderField,
  count: countField,
})

export const vpsQuerySchema = v.object({
  ...searchQuerySchema.entries,
  cursor,
  status: several('status', vpsStatuses),
  renewsWithin: v.optional(
    v.pipe(
      v.string(daysMessage),
      v.regex(/^\d{1,3}$/, daysMessage),
      v.check((text) => Number(text) <= DAYS_MAX, daysMessage),
    ),
  ),
  sort: v.optional(v.picklist(['created', 'renewal'], oneOf('sort', ['created', 'renewal']))),
  order: orderField,
  count: countField,
})

/** `status=pending` alone lists the deposits that wait to be settled, and can be searched. */
export const transactionsQuerySchema = v.object({
  ...searchQuerySchema.entries,
  cursor,
  status: several('status', transactionStatuses),
  type: several('type', transactionTypes),
  method: several('method', paymentMethods),
  from: time,
  before: time,
  order: orderField,
  count: countField,
})

export const ticketsQuerySchema = v.object({
  ...searchQuerySchema.entries,
  cursor,
  inbox: v.optional(v.picklist(inboxes, oneOf('inbox', inboxes))),
  status: several('status', ticketStatuses),
  priority: several('priority', ticketPriorities),
  order: orderField,
})

/** Reads the cursor of a list that is sorted by a value, or only by ids. Throws a 422 for one of a list that is sorted otherwise. */
function positionOf(text: string | undefined, hasValue: boolean): Position | null {
  const position = text === undefined ? null : readPosition(text)
  if (position && (position.value !== null) !== hasValue) throw invalidField('cursor', cursorMessages)
  return position
}

/** Whether a query has any of these fields. */
const hasAny = (fields: readonly unknown[]) => fields.some((field) => field !== undefined)

function refuseSearch(q: string | undefined): void {
  if (q) throw invalidField('q', searchMessages)
}

/** The filter of a query for users; null for the plain list. Throws a 422 for fields that do not go together. */
export function userFilter(query: v.InferOutput<typeof usersQuerySchema>): UserFilter | null {
  const { status, order } = query
  if (!hasAny([status, order])) return null
  refuseSearch(query.q)
  return {
    states: valuesOf(status) as UserFilter['states'],
    direction: order ?? 'desc',
    after: positionOf(query.cursor, false),
  }
}

/** The filter of a query for instances; null for the plain list. Throws a 422 for fields that do not go together. */
export function vpsFilter(query: v.InferOutput<typeof vpsQuerySchema>, now: number): InstanceFilter | null {
  const { status, renewsWithin, sort = 'created', order } = query
  if (!hasAny([status, renewsWithin, query.sort, order])) {
    positionOf(query.cursor, false)
    return null
  }
  refuseSearch(query.q)
  if (renewsWithin !== undefined && sort !== 'renewal') throw invalidField('sort', renewalMessages)
  return {
    statuses: valuesOf(status) as InstanceFilter['statuses'],
    renewsUntil: renewsWithin === undefined ? null : now + Number(renewsWithin) * DAY_MS,
    sort,
    direction: order ?? (sort === 'renewal' ? 'asc' : 'desc'),
    after: positionOf(query.cursor, sort === 'renewal'),
  }
}

/** The filter of a query for wallet transactions; null for the plain list, and for that of the pending deposits. */
export function transactionFilter(query: v.InferOutput<typeof transactionsQuerySchema>): TransactionFilter | null {
  const { status, type, method, from, before, order } = query
  const after = positionOf(query.cursor, false)
  const others = hasAny([type, method, from, before, order])
  if (!others && (status === undefined || status === 'pending')) return null
  refuseSearch(query.q)
  return {
    statuses: valuesOf(status) as TransactionFilter['statuses'],
    types: valuesOf(type) as TransactionFilter['types'],
    methods: valuesOf(method) as TransactionFilter['methods'],
    from: from === undefined ? null : Date.parse(from),
    before: before === undefined ? null : Date.parse(before),
    direction: order ?? 'desc',
    after,
  }
}

/**
 * The filter of a query for tickets, of this admin and now; null for the plain list. Throws a 422 for fields that do not go together. Overdue ones
 * come in the order in which they were due.
 */
export function ticketFilter(
  query: v.InferOutput<typeof ticketsQuerySchema>,
  adminId: string,
  now: number,
): TicketFilter | null {
  const { status, priority, order, inbox } = query
  const after = positionOf(query.cursor, inbox === 'overdue')
  if (!hasAny([status, priority, order, inbox])) return null
  refuseSearch(query.q)
  return {
    statuses: valuesOf(status) as TicketFilter['statuses'],
    priorities: valuesOf(priority) as TicketFilter['priorities'],
    inbox:
      inbox && { mine: { assigneeId: adminId }, unassigned: { assigneeId: null }, overdue: { dueBefore: now } }[inbox],
    direction: order ?? (inbox === 'overdue' ? 'asc' : 'desc'),
    after,
  }
}
