import type { Role, User } from '#contracts/user.ts'
import { findUsers, listUser } from '#server/features/search/search-store.ts'
import type { Counters } from '#server/features/stats/counters-store.ts'
import { createTable, flag, integer, type RecordOf, text } from '#server/platform/db/columns.ts'
import { type DbTransaction, type Queries, whole } from '#server/platform/db/database.ts'
import { isDuplicate } from '#server/platform/db/errors.ts'
import { type Page, type PageRequest, pageOf } from '#server/platform/pages.ts'
import { Refusal } from '#server/platform/problems.ts'
import { refusals } from './refusals.ts'

const columns = {
  id: text('id'),
  email: text('email'),
  passwordHash: text('password_hash'),
  firstName: text('first_name'),
  lastName: text('last_name'),
  role: text<Role>('role'),
  isActive: flag('is_active'),
  isEmailVerified: flag('is_email_verified'),
  isPhoneVerified: flag('is_phone_verified'),
  createdAt: integer('created_at'),
}
/** A row holds the email twice: as it was given, and in the form in which emails are compared. */
const users = createTable('users', { ...columns, normalisedEmail: text('email_norm') })

/** What a new user is made of; its wallet is opened by the ledger. */
export type NewUser = RecordOf<typeof columns>

/** A user as the server holds one; `balance` in whole dong. */
export interface UserRecord extends NewUser {
  balance: number
}

/** The form in which emails are compared. */
export const normaliseEmail = (email: string) => email.normalize('NFKC').toLowerCase()

const toRecord = (row: { balance: unknown }): UserRecord => ({ ...users.toRecord(row), balance: whole(row.balance) })

/** A user as the API shows one. */
export const toUser = (user: UserRecord): User => ({
  id: user.id,
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  role: user.role,
  balance: String(user.balance),
  isActive: user.isActive,
  isEmailVerified: user.isEmailVerified,
  isPhoneVerified: user.isPhoneVerified,
})

/** Every user has a wallet. A left join lets no planner begin with the wallets. */
const select = (queries: Queries) =>
  queries('users')
    .leftJoin('accounts', 'accounts.id', 'users.id')
    .select<{ balance: unknown }[]>('users.*', 'accounts.balance')

export interface UsersStore {
  /** Throws a 409 when the email is taken. */
  insert(transaction: DbTransaction, user: NewUser): Promise<void>
  byEmail(queries: Queries, email: string): Promise<UserRecord | null>
  byId(queries: Queries, id: string): Promise<UserRecord | null>
  setActive(transaction: DbTransaction, id: string, isActive: boolean): Promise<void>
  /** Whether a user is not locked, and keeps it so until the transaction ends. */
  holdActive(transaction: DbTransaction, id: string): Promise<boolean>
  /** Newest first; `search` finds ids, and beginnings of emails and of names without regard to diacritics. */
  list(queries: Queries, page: PageRequest, search: string | undefined): Promise<Page<UserRecord>>
  isEmpty(queries: Queries): Promise<boolean>
}

export function createUsersStore({ counters }: { counters: Counters }): UsersStore {
  const first = async (rows: Promise<{ balance: unknown }[]>) => {
    const [row] = await rows
    return row ? toRecord(row) : null
  }

  return {
    async insert(transaction, user) {
      const normalisedEmail = normaliseEmail(user.email)
      await users.insert(transaction, { ...user, normalisedEmail }).catch((error: unknown) => {
        throw isDuplicate(error) ? new Refusal(refusals.email_taken) : error
      })
      await listUser(transaction, user.id, normalisedEmail, user.firstName, user.lastName)
      await counters.add(transaction, { users: 1, activeUsers: Number(user.isActive) })
    },

    byEmail: async (queries, email) => first(select(queries).where('users.email_norm', normaliseEmail(email)).limit(1)),
    byId: async (queries, id) => first(select(queries).where('users.id', id).limit(1)),

    async setActive(transaction, id, isActive) {
      const changed = await transaction('users')
        .where({ id, is_active: Number(!isActive) })
        .update({ is_active: Number(isActive) })
      await counters.add(transaction, { activeUsers: isActive ? changed : -changed })
    },

    async holdActive(transaction, id) {
      // Writing the same value locks the row until the transaction ends, on every dialect.
      return (await transaction('users').where({ id, is_active: 1 }).update({ is_active: 1 })) === 1
    },

    async list(queries, page, search) {
      if (search) {
        const { ids, stoppedAt } = await findUsers(queries, users.name, page, search)
        const rows = ids.length > 0 ? await select(queries).whereIn('users.id', ids).orderBy('users.id', 'desc') : []
        return pageOf(rows.map(toRecord), page, stoppedAt)
      }
      const query = select(queries)
        .orderBy('users.id', 'desc')
        .limit(page.limit + 1)
      if (page.before !== undefined) query.where('users.id', '<', page.before)
      return pageOf((await query).map(toRecord), page)
    },

    async isEmpty(queries) {
      return (await queries('users').first('id')) === undefined
    },
  }
}
