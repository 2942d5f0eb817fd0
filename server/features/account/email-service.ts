import type { EmailChange, EmailChangeResponse } from '#contracts/account.ts'
import type { OwnPassword, Prover } from '#server/features/auth/own-password.ts'
import type { SecondFactors } from '#server/features/auth/second-factors.ts'
import type { Sessions } from '#server/features/auth/sessions.ts'
import { type Mail, recipientOf } from '#server/features/mail/mail.ts'
import { refusals as usersRefusals } from '#server/features/users/refusals.ts'
import { normaliseEmail, type UserRecord, type UsersStore } from '#server/features/users/users-store.ts'
import type { AttemptCounts } from '#server/platform/attempt-counts-store.ts'
import type { Actor, Audited, AuditStore, Change } from '#server/platform/audit-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, DbTransaction } from '#server/platform/db/database.ts'
import type { Ids } from '#server/platform/ids.ts'
import { invalidField, Refusal } from '#server/platform/problems.ts'
import type { OneTimeLinks } from './one-time-links.ts'
import type { LinkCaller } from './recovery-service.ts'
import { refusals } from './refusals.ts'

/** The addresses of accounts: verified by a link, and changed by one to the new address, which the old one can take back. */
export interface EmailService {
  /** Sends the link of a new account, in the transaction that creates it, or of one whose address is not verified yet. */
  sendVerification(tx: DbTransaction, user: UserRecord): Promise<void>
  /** Sends that link again; nothing for a verified address. Throws a 429 after five in an hour. */
  resend(actor: Actor): Promise<void>
  /** Opens a link: verifies an address, or changes it to the one of the link. Throws a 410 for one that was used or is too old. */
  confirm(token: string, caller: LinkCaller): Promise<void>
  /**
   * Begins to change the address. Throws a 403 for a wrong password, or without a recent second factor. An address that another account has gets no
   * link, which is not told.
   */
  change(prover: Prover, request: EmailChange): Promise<EmailChangeResponse>
  /** Ends a change that was not confirmed. */
  cancel(actor: Actor): Promise<void>
  /** Opens the link of the old address: takes the change back, also after it was confirmed; then every session ends. Throws a 410 as `confirm` does. */
  stop(token: string, caller: LinkCaller): Promise<void>
}

interface EmailDeps {
  database: Database
  users: UsersStore
  sessions: Pick<Sessions, 'endAllOf'>
  ownPassword: OwnPassword
  factors: Pick<SecondFactors, 'requireRecent'>
  links: OneTimeLinks
  counts: AttemptCounts
  audited: Audited
  audit: AuditStore
  mail: Mail
  clock: Clock
  ids: Ids
}

/** The links that a customer may have sent in an hour. */
const MAX_PER_HOUR = 5

