import type { Language } from '#contracts/languages.ts'
import type { MailKind } from '#contracts/rules/mail-kinds.ts'
import { givenName, type PersonName } from '#contracts/rules/person-name.ts'
import type { JobQueue } from '#server/features/jobs/jobs-store.ts'
import { type MailFacts, secretFacts } from '#server/mails/mail-facts.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { DbTransaction } from '#server/platform/db/database.ts'
import type { Ids } from '#server/platform/ids.ts'
import type { Sealing } from '#server/platform/sealing.ts'
import type { MailsStore } from './mails-store.ts'

/** The kind of the jobs that send mails. */
export const SEND_MAIL = 'mail.send'

/** Whom a mail is for. */
export interface Recipient {
  /** Null for an address that belongs to no account. */
  userId: string | null
  address: string
  language: Language
  name: PersonName
}

/** A mail to send. */
export interface NewMail<Kind extends MailKind = MailKind> {
  kind: Kind
  to: Recipient
  /** The id of what it is about, such as a user's, a deposit's or a ticket's. */
  subject: string
  /** What may happen again for one subject, such as a day or the id of a token; empty for what happens once. */
  period: string
  facts: MailFacts[Kind]
}

/** Takes mails from features. */
export interface Mail {
  /**
   * Adds a mail in the transaction of what causes it: so it is sent if and only if that is committed. There is at most one of a kind, subject
   * and period; another one is ignored.
   */
  enqueue<Kind extends MailKind>(tx: DbTransaction, mail: NewMail<Kind>): Promise<void>
}

interface MailDeps {
  mails: Pick<MailsStore, 'insert'>
  jobs: JobQueue
  sealing: Sealing
  clock: Clock
  ids: Ids
}

/** The recipient that a user is, whose language may not be chosen yet: Vietnamese then. */
export const recipientOf = (
  user: PersonName & { id: string; email: string; language: Language | null },
): Recipient => ({
  userId: user.id,
  address: user.email,
  language: user.language ?? 'vi',
  name: { firstName: user.firstName, lastName: user.lastName },
})

/** Separates facts that are secret from the others. */
function splitFacts(kind: MailKind, facts: object) {
  const isSecret = ([name]: [string, unknown]) => secretFacts[kind]?.includes(name) ?? false
  const entries = Object.entries(facts)
  return {
    open: Object.fromEntries(entries.filter((entry) => !isSecret(entry))),
    secret: Object.fromEntries(entries.filter(isSecret)),
  }
}

export function createMail({ mails, jobs, sealing, clock, ids }: MailDeps): Mail {
  return {
    async enqueue(tx, { kind, to, subject, period, facts }) {
      const now = clock.now()
      const id = ids.next()
      const runId = ids.next()
      const { open, secret } = splitFacts(kind, facts)
      const isNew = await mails.insert(tx, {
        id,
        kind,
        subjectId: subject,
        period,
        runId,
        userId: to.userId,
        address: to.address,
        language: to.language,
        name: givenName(to.name),
        facts: open,
        sealedFacts: Object.keys(secret).length > 0 ? sealing.seal(id, JSON.stringify(secret)) : null,
        state: 'pending',
        attempts: 0,
        failure: null,
        response: null,
        createdAt: now,
        startedAt: now,
        attemptedAt: null,
        nextAttemptAt: now,
      })
      if (isNew) await jobs.addFirst(tx, { kind: SEND_MAIL, subjectId: runId, runAt: now })
    },
  }
}
