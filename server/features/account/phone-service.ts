import type { Language } from '#contracts/languages.ts'
import type { SessionTransactions } from '#server/features/auth/sessions.ts'
import type { CodeLimits } from '#server/features/phone-codes/code-limits.ts'
import { CODE_MINUTES } from '#server/features/phone-codes/code-texts.ts'
import type { PhoneCodes } from '#server/features/phone-codes/phone-codes.ts'
import { refusals as codeRefusals } from '#server/features/phone-codes/refusals.ts'
import { isSendable } from '#server/features/phone-codes/sendable-phone.ts'
import type { UserRecord, UsersStore } from '#server/features/users/users-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, DbTransaction } from '#server/platform/db/database.ts'
import type { Session } from '#server/platform/http/route.ts'
import { invalidField, Refusal } from '#server/platform/problems.ts'
import type { PhoneCheck, PhonesStore } from './phones-store.ts'
import { refusals } from './refusals.ts'

const MINUTE = 60_000
/** How long a number can be confirmed to which no code was sent. */
const SIMULATED_LIFETIME = 15 * MINUTE
const CODE_LIFETIME = CODE_MINUTES * MINUTE
/** How often a code can be entered: five in a million are guessed. */
const MAX_TRIES = 5

/** Who verifies a number, and from where. */
export interface PhoneCaller {
  session: Session
  address: string
  /** The language of the message with the code. */
  language: Language
}

/**
 * Verifies the phone numbers of customers. Without a provider that sends codes any code is right, as in the product spec (section 4). What is verified is
 * kept, and each number is verified for one customer at most.
 */
export interface PhoneService {
  /** Throws a 422 for a number that no code is sent to, a 429 for one code too many, a 409 or a 503 when it cannot be sent, or nothing sends codes. */
  start(caller: PhoneCaller, phone: string): Promise<void>
  /** Returns the customer. Throws a 409 for a wrong code, for one that was sent too long ago, and for a number of another customer. */
  confirm(caller: PhoneCaller, code: string): Promise<UserRecord>
}

interface PhoneDeps {
  database: Pick<Database, 'transaction'>
  clock: Clock
  sessions: SessionTransactions
  users: Pick<UsersStore, 'byId' | 'setPhoneVerified'>
  phones: PhonesStore
  codes: PhoneCodes
  limits: CodeLimits
  /** The country codes of the numbers that codes are sent to. */
  countries: readonly string[]
}

export function createPhoneService(deps: PhoneDeps): PhoneService {
  const { database, clock, sessions, users, phones, codes, limits, countries } = deps

  /** Whether a code is right for a check. Throws a 409 when the check has ended, or cannot be tried any more. */
  async function isRight(tx: DbTransaction, check: PhoneCheck, code: string): Promise<boolean> {
    const { codeHash, startedAt } = check
    const lifetime = codeHash === null ? SIMULATED_LIFETIME : CODE_LIFETIME
    if (clock.now() - startedAt > lifetime) throw new Refusal(refusals.phone_code_expired)
    if (codeHash === null) {
      // It was begun before codes were sent, and proves nothing.
      if (!codes.acceptsAnyCode) throw new Refusal(refusals.phone_code_expired)
      return true
    }
    if (!(await phones.takeTry(tx, check, MAX_TRIES))) throw new Refusal(refusals.phone_code_expired)
    return codes.matches(check, code, codeHash)
  }

  return {
    async start({ session, address, language }, phone) {
      if (!codes.hasProvider) throw new Refusal(refusals.phone_not_verifiable)
      const { userId } = session
      const options = { repeatable: true, wallet: userId }
      const check = { userId, phone, tries: 0 }
      if (codes.acceptsAnyCode) {
        const simulated = { ...check, codeHash: null, startedAt: clock.now() }
        return sessions.transaction(session, (tx) => phones.begin(tx, simulated), options)
      }
      if (!isSendable(phone, countries))
        throw invalidField('phone', {
          vi: 'Mã chỉ gửi được tới số di động Việt Nam',
          en: 'Codes are sent to mobile numbers in Vietnam only',
          zh: '验证码只能发送到越南手机号码',
        })
      const { code, hash } = codes.create(check)
      // The check is stored before the code is sent, so that a code that arrives is right, whatever happens to this
      // process.
      await sessions.transaction(
        session,
        async (tx) => {
          await limits.take(tx, { phone, userId, address })
          await phones.begin(tx, { ...check, codeHash: hash, startedAt: clock.now() })
        },
        options,
      )
      const outcome = await codes.send(phone, code, language)
      if (outcome === 'accepted') return
      await database.transaction((tx) => limits.release(tx, phone))
      throw new Refusal(outcome === 'refused' ? codeRefusals.phone_unreachable : codeRefusals.phone_code_unavailable)
    },

    async confirm({ session }, code) {
      const confirmed = await sessions.transaction(
        session,
        async (tx) => {
          const { userId } = session
          const user = await users.byId(tx, userId)
          if (!user) throw new Error(`There is no user ${userId}`)
          const check = await phones.checkOf(tx, userId)
          // The request is repeated: the first one has ended the check.
          if (!check && user.isPhoneVerified) return user
          if (!check) throw new Refusal(refusals.phone_code_expired)
          // It is returned, not thrown, so that the attempt is counted.
          if (!(await isRight(tx, check, code))) return null
          await phones.verify(tx, { phone: check.phone, userId, verifiedAt: clock.now() })
          await users.setPhoneVerified(tx, userId, true)
          return { ...user, isPhoneVerified: true }
        },
        // It waits for the row of the user, which payments lock as well.
        { repeatable: true, wallet: session.userId },
      )
      if (!confirmed) throw new Refusal(refusals.phone_code_wrong)
      return confirmed
    },
  }
}