export function createEmailService(deps: EmailDeps): EmailService {
  const { database, users, sessions, ownPassword, factors, links, counts, audited, audit, mail, clock, ids } = deps

  async function sendVerification(tx: DbTransaction, user: UserRecord): Promise<void> {
    const { id, link } = await links.issue(tx, 'verify', user.id, user.email)
    const mailed = { kind: 'verify-email', to: recipientOf(user), subject: user.id, period: id } as const
    await mail.enqueue(tx, { ...mailed, facts: { link } })
  }

  async function countLink(tx: DbTransaction, userId: string): Promise<void> {
    const [sent = 0] = await counts.add(tx, [`links of ${userId}`])
    if (sent > MAX_PER_HOUR) throw counts.refusal()
  }

  /** Tells an address that it is, or no longer is, the account's. */
  async function tellOfChange(tx: DbTransaction, user: UserRecord, address: string, newAddress: string) {
    const to = { ...recipientOf(user), address }
    const facts = { newAddress, at: clock.now() }
    await mail.enqueue(tx, { kind: 'email-changed', to, subject: user.id, period: ids.next(), facts })
  }

  /** Makes a user's address another one. Throws a 410 when another account has it meanwhile. */
  const setEmail = (tx: DbTransaction, user: UserRecord, email: string) =>
    users.setEmail(tx, user, email).catch((error: unknown) => {
      const isTaken = error instanceof Refusal && error.kind === usersRefusals.email_taken
      throw isTaken ? new Refusal(refusals.link_expired) : error
    })

  /** Runs what the owner of a link does, in one transaction with its use. */
  function opened(
    token: string,
    purposes: readonly ('verify' | 'change' | 'stop')[],
    { address, requestId }: LinkCaller,
    work: (tx: DbTransaction, user: UserRecord, found: { purpose: string; email: string }) => Promise<Change>,
  ): Promise<void> {
    return database.transaction(async (tx) => {
      const found = await links.find(tx, token, purposes)
      const isActive = await users.lockIfActive(tx, found.userId)
      const user = await users.byId(tx, found.userId)
      if (!user || !isActive) throw new Refusal(refusals.link_expired)
      await links.use(tx, found)
      const change = await work(tx, user, found)
      await audit.write(tx, { actorId: user.id, ...change, address, requestId })
    })
  }

  const changeOf = (userId: string, action: string, before: unknown, after: unknown): Change => ({
    action,
    targetId: userId,
    before,
    after,
  })

  return {
    sendVerification,

    resend: (actor) =>
      audited(actor, async (tx) => {
        const { userId } = actor.session
        const user = await users.byId(tx, userId)
        if (!user || user.isEmailVerified) return { result: undefined, change: null }
        await countLink(tx, userId)
        await sendVerification(tx, user)
        return { result: undefined, change: changeOf(userId, 'email.send_link', null, null) }
      }),

    confirm: (token, caller) =>
      opened(token, ['verify', 'change'], caller, async (tx, user, { purpose, email }) => {
        if (purpose === 'verify') {
          // A link to an address that the account no longer has verifies nothing.
          if (normaliseEmail(user.email) !== normaliseEmail(email)) throw new Refusal(refusals.link_expired)
          await users.setEmailVerified(tx, user.id)
          if (!user.isEmailVerified)
            await mail.enqueue(tx, { kind: 'welcome', to: recipientOf(user), subject: user.id, period: '', facts: {} })
          return changeOf(user.id, 'email.verify', { isEmailVerified: user.isEmailVerified }, { isEmailVerified: true })
        }
        await setEmail(tx, user, email)
        await links.endAllOf(tx, user.id, 'verify', 'reset', 'change')
        await tellOfChange(tx, user, user.email, email)
        await tellOfChange(tx, user, email, email)
        return changeOf(user.id, 'email.change', { email: user.email }, { email })
      }),

    async change(prover, { email, password }) {
      const { userId } = prover.session
      await factors.requireRecent(prover.session)
      const user = await ownPassword.prove(prover, password)
      if (normaliseEmail(user.email) === normaliseEmail(email))
        throw invalidField('email', {
          vi: 'Đây là email hiện tại của bạn',
          en: 'This is your current email',
          zh: '这是您当前的邮箱',
        })
      return audited(prover, async (tx) => {
        await countLink(tx, userId)
        const { id, link, expiresAt } = await links.issue(tx, 'change', userId, email)
        const stop = await links.issue(tx, 'stop', userId, user.email)
        const to = recipientOf(user)
        const about = { subject: userId, period: id }
        const isTaken = (await users.byEmail(tx, email)) !== null
        if (!isTaken) {
          const facts = { newAddress: email, link }
          await mail.enqueue(tx, { kind: 'email-change-confirm', to: { ...to, address: email }, ...about, facts })
        }
        const facts = { newAddress: email, link: stop.link }
        await mail.enqueue(tx, { kind: 'email-change-notice', to, ...about, facts })
        return {
          result: { email, until: new Date(expiresAt).toISOString() },
          change: changeOf(userId, 'email.request_change', { email: user.email }, { email }),
        }
      })
    },

    cancel: (actor) =>
      audited(actor, async (tx) => {
        const { userId } = actor.session
        const ended = await links.endAllOf(tx, userId, 'change')
        const change = ended > 0 ? changeOf(userId, 'email.cancel_change', null, null) : null
        return { result: undefined, change }
      }),

    stop: (token, caller) =>
      opened(token, ['stop'], caller, async (tx, user, { email }) => {
        await links.endAllOf(tx, user.id, 'change', 'reset', 'stop')
        const isChanged = normaliseEmail(user.email) !== normaliseEmail(email)
        if (isChanged) {
          await setEmail(tx, user, email)
          await tellOfChange(tx, user, email, email)
        }
        // Who began the change had the password: the owner sets a new one by a link to this address.
        const sessionsEnded = await sessions.endAllOf(tx, user.id, null)
        return changeOf(user.id, 'email.stop_change', { email: user.email }, { email, sessionsEnded })
      }),
  }
}
