import type { Language } from '#contracts/languages.ts'
import { type Role, type User, userSchema } from '#contracts/user.ts'
import { findUsers, indexUser } from '#server/features/search/search-store.ts'
import type { Counters } from '#server/features/stats/counters-store.ts'
import { createTable, flag, integer, nullable, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import { type DbTransaction, type Queries, toSafeInteger } from '#server/platform/db/database.ts'
import { isDuplicate } from '#server/platform/db/errors.ts'
import { type Page, type PageRequest, pageOf } from '#server/platform/pages.ts'
import { Refusal } from '#server/platform/problems.ts'
import { sharedFields } from '#server/platform/shared-fields.ts'
import { refusals } from './refusals.ts'

const columns = {
  id: varchar('id'),
  email: varchar('email'),
  passwordHash: varchar('password_hash'),
  firstName: varchar('first_name'),
  lastName: varchar('last_name'),
  role: varchar<Role>('role'),
  isActive: flag('is_active'),
  isEmailVerified: flag('is_email_verified'),
  isPhoneVerified: flag('is_phone_verified'),
  createdAt: integer('created_at'),
  language: nullable(varchar<Language>('language')),
}
/** A row contains the email twice: as it was entered, and normalised for comparison. */
export const usersTable = createTable('users', { ...columns, normalisedEmail: varchar('email_norm') })

/** A new user; the ledger opens the wallet. */
export type NewUser = RecordOf<typeof columns>

/** A user as the server uses it, with the wallet's `balance` in integer dong. */
export interface UserRecord extends NewUser {
  balance: number
}

/** Normalises an email for comparison. */
export const normaliseEmail = (email: string) => email.normalize('NFKC').toLowerCase()

const toRecord = (row: { balance: unknown }): UserRecord => ({
  ...usersTable.toRecord(row),
  balance: toSafeInteger(row.balance),
})

/** A user as the API returns it. */
export const toUser = (user: UserRecord): User => ({
  ...sharedFields(userSchema, user),
  balance: String(user.balance),
})

/** Every user has a wallet, but the left join keeps the query planner from starting with the wallets. */
const select = (queries: Queries) =>
  queries('users')
    .leftJoin('accounts', 'accounts.id', 'users.id')
    .select<{ balance: unknown }[]>('users.*', 'accounts.balance')

export interface UsersStore {
  /** Throws a 409 when the email is taken. */
  insert(tx: DbTransaction, user: NewUser): Promise<void>
  byEmail(queries: Queries, email: string): Promise<UserRecord | null>
  byId(queries: Queries, id: string): Promise<UserRecord | null>
  setActive(tx: DbTransaction, id: string, isActive: boolean): Promise<void>
  setLanguage(tx: DbTransaction, id: string, language: Language): Promise<void>
  /** Returns whether a user is active, and prevents a change of that until the transaction ends. */
  lockIfActive(tx: DbTransaction, id: string): Promise<boolean>
  /** Newest first; `search` finds ids, and beginnings of emails and of names, ignoring diacritics. */
  list(queries: Queries, page: PageRequest, search: string | undefined): Promise<Page<UserRecord>>
  isEmpty(queries: Queries): Promise<boolean>
}

export function createUsersStore({ counters }: { counters: Counters }): UsersStore {
  const first = async (rows: Promise<{ balance: unknown }[]>) => {
    const [row] = await rows
    return row ? toRecord(row) : null
  }

  return {
    async insert(tx, user) {
      const normalisedEmail = normaliseEmail(user.email)
      await usersTable.insert(tx, { ...user, normalisedEmail }).catch((error: unknown) => {
        throw isDuplicate(error) ? new Refusal(refusals.email_taken) : error
      })
      await indexUser(tx, user.id, normalisedEmail, user.firstName, user.lastName)
      await counters.add(tx, { users: 1, activeUsers: Number(user.isActive) })
    },

    byEmail: async (queries, email) => first(select(queries).where('users.email_norm', normaliseEmail(email)).limit(1)),
    byId: async (queries, id) => first(select(queries).where('users.id', id).limit(1)),

    async setActive(tx, id, isActive) {
      const changed = await tx('users')
        .where({ id, is_active: Number(!isActive) })
        .update({ is_active: Number(isActive) })
      await counters.add(tx, { activeUsers: isActive ? changed : -changed })
    },

    async setLanguage(tx, id, language) {
      await tx('users').where({ id }).update({ language })
    },

    async lockIfActive(tx, id) {
      // Writing the same value locks the row until the transaction ends, on every dialect.
      return (await tx('users').where({ id, is_active: 1 }).update({ is_active: 1 })) === 1
    },

    async list(queries, page, search) {
      if (search) {
        const { ids, stoppedAt } = await findUsers(queries, usersTable.name, page, search)
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
