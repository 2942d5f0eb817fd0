import type { UserRecord, UsersStore } from '#server/features/users/users-store.ts'
import type { Actor } from '#server/platform/audit-store.ts'
import type { Database } from '#server/platform/db/database.ts'
import { widestNetworkOf } from '#server/platform/networks.ts'
import { Refusal } from '#server/platform/problems.ts'
import type { GuessLimits } from './guess-limits.ts'
import { hashRanks, type Passwords } from './passwords.ts'
import { proofRefusals } from './refusals.ts'
import type { SessionTransactions } from './sessions.ts'

/** A signed-in user who proves something again. */
export interface Prover extends Actor {
  signal: AbortSignal
}

/** Checks that a signed-in user knows the password of the account: who has only the session does not. */
export interface OwnPassword {
  /** Returns the user. Throws a 403 for a wrong password, and a 429 after too many. */
  prove(prover: Prover, password: string): Promise<UserRecord>
}

interface OwnPasswordDeps {
  database: Database
  users: Pick<UsersStore, 'byId'>
  sessions: SessionTransactions
  passwords: Passwords
  limits: GuessLimits
}

export function createOwnPassword({ database, users, sessions, passwords, limits }: OwnPasswordDeps): OwnPassword {
  return {
    async prove({ session, address, signal }, password) {
      const { userId } = session
      const user = await sessions.transaction(session, async (tx) => {
        await limits.take(tx, userId, address)
        return users.byId(tx, userId)
      })
      if (!user) throw new Refusal('not_signed_in')
      const entry = { group: widestNetworkOf(address), rank: hashRanks.knownSignIn, signal }
      if (!(await passwords.verify(password, user.passwordHash, entry))) throw new Refusal(proofRefusals.wrong_password)
      await database.transaction((tx) => limits.succeed(tx, userId, address))
      return user
    },
  }
}
