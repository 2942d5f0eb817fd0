import { type NoticeKind, noticeKinds, UNREAD_NOTICES_MAX } from '#contracts/rules/notice-kinds.ts'
import { createTable, integer, json, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import { type DbTransaction, type Queries, toSafeInteger } from '#server/platform/db/database.ts'
import { prepareQuery } from '#server/platform/db/prepare-query.ts'
import { AFTER_ALL_IDS, type Page, type PageRequest, pageOf } from '#server/platform/pages.ts'

const columns = {
  id: varchar('id'),
  kind: varchar<NoticeKind>('kind'),
  facts: json<object>('facts'),
  createdAt: integer('created_at'),
}
const noticesTable = createTable('mails', columns)

/** A mail as a notice of its customer, also one that was not sent. The facts are those of `MailFacts`; secret ones are not among them. */
export type NoticeRecord = RecordOf<typeof columns> & { isRead: boolean }

interface NoticeRow {
  /** Empty as long as none was read. */
  read_until: string
  unread: unknown
}

const noticesOf = (queries: Queries, userId: string) =>
  queries('mails')
    .where('mails.user_id', userId)
    .whereIn('mails.kind', [...noticeKinds])

/** Up to which notice a customer has read: ids ascend with time. */
const readUntil = (queries: Queries, userId: string) =>
  queries('users').where({ id: userId }).select(queries.raw("COALESCE(notices_read_until, '')"))

/** The part of a query that counts a customer's unread notices; `unreadFrom` reads it. */
export const unreadNotices = (queries: Queries, userId: string) =>
  noticesOf(queries, userId).where('mails.id', '>', readUntil(queries, userId)).count('* as unread')

/** The number of unread notices, at most 100, of what `unreadNotices` has counted. */
export const unreadFrom = (counted: unknown): number => Math.min(toSafeInteger(counted), UNREAD_NOTICES_MAX)

const newestNotices = prepareQuery((queries, userId: string, before: string, limit: number) =>
  noticesOf(queries, userId)
    .where('mails.id', '<', before)
    .orderBy('mails.id', 'desc')
    .limit(limit)
    .select(...noticesTable.columnNames.map((name) => `mails.${name}`))
    .select(readUntil(queries, userId).as('read_until'), unreadNotices(queries, userId).as('unread')),
)

const unreadOf = prepareQuery((queries, userId: string) => unreadNotices(queries, userId))

/** What customers see of the mails about their money and machines. */
export interface NoticesStore {
  /** A page, newest first, with how many notices are unread in all: one statement, unless a cursor leads beyond the last page. */
  list(queries: Queries, userId: string, page: PageRequest): Promise<Page<NoticeRecord> & { unread: number }>
  /** Whether it is one of this customer's. */
  has(queries: Queries, userId: string, id: string): Promise<boolean>
  /** Marks a notice and the older ones as read. What was read already stays so. */
  readUntil(tx: DbTransaction, userId: string, id: string): Promise<void>
  /** How many are unread, at most 100. */
  countUnread(queries: Queries, userId: string): Promise<number>
}

export function createNoticesStore(): NoticesStore {
  async function countUnread(queries: Queries, userId: string): Promise<number> {
    const [row] = await unreadOf<{ unread: unknown }>(queries, userId)
    return unreadFrom(row?.unread)
  }

  return {
    async list(queries, userId, page) {
      const rows = await newestNotices<NoticeRow>(queries, userId, page.before ?? AFTER_ALL_IDS, page.limit + 1)
      const records = rows.map((row) => {
        const notice = noticesTable.toRecord(row)
        return { ...notice, isRead: notice.id <= row.read_until }
      })
      const [first] = rows
      // A customer without a notice has none that is unread.
      const isBeyond = !first && page.before !== undefined
      return {
        ...pageOf(records, page),
        unread: isBeyond ? await countUnread(queries, userId) : unreadFrom(first?.unread ?? 0),
      }
    },

    async has(queries, userId, id) {
      return (await noticesOf(queries, userId).where('mails.id', id).first('mails.id')) !== undefined
    },

    async readUntil(tx, userId, id) {
      await tx('users')
        .where({ id: userId })
        .where((mark) => mark.whereNull('notices_read_until').orWhere('notices_read_until', '<', id))
        .update({ notices_read_until: id })
    },

    countUnread,
  }
}
