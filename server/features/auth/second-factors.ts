import { randomBytes } from 'node:crypto'
import { type Mail, recipientOf } from '#server/features/mail/mail.ts'
import type { UserRecord } from '#server/features/users/users-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, DbTransaction, Queries } from '#server/platform/db/database.ts'
import type { Session } from '#server/platform/http/route.ts'
import type { Ids } from '#server/platform/ids.ts'
import { Refusal } from '#server/platform/problems.ts'
import type { Sealing } from '#server/platform/sealing.ts'
import type { PasskeysStore } from './passkeys-store.ts'
import { proofRefusals } from './refusals.ts'
import type { SecondFactorRecord, SecondFactorsStore } from './second-factors-store.ts'
import { sha256, stepUpEnd } from './sessions.ts'
import { fromBase32, stepAt, stepOf, toBase32 } from './totp.ts'

/** The number of recovery codes of an account. */
const RECOVERY_CODES = 10
/** The random bytes of one: 80 bits, which nobody can guess, so that a plain hash keeps them. */
const RECOVERY_BYTES = 10

/** What is checked besides the password: codes of an authenticator app, and recovery codes in place of them. */
export interface SecondFactors {
  /** The app of a user, if its set-up was completed. */
  of(queries: Queries, userId: string): Promise<SecondFactorRecord | null>
  /**
   * Uses a code of the app or a recovery code: each is right once. Returns whether it was. The user is told by mail of a used recovery code. `factor` null
   * for a user with passkeys alone, who has recovery codes and no app.
   */
  use(tx: DbTransaction, user: UserRecord, factor: SecondFactorRecord | null, code: string): Promise<boolean>
  /** Whether a code is one that the app shows now, and not used. */
  takeAppCode(tx: DbTransaction, factor: SecondFactorRecord, code: string): Promise<boolean>
  /** Makes new recovery codes in place of the old ones, and returns them as they are shown. */
  newCodes(tx: DbTransaction, userId: string): Promise<string[]>
  /** Makes recovery codes for a user who has passkeys and none that can be used; null for another one. */
  firstCodes(tx: DbTransaction, userId: string): Promise<string[] | null>
  /** Removes the recovery codes of a user who has neither an app nor a passkey any more. */
  endCodes(tx: DbTransaction, userId: string): Promise<void>
  /** Whether a user has an app or a passkey. */
  hasAny(queries: Queries, userId: string): Promise<boolean>
  /** Removes whatever a user can prove besides the password: each kind of second factor, and what replaces one. */
  removeAllOf(tx: DbTransaction, userId: string): Promise<void>
  /**
   * Throws a 403 for a customer with a second factor, an app or a passkey, whose session did not check it within ten minutes: before money leaves, or a machine dies. API
   * tokens have none to check; making one needs it.
   */
  requireRecent(session: Session): Promise<void>
}

interface SecondFactorsDeps {
  database: Pick<Database, 'queries'>
  store: SecondFactorsStore
  passkeys: Pick<PasskeysStore, 'countOf' | 'removeAllOf'>
  sealing: Sealing
  mail: Mail
  clock: Clock
  /** The real time, which phones show, too. */
  realClock: Clock
  ids: Ids
}

export function createSecondFactors(deps: SecondFactorsDeps): SecondFactors {
  const { database, store, passkeys, sealing, mail, clock, realClock, ids } = deps

  async function confirmed(queries: Queries, userId: string): Promise<SecondFactorRecord | null> {
    const factor = await store.of(queries, userId)
    return factor?.confirmedAt == null ? null : factor
  }

  async function takeAppCode(
    tx: DbTransaction,
    { userId, secret }: SecondFactorRecord,
    code: string,
  ): Promise<boolean> {
    const opened = sealing.open(userId, secret)
    // It was sealed by another key: recovery codes still help.
    if (opened === null) return false
    const now = realClock.now()
    const step = stepOf(fromBase32(opened), code, now)
    return step !== null && store.takeStep(tx, userId, step, stepAt(now) + 1)
  }

  const hasAny = async (queries: Queries, userId: string) =>
    (await confirmed(queries, userId)) !== null || (await passkeys.countOf(queries, userId)) > 0

  async function newCodes(tx: DbTransaction, userId: string): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, () => toBase32(randomBytes(RECOVERY_BYTES)))
    await store.replaceCodes(tx, userId, codes.map(sha256))
    return codes.map((code) => code.replaceAll(/.{4}(?=.)/g, '$&-'))
  }

  return {
    of: confirmed,
    takeAppCode,
    newCodes,
    hasAny,

    async use(tx, user, factor, code) {
      if (/^\d+$/.test(code)) return factor !== null && takeAppCode(tx, factor, code)
      const at = clock.now()
      if (!(await store.takeCode(tx, user.id, sha256(code), at))) return false
      const facts = { codesLeft: await store.codesLeft(tx, user.id), at }
      const mailed = {
        kind: 'recovery-code-used',
        to: recipientOf(user),
        subject: user.id,
        period: ids.next(),
      } as const
      await mail.enqueue(tx, { ...mailed, facts })
      return true
    },

    async firstCodes(tx, userId) {
      const hasApp = (await confirmed(tx, userId)) !== null
      return hasApp || (await store.codesLeft(tx, userId)) > 0 ? null : newCodes(tx, userId)
    },

    async endCodes(tx, userId) {
      if (!(await hasAny(tx, userId))) await store.replaceCodes(tx, userId, [])
    },

    async removeAllOf(tx, userId) {
      await store.remove(tx, userId)
      await store.replaceCodes(tx, userId, [])
      await passkeys.removeAllOf(tx, userId)
    },

    async requireRecent({ userId, scopes, isDemo, steppedUpAt = null }) {
      if (scopes || isDemo || stepUpEnd(steppedUpAt, clock.now()) !== null) return
      if (await hasAny(database.queries, userId)) throw new Refusal(proofRefusals.second_factor_required)
    },
  }
}
