import type { AccountSummary } from '#contracts/account.ts'
import type { Language } from '#contracts/languages.ts'
import { addMonths, startOfMonth } from '#contracts/rules/calendar.ts'
import type { SessionTransactions } from '#server/features/auth/sessions.ts'
import type { UserRecord, UsersStore } from '#server/features/users/users-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Session } from '#server/platform/http/route.ts'
import { countSummary } from './summary-store.ts'

export interface AccountService {
  /** Counts a customer's instances and open tickets, and sums the payments and refunds of the current calendar month. */
  summaryOf(userId: string): Promise<AccountSummary>
  /** Stores the language that the customer has chosen, and returns the customer. */
  setLanguage(session: Session, language: Language): Promise<UserRecord>
}

interface AccountDeps {
  /** For reading only. */
  database: Pick<Database, 'queries'>
  clock: Clock
  sessions: SessionTransactions
  users: UsersStore
}

export function createAccountService({ database, clock, sessions, users }: AccountDeps): AccountService {
  return {
    async summaryOf(userId) {
      const month = startOfMonth(clock.now())
      const { paid, refunded, ...counts } = await countSummary(database.queries, userId, month, addMonths(month, 1))
      return {
        ...counts,
        monthlySpend: String(-paid - refunded),
        monthlyRefunds: String(refunded),
        month: new Date(month).toISOString(),
      }
    },

    setLanguage: (session, language) =>
      sessions.transaction(
        session,
        async (tx) => {
          await users.setLanguage(tx, session.userId, language)
          const user = await users.byId(tx, session.userId)
          if (!user) throw new Error(`There is no user ${session.userId}`)
          return user
        },
        // It waits for the row of the user, which payments lock as well.
        { repeatable: true, wallet: session.userId },
      ),
  }
}
