import { createTable, integer, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import type { Queries } from '#server/platform/db/database.ts'
import { isDuplicate } from '#server/platform/db/errors.ts'
import { lowestIdFrom } from '#server/platform/ids.ts'

const columns = {
  id: varchar('id'),
  address: varchar('address'),
  title: varchar('title'),
  text: varchar('text_body'),
  html: varchar('html_body'),
  receivedAt: integer('received_at'),
}
const mailboxTable = createTable('mailbox', columns)

/** A mail in the mailbox. Time in milliseconds. */
export type ReceivedMail = RecordOf<typeof columns>

/** The mails that were not sent anywhere, since no server for mail is set up. */
export interface MailboxStore {
  /** Adds a mail, unless the one with this id is there already. */
  add(queries: Queries, mail: ReceivedMail): Promise<void>
  /** Up to `limit`, newest first. */
  newest(queries: Queries, limit: number): Promise<ReceivedMail[]>
  byId(queries: Queries, id: string): Promise<ReceivedMail | null>
  /** Deletes up to `limit` that are older than `before`. Returns how many it deleted. */
  removeOld(queries: Queries, before: number, limit: number): Promise<number>
}

export function createMailboxStore(): MailboxStore {
  return {
    async add(queries, mail) {
      await mailboxTable.insert(queries, mail).catch((error: unknown) => {
        if (!isDuplicate(error)) throw error
      })
    },
    async newest(queries, limit) {
      const rows: object[] = await queries('mailbox').orderBy('id', 'desc').limit(limit)
      return rows.map(mailboxTable.toRecord)
    },
    async byId(queries, id) {
      const row: object | undefined = await queries('mailbox').where({ id }).first()
      return row ? mailboxTable.toRecord(row) : null
    },
    async removeOld(queries, before, limit) {
      const ids: string[] = await queries('mailbox')
        .where('id', '<', lowestIdFrom(before))
        .orderBy('id')
        .limit(limit)
        .pluck('id')
      return ids.length > 0 ? queries('mailbox').whereIn('id', ids).delete() : 0
    },
  }
}
