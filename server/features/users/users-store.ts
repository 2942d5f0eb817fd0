import type { AccountTheme } from '#contracts/account.ts'
import type { AdminUser, RowOwner } from '#contracts/admin.ts'
import type { Language } from '#contracts/languages.ts'
import type { PersonName } from '#contracts/rules/person-name.ts'
import { recordNumber } from '#contracts/rules/record-number.ts'
import { type Role, type User, userSchema } from '#contracts/user.ts'
import { findUsers, indexUser, unindexUser } from '#server/features/search/search-store.ts'
import type { Counters } from '#server/features/stats/counters-store.ts'
import { createTable, flag, integer, nullable, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import { type DbTransaction, type Queries, toSafeInteger } from '#server/platform/db/database.ts'
import { isDuplicate } from '#server/platform/db/errors.ts'
import { createNumberedTable, type Numbered } from '#server/platform/db/numbered-table-store.ts'
import { prepareQuery } from '#server/platform/db/prepare-query.ts'
import { AFTER_ALL_IDS, type Page, type PageRequest, pageOf } from '#server/platform/pages.ts'
import { Refusal } from '#server/platform/problems.ts'
import { sharedFields } from '#server/platform/shared-fields.ts'
import type { Position } from '#server/platform/sorted-pages.ts'
import { countFiltered, findFiltered, type RowFilter } from './filtered-rows-store.ts'
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
  /** Whether its customer has closed it: then it is not active either, and names nobody. */
  isClosed: flag('is_closed'),
}
/** A row contains the email twice: as it was entered, and normalised for comparison. */
export const usersTable = createNumberedTable(
  createTable('users', { ...columns, normalisedEmail: varchar('email_norm') }),
  'user_numbers',
)

/** A new user; the ledger opens the wallet. */
export type NewUser = Omit<RecordOf<typeof columns>, 'isClosed'>

/** A user as the server uses it, with the wallet's `balance` in integer dong. */
export type UserRecord = Numbered<RecordOf<typeof columns>> & { balance: number }

/** Normalises an email for comparison. */
export const normaliseEmail = (email: string) => email.normalize('NFKC').toLowerCase()

const toRecord = (row: { balance: unknown }): UserRecord => ({
  ...usersTable.toRecord(row),
  balance: toSafeInteger(row.balance),
})

/** A user as the API returns it to admins. */
export const toAdminUser = (user: UserRecord): AdminUser => ({
  ...toUser(user),
  number: user.number === null ? null : recordNumber('user', user.number),
  ...(user.isClosed && { isClosed: true }),
})

/** A user as the API returns it. */
export const toUser = (user: UserRecord): User => ({
  ...sharedFields(userSchema, user),
  balance: String(user.balance),
})

/** Every user has a wallet, but the left join keeps the query planner from starting with the wallets. */
const select = (queries: Queries) =>
  usersTable
    .select(queries)
    .leftJoin('accounts', 'accounts.id', 'users.id')
    .select<{ balance: unknown }[]>('accounts.balance')

const userById = prepareQuery((queries, id: string) => select(queries).where('users.id', id))
const userByEmail = prepareQuery((queries, email: string) => select(queries).where('users.email_norm', email))
const newestUsers = prepareQuery((queries, before: string, limit: number) =>
  select(queries).where('users.id', '<', before).orderBy('users.id', 'desc').limit(limit),
)

/** What the back-office lists: all users if `states` is empty. */
export interface UserFilter {
  states: readonly UserState[]
  direction: 'asc' | 'desc'
  after: Position | null
}

/** Whether a user may sign in, and why not. */
export const userStates = ['active', 'locked', 'closed'] as const
export type UserState = (typeof userStates)[number]

/** The most admins that are listed. */
const ADMINS_MAX = 500

