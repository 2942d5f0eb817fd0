import type { ListedMail, MailText } from '#contracts/mails.ts'
import type { JobsStore } from '#server/features/jobs/jobs-store.ts'
import { type MailFacts, secretFacts } from '#server/mails/mail-facts.ts'
import { renderMail } from '#server/mails/render-mail.ts'
import type { Actor, Audited } from '#server/platform/audit-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Database, type DbTransaction, RetryTransaction } from '#server/platform/db/database.ts'
import type { IdempotencyStore } from '#server/platform/idempotency-store.ts'
import type { Ids } from '#server/platform/ids.ts'
import type { Page, PageRequest } from '#server/platform/pages.ts'
import { Refusal } from '#server/platform/problems.ts'
import { type Mail, type Recipient, SEND_MAIL } from './mail.ts'
import type { AddressesStore } from './mail-addresses-store.ts'
import type { MailFilter, MailRecord, MailsStore } from './mails-store.ts'
import { refusals } from './refusals.ts'

/** The log of mails, for admins. */
export interface MailAdmin {
  /** Newest first. */
  list(filter: MailFilter, page: PageRequest): Promise<Page<ListedMail>>
  /** What a mail says, without what opens something. Throws a 404 when there is no such mail. */
  text(mailId: string): Promise<MailText>
  /**
   * Sends a mail once more, even to an address that was undeliverable; one that is pending, now. Throws a 404 when there is no such mail, a 409
   * when its link was not kept. `repeated`: the key was used for it before.
   */
  resend(actor: Actor, mailId: string, key: string | undefined): Promise<{ mail: ListedMail; repeated: boolean }>
  /** Sends a mail that only says that it arrived to the admin who asks for it, in their language. `repeated`: the key was used before. */
  sendTest(actor: Actor, key: string | undefined): Promise<{ mail: ListedMail; repeated: boolean }>
}

interface MailAdminDeps {
  database: Pick<Database, 'queries'>
  mail: Mail
  /** The recipient that a user is; null for an unknown user. */
  recipient: (tx: DbTransaction, userId: string) => Promise<Recipient | null>
  mails: MailsStore
  addresses: AddressesStore
  jobs: JobsStore
  /** The site's own address, which links in mails begin with. */
  siteOrigin: () => string
  idempotency: IdempotencyStore
  audited: Audited
  clock: Clock
  ids: Ids
}

const timestamp = (at: number | null) => (at === null ? null : new Date(at).toISOString())

const canResend = ({ kind, state }: MailRecord) => state === 'pending' || secretFacts[kind] === undefined

function toListed(mail: MailRecord): ListedMail {
  const { id, kind, subjectId, userId, address, language, state, attempts, failure, response } = mail
  return {
    id,
    kind,
    subjectId,
    userId,
    address,
    language,
    state,
    attempts,
    failure,
    response,
    canResend: canResend(mail),
    createdAt: new Date(mail.createdAt).toISOString(),
    attemptedAt: timestamp(mail.attemptedAt),
    nextAttemptAt: timestamp(mail.nextAttemptAt),
  }
}

export function createMailAdmin(deps: MailAdminDeps): MailAdmin {
  const { database, mail, recipient, mails, addresses, jobs, siteOrigin, idempotency, audited, clock, ids } = deps
  return {
    async list(filter, page) {
      const { rows, nextCursor } = await mails.list(database.queries, filter, page)
      return { rows: rows.map(toListed), nextCursor }
    },

    async text(mailId) {
      const mail = await mails.byId(database.queries, mailId)
      if (!mail) throw new Refusal('not_found')
      const { kind, language, name } = mail
      // Sealed facts are never opened for a reader.
      const hidden = Object.fromEntries((secretFacts[kind] ?? []).map((fact) => [fact, '/…']))
      const facts = { ...mail.facts, ...hidden } as MailFacts[typeof kind]
      const { subject, text } = renderMail(kind, facts, { language, name, origin: siteOrigin(), unsubscribeUrl: null })
      return { subject, text }
    },

    resend: (actor, mailId, key) =>
      audited(actor, async (tx) => {
        const call = { scope: `mail.resend:${actor.session.userId}`, key, request: { mailId }, body: { mailId } }
        const before = await mails.byId(tx, mailId)
        if (!before) throw new Refusal('not_found')
        const { result, repeated } = await idempotency.once(tx, call, async () => {
          if (!canResend(before)) throw new Refusal(refusals.mail_had_link)
          await addresses.clear(tx, before.address)
          if (before.state === 'pending') await jobs.runNow(tx, SEND_MAIL, before.runId)
          else {
            const runId = ids.next()
            const now = clock.now()
            // Another admin was faster.
            if (!(await mails.restart(tx, mailId, runId, now))) throw new RetryTransaction()
            await jobs.addFirst(tx, { kind: SEND_MAIL, subjectId: runId, runAt: now })
          }
          const after = await mails.byId(tx, mailId)
          if (!after) throw new RetryTransaction()
          return toListed(after)
        })
        const values = { before: { state: before.state }, after: { state: 'pending' } }
        return {
          result: { mail: result, repeated },
          change: repeated ? null : { action: 'mail.resend', targetId: mailId, ...values },
        }
      }),

    sendTest: (actor, key) =>
      audited(actor, async (tx) => {
        const { userId } = actor.session
        const call = { scope: `mail.test:${userId}`, key, request: {}, body: {} }
        const { result, repeated } = await idempotency.once(tx, call, async () => {
          const to = await recipient(tx, userId)
          if (!to) throw new Refusal('not_signed_in')
          const facts = { at: clock.now() }
          await mail.enqueue(tx, { kind: 'test', to, subject: userId, period: ids.next(), facts })
          const { rows } = await mails.list(tx, { kind: 'test', address: to.address }, { limit: 1, before: undefined })
          const [added] = rows
          if (!added) throw new RetryTransaction()
          return toListed(added)
        })
        const change = { action: 'mail.test', targetId: result.id, before: null, after: { state: 'pending' } }
        return { result: { mail: result, repeated }, change: repeated ? null : change }
      }),
  }
}
