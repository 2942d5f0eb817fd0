import type { AdminUser } from '#contracts/admin.ts'
import { phoneNumber } from '#contracts/rules/phone-number.ts'
import type { Actor, Audited } from '#server/platform/audit-store.ts'
import type { Database, DbTransaction, Queries } from '#server/platform/db/database.ts'
import type { Page, PageRequest } from '#server/platform/pages.ts'
import { Refusal } from '#server/platform/problems.ts'
import type { AccountHistory } from './account-history-store.ts'
import { refusals } from './refusals.ts'
import { toAdminUser, type UserFilter, type UserRecord, type UsersStore } from './users-store.ts'

export interface UsersService {
  /** Newest first; `search` finds ids, numbers, verified phone numbers, and beginnings of emails and of names, ignoring diacritics. */
  list(page: PageRequest, search: string | undefined): Promise<Page<AdminUser>>
  /** The users filtered, in the order of their creation. */
  filtered(filter: UserFilter, limit: number): Promise<Page<AdminUser>>
  /** How many users a filter lists, at most `LIST_COUNT_MAX` and one. */
  count(filter: UserFilter): Promise<number>
  /** Locks or unlocks a user, who is told the reason; a lock ends the user's sessions immediately. Throws a 409 for the actor's own account. */
  setActive(actor: Actor, userId: string, isActive: boolean, reason?: string): Promise<AdminUser>
}

export interface UsersDeps {
  /** For reading only: changes go through `audited`. */
  database: Pick<Database, 'queries'>
  users: UsersStore
  history: Pick<AccountHistory, 'note'>
  audited: Audited
  /** The user who has verified a phone number; null for none. */
  ownerOfPhone: (queries: Queries, phone: string) => Promise<string | null>
  /** Ends every session of a user who is being locked, for good. */
  endSessions: (tx: DbTransaction, userId: string) => Promise<void>
  /** Called in the transaction that locks a user who was not locked. */
  onLocked: (tx: DbTransaction, user: UserRecord, reason: string | null) => Promise<void>
}

export function createUsersService(deps: UsersDeps): UsersService {
  const { database, users, history, audited, ownerOfPhone, endSessions, onLocked } = deps
  return {
    async list(page, search) {
      const phone = search === undefined ? undefined : phoneNumber(search)
      const owner = phone === undefined ? null : await ownerOfPhone(database.queries, phone)
      const { rows, nextCursor } = await users.list(database.queries, page, owner ?? search)
      return { rows: rows.map(toAdminUser), nextCursor }
    },

    async filtered(filter, limit) {
      const { rows, nextCursor } = await users.filtered(database.queries, filter, limit)
      return { rows: rows.map(toAdminUser), nextCursor }
    },

    count: (filter) => users.countFiltered(database.queries, filter),

    setActive: (actor, userId, isActive, reason) =>
      audited(actor, async (tx) => {
        const user = await users.byId(tx, userId)
        if (!user) throw new Refusal('not_found')
        if (user.isClosed) throw new Refusal(refusals.account_closed)
        if (!isActive && userId === actor.session.userId) throw new Refusal(refusals.own_account)
        await users.setActive(tx, userId, isActive)
        if (!isActive) await endSessions(tx, userId)
        if (user.isActive && !isActive) await onLocked(tx, user, reason ?? null)
        const kind = isActive ? 'unlocked' : 'locked'
        if (user.isActive !== isActive) await history.note(tx, actor, { userId, kind, reason })
        const action = isActive ? 'user.unlock' : 'user.lock'
        const values = {
          before: { isActive: user.isActive },
          after: { isActive, ...(reason !== undefined && { reason }) },
        }
        return { result: toAdminUser({ ...user, isActive }), change: { action, targetId: userId, ...values } }
      }),
  }
}
