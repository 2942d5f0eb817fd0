import type { ForgotResponse, ResetRequest } from '#contracts/auth.ts'
import type { OwnPassword, Prover } from '#server/features/auth/own-password.ts'
import { hashRanks, type Passwords } from '#server/features/auth/passwords.ts'
import { proofRefusals } from '#server/features/auth/refusals.ts'
import type { Sessions } from '#server/features/auth/sessions.ts'
import type { JobHandler } from '#server/features/jobs/job-runner.ts'
import type { JobQueue } from '#server/features/jobs/jobs-store.ts'
import { type Mail, recipientOf } from '#server/features/mail/mail.ts'
import { normaliseEmail, type UserRecord, type UsersStore } from '#server/features/users/users-store.ts'
import type { AttemptCounts } from '#server/platform/attempt-counts-store.ts'
import type { Audited, AuditStore } from '#server/platform/audit-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, DbTransaction } from '#server/platform/db/database.ts'
import type { Ids } from '#server/platform/ids.ts'
import type { MonotonicClock } from '#server/platform/monotonic-clock.ts'
import { networkOf, widestNetworkOf } from '#server/platform/networks.ts'
import { Refusal } from '#server/platform/problems.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { LINK_MINUTES, type OneTimeLinks } from './one-time-links.ts'
import type { OneTimeTokensStore } from './one-time-tokens-store.ts'
import { refusals } from './refusals.ts'

/** The kind of the jobs that send links for new passwords. */
export const SEND_RESET_LINK = 'account.reset-link'

/** Where a request without a session comes from. */
export interface LinkCaller {
  address: string
  requestId: string
  signal: AbortSignal
}

/** Passwords that are changed or were forgotten. */
export interface RecoveryService {
  /**
   * Requests a link for an address. This does the same work for any address, and the job finds out whether an account has it: neither
   * response nor time reveal it. Beyond the limits nothing is sent, which is not revealed either.
   */
  forgot(email: string, caller: LinkCaller): Promise<ForgotResponse>
  /** Sets a new password and ends every session; the second factor stays. Throws a 410 for a link that was used or is too old, a 422 for a common password. */
  reset(request: ResetRequest, caller: LinkCaller): Promise<void>
  /** Changes the password and ends the other sessions. Throws a 403 for a wrong present one, a 422 for a common new one. */
  change(prover: Prover, currentPassword: string, newPassword: string): Promise<void>
  /** The jobs that send links. */
  sending: JobHandler
}

interface RecoveryDeps {
  database: Database
  users: UsersStore
  sessions: Pick<Sessions, 'endAllOf'>
  passwords: Passwords
  ownPassword: OwnPassword
  tokens: OneTimeTokensStore
  links: OneTimeLinks
  counts: AttemptCounts
  audited: Audited
  audit: AuditStore
  mail: Mail
  jobs: JobQueue
  clock: Clock
  monotonicClock: MonotonicClock
  ids: Ids
  /** Whether what comes from an address is limited. */
  limits: (address: string) => boolean
}

/** The links that may be sent to one address, and for one network, in an hour. */
const MAX = { address: 5, network: 100 }

export function createRecoveryService(deps: RecoveryDeps): RecoveryService {
  const { database, users, sessions, passwords, ownPassword, tokens, links, counts } = deps
  const { audited, audit, mail, jobs, clock, monotonicClock, ids } = deps

  const entryOf = ({ address, signal }: LinkCaller) => ({
    group: widestNetworkOf(address),
    rank: hashRanks.signIn,
    signal,
  })

  /** Sets a password, ends what it opened, and tells the user. `except` is the session that stays. */
  async function setPassword(tx: DbTransaction, user: UserRecord, passwordHash: string, except: string | null) {
    if (!(await users.setPassword(tx, user, passwordHash))) return null
    const ended = await sessions.endAllOf(tx, user.id, except)
    await links.endAllOf(tx, user.id, 'reset')
    const facts = { at: clock.now() }
    const mailed = { kind: 'password-changed', to: recipientOf(user), subject: user.id, period: ids.next() } as const
    await mail.enqueue(tx, { ...mailed, facts })
    return ended
  }

  return {
    async forgot(email, { address }) {
      await database.transaction(async (tx) => {
        const keys = [`reset to ${normaliseEmail(email)}`, `reset from ${networkOf(address)}`]
        const [toAddress = 0, fromNetwork = 0] = await counts.add(tx, keys)
        const isTooMany = toAddress > MAX.address || (deps.limits(address) && fromNetwork > MAX.network)
        if (isTooMany) return
        const id = await links.request(tx, 'reset', email)
        await jobs.addFirst(tx, { kind: SEND_RESET_LINK, subjectId: id, runAt: monotonicClock.now() })
      })
      return { minutes: LINK_MINUTES }
    },

    async reset({ token, password }, caller) {
      const { address, requestId } = caller
      // The link is looked up before the password is hashed, so that only its holder can make the server work.
      const { userId } = await links.find(database.queries, token, ['reset'])
      const owner = await users.byId(database.queries, userId)
      if (!owner) throw new Refusal(refusals.link_expired)
      refuseCommonPassword('password', password, owner.email)
      const passwordHash = await passwords.hash(password, entryOf(caller))
      await database.transaction(
        async (tx) => {
          const isActive = await users.lockIfActive(tx, owner.id)
          const found = await links.find(tx, token, ['reset'])
          await links.use(tx, found)
          const user = await users.byId(tx, owner.id)
          if (!user || !isActive) throw new Refusal(refusals.link_expired)
          const sessionsEnded = await setPassword(tx, user, passwordHash, null)
          // The link proves that the mails of this address are read by the same person.
          if (normaliseEmail(user.email) === normaliseEmail(found.email)) await users.setEmailVerified(tx, user.id)
          const change = { action: 'password.reset', targetId: user.id, before: null, after: { sessionsEnded } }
          await audit.write(tx, { actorId: user.id, ...change, address, requestId })
        },
        { wallet: owner.id },
      )
    },

    async change(prover, currentPassword, newPassword) {
      const user = await ownPassword.prove(prover, currentPassword)
      refuseCommonPassword('newPassword', newPassword, user.email)
      const passwordHash = await passwords.hash(newPassword, entryOf(prover))
      await audited(
        prover,
        async (tx) => {
          const sessionsEnded = await setPassword(tx, user, passwordHash, prover.session.id)
          // It changed while this one was checked.
          if (sessionsEnded === null) throw new Refusal(proofRefusals.wrong_password)
          const change = { action: 'password.change', targetId: user.id, before: null, after: { sessionsEnded } }
          return { result: undefined, change }
        },
        { wallet: user.id },
      )
    },

    sending: {
      async run({ subjectId }) {
        await database.transaction(async (tx) => {
          const request = await tokens.byId(tx, subjectId)
          if (!request) return
          const user = await users.byEmail(tx, request.email)
          // An admin's password opens the back-office: access to a mailbox must not be enough to change it.
          if (!user?.isActive || user.role === 'admin') return
          const issued = await links.issueFor(tx, request, user.id)
          if (!issued) return
          const mailed = { kind: 'reset-password', to: recipientOf(user), subject: user.id, period: issued.id } as const
          await mail.enqueue(tx, { ...mailed, facts: { link: issued.link } })
        })
        return undefined
      },
    },
  }
}
