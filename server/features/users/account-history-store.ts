import type { AccountEventKind } from '#contracts/account-sessions.ts'
import type { Actor } from '#server/platform/audit-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import { createTable, integer, nullable, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import type { DbTransaction, Queries } from '#server/platform/db/database.ts'
import type { Ids } from '#server/platform/ids.ts'
import { type Page, type PageRequest, pageOf } from '#server/platform/pages.ts'

const columns = {
  id: varchar('id'),
  userId: varchar('user_id'),
  at: integer('at'),
  kind: varchar<AccountEventKind>('kind'),
  actorId: varchar('actor_id'),
  /** By how much the wallet changed, or what a deposit was about, in integer dong. */
  amount: nullable(integer('amount')),
  reason: nullable(varchar('reason')),
}
const events = createTable('account_history', columns)

/** What an admin did to a user. Times in milliseconds. */
export type AccountEventRecord = RecordOf<typeof columns>

/** What an admin does to a user, as the user is told. */
export interface PersonalChange {
  userId: string
  kind: AccountEventKind
  amount?: number
  /** An empty one means none. */
  reason?: string | undefined
}

/** What admins did to users, for these users. Events are noted in the transaction of the change, beside its entry in the audit log. */
export interface AccountHistory {
  note(tx: DbTransaction, actor: Pick<Actor, 'session'>, change: PersonalChange): Promise<void>
  /** The events of a user, newest first. */
  listOf(queries: Queries, userId: string, page: PageRequest): Promise<Page<AccountEventRecord>>
}

export function createAccountHistory({ clock, ids }: { clock: Clock; ids: Ids }): AccountHistory {
  return {
    async note(tx, { session }, { userId, kind, amount = null, reason }) {
      const values = { kind, amount, reason: reason || null }
      await events.insert(tx, { id: ids.next(), userId, at: clock.now(), actorId: session.userId, ...values })
    },

    async listOf(queries, userId, page) {
      const query = queries('account_history')
        .where({ user_id: userId })
        .orderBy('id', 'desc')
        .limit(page.limit + 1)
      if (page.before !== undefined) query.where('id', '<', page.before)
      const rows: object[] = await query
      return pageOf(rows.map(events.toRecord), page)
    },
  }
}