export interface UsersStore {
  /** Returns the user's number. Throws a 409 when the email is taken. */
  insert(tx: DbTransaction, user: NewUser): Promise<number>
  byEmail(queries: Queries, email: string): Promise<UserRecord | null>
  byId(queries: Queries, id: string): Promise<UserRecord | null>
  /** The names and emails of some users, by their ids. */
  namesOf(queries: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, RowOwner>>
  /** The names of the admins who may sign in, by their ids. */
  activeAdmins(queries: Queries): Promise<Pick<UserRecord, 'id' | 'firstName' | 'lastName'>[]>
  setActive(tx: DbTransaction, id: string, isActive: boolean): Promise<void>
  setLanguage(tx: DbTransaction, id: string, language: Language): Promise<void>
  /** The appearance of pages that a user has chosen; null without a choice. */
  themeOf(queries: Queries, id: string): Promise<AccountTheme | null>
  setTheme(tx: DbTransaction, id: string, theme: AccountTheme): Promise<void>
  /** Records when a user closed the guide of the dashboard; null for not yet. */
  setOnboardingSeenAt(tx: DbTransaction, id: string, at: number | null): Promise<void>
  /** Changes the name of a user, by which the back-office finds them from then on. */
  setName(tx: DbTransaction, user: UserRecord, name: PersonName): Promise<void>
  /** Changes the email of a user to one that is verified. Throws a 409 when it is taken. */
  setEmail(tx: DbTransaction, user: UserRecord, email: string): Promise<void>
  setEmailVerified(tx: DbTransaction, id: string): Promise<void>
  /** Changes the password of a user, unless it has changed since `user` was read. Returns whether it did. */
  setPassword(tx: DbTransaction, user: UserRecord, passwordHash: string): Promise<boolean>
  setPhoneVerified(tx: DbTransaction, id: string, isVerified: boolean): Promise<void>
  /** Closes an account for good: it names nobody any more, no password opens it, and its email can be registered again. */
  close(tx: DbTransaction, user: UserRecord, passwordHash: string): Promise<void>
  /** Returns whether a user is active, and prevents a change of that until the transaction ends. */
  lockIfActive(tx: DbTransaction, id: string): Promise<boolean>
  /** Newest first; `search` finds ids, numbers, and beginnings of emails and of names, ignoring diacritics. */
  list(queries: Queries, page: PageRequest, search: string | undefined): Promise<Page<UserRecord>>
  /** The users filtered, in the order of their creation. */
  filtered(queries: Queries, filter: UserFilter, limit: number): Promise<Page<UserRecord>>
  /** How many users a filter lists, as `countFiltered` counts. */
  countFiltered(queries: Queries, filter: UserFilter): Promise<number>
  isEmpty(queries: Queries): Promise<boolean>
}

function rowFilterOf({ states, direction, after }: UserFilter): RowFilter {
  const shown = states.length > 0 ? states : userStates
  const parts = shown.map((state) => ({
    is_active: Number(state === 'active'),
    is_closed: Number(state === 'closed'),
  }))
  return { parts, column: 'id', direction, after }
}

export function createUsersStore({ counters }: { counters: Counters }): UsersStore {
  const first = async (rows: Promise<{ balance: unknown }[]>) => {
    const [row] = await rows
    return row ? toRecord(row) : null
  }

  return {
    async insert(tx, user) {
      const normalisedEmail = normaliseEmail(user.email)
      const number = await usersTable
        .insert(tx, { ...user, isClosed: false, normalisedEmail })
        .catch((error: unknown) => {
          throw isDuplicate(error) ? new Refusal(refusals.email_taken) : error
        })
      await indexUser(tx, user.id, normalisedEmail, user.firstName, user.lastName)
      await counters.add(tx, { users: 1, activeUsers: Number(user.isActive) })
      return number
    },

    byEmail: async (queries, email) => first(userByEmail(queries, normaliseEmail(email))),
    byId: async (queries, id) => first(userById(queries, id)),

    async namesOf(queries, ids) {
      if (ids.length === 0) return new Map()
      const rows: { id: string; first_name: string; last_name: string; email: string }[] = await queries('users')
        .whereIn('id', [...new Set(ids)])
        .select('id', 'first_name', 'last_name', 'email')
      return new Map(
        rows.map(({ id, first_name, last_name, email }) => [id, { firstName: first_name, lastName: last_name, email }]),
      )
    },

    async activeAdmins(queries) {
      const rows: { id: string; first_name: string; last_name: string }[] = await queries('users')
        .where({ role: 'admin', is_active: 1 })
        .orderBy('id')
        .limit(ADMINS_MAX)
        .select('id', 'first_name', 'last_name')
      return rows.map(({ id, first_name, last_name }) => ({ id, firstName: first_name, lastName: last_name }))
    },

    async setActive(tx, id, isActive) {
      const changed = await tx('users')
        .where({ id, is_active: Number(!isActive) })
        .update({ is_active: Number(isActive) })
      await counters.add(tx, { activeUsers: isActive ? changed : -changed })
    },

    async setLanguage(tx, id, language) {
      await tx('users').where({ id }).update({ language })
    },

    async themeOf(queries, id) {
      const row: { theme: AccountTheme | null } | undefined = await queries('users').where({ id }).first('theme')
      return row?.theme ?? null
    },

    async setTheme(tx, id, theme) {
      await tx('users').where({ id }).update({ theme })
    },

    async setOnboardingSeenAt(tx, id, at) {
      await tx('users').where({ id }).update({ onboarding_seen_at: at })
    },

    async setName(tx, user, { firstName, lastName }) {
      const email = normaliseEmail(user.email)
      await unindexUser(tx, user.id, email, user.firstName, user.lastName)
      await tx('users').where({ id: user.id }).update({ first_name: firstName, last_name: lastName })
      await indexUser(tx, user.id, email, firstName, lastName)
    },

    async setEmail(tx, user, email) {
      const { id, firstName, lastName } = user
      const normalisedEmail = normaliseEmail(email)
      await unindexUser(tx, id, normaliseEmail(user.email), firstName, lastName)
      await tx('users')
        .where({ id })
        .update({ email, email_norm: normalisedEmail, is_email_verified: 1 })
        .catch((error: unknown) => {
          throw isDuplicate(error) ? new Refusal(refusals.email_taken) : error
        })
      await indexUser(tx, id, normalisedEmail, firstName, lastName)
    },

    async setEmailVerified(tx, id) {
      await tx('users').where({ id }).update({ is_email_verified: 1 })
    },

    setPassword: async (tx, { id, passwordHash: former }, passwordHash) =>
      (await tx('users').where({ id, password_hash: former }).update({ password_hash: passwordHash })) === 1,

    async setPhoneVerified(tx, id, isVerified) {
      await tx('users')
        .where({ id })
        .update({ is_phone_verified: isVerified ? 1 : 0 })
    },

    async close(tx, { id, email, firstName, lastName }, passwordHash) {
      await unindexUser(tx, id, normaliseEmail(email), firstName, lastName)
      const closedEmail = `${id}@closed.invalid`
      await tx('users').where({ id }).update({
        email: closedEmail,
        email_norm: closedEmail,
        password_hash: passwordHash,
        first_name: '',
        last_name: '',
        is_active: 0,
        is_closed: 1,
        is_email_verified: 0,
        is_phone_verified: 0,
        language: null,
        theme: null,
      })
      await counters.add(tx, { activeUsers: -1 })
    },

    async lockIfActive(tx, id) {
      // Writing the same value locks the row until the transaction ends, on every dialect.
      return (await tx('users').where({ id, is_active: 1 }).update({ is_active: 1 })) === 1
    },

    async list(queries, page, search) {
      if (search) {
        const { ids, stoppedAt } = await findUsers(queries, usersTable, page, search)
        const rows = ids.length > 0 ? await select(queries).whereIn('users.id', ids).orderBy('users.id', 'desc') : []
        return pageOf(rows.map(toRecord), page, stoppedAt)
      }
      const { before = AFTER_ALL_IDS, limit } = page
      const rows = await newestUsers<{ balance: unknown }>(queries, before, limit + 1)
      return pageOf(rows.map(toRecord), page)
    },

    async filtered(queries, filter, limit) {
      const { ids, nextCursor } = await findFiltered(queries, 'users', rowFilterOf(filter), limit)
      const rows =
        ids.length > 0 ? await select(queries).whereIn('users.id', ids).orderBy('users.id', filter.direction) : []
      return { rows: rows.map(toRecord), nextCursor }
    },

    countFiltered: (queries, filter) => countFiltered(queries, 'users', rowFilterOf(filter)),

    async isEmpty(queries) {
      return (await queries('users').first('id')) === undefined
    },
  }
}
