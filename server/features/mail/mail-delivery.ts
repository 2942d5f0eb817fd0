import { languageTags } from '#contracts/languages.ts'
import { DAY_MS } from '#contracts/rules/calendar.ts'
import type { JobHandler } from '#server/features/jobs/job-runner.ts'
import type { MailFacts } from '#server/mails/mail-facts.ts'
import { groupOfMail } from '#server/mails/mail-groups.ts'
import { renderMail } from '#server/mails/render-mail.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Sealing } from '#server/platform/sealing.ts'
import type { AddressesStore } from './mail-addresses-store.ts'
import { MailNotSent, type MailTransport } from './mail-transport.ts'
import type { MailRecord, MailsStore } from './mails-store.ts'
import type { UnsubscribeTokens } from './unsubscribe-tokens.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** The waits between attempts, which add up to a day; after the last one a mail has failed. */
const WAITS = [
  ...[30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR],
  8 * HOUR + 17 * MINUTE + 30 * SECOND,
] as const

/** How long a mail waits before it looks again whether a server for mail is set up, in milliseconds. */
const WAIT_FOR_SERVER = 5 * MINUTE

/** An address that cannot add a recipient or a header. */
const isPlainAddress = (address: string) => /^[^\s<>,;:"()[\]\\@]+@[^\s<>,;:"()[\]\\@]+$/u.test(address)

interface MailDeliveryDeps {
  database: Pick<Database, 'queries'>
  mails: MailsStore
  addresses: AddressesStore
  /** Null while no server for mail is set up: mails wait for it, for a day. */
  transport: MailTransport | null
  sealing: Sealing
  tokens: UnsubscribeTokens
  siteOrigin: () => string
  clock: Clock
}

/**
 * Sends the mails of the outbox. A mail arrives twice only if a process dies after the server for mail took it and before that is recorded;
 * its message id is the same then.
 */
export function createMailDelivery(deps: MailDeliveryDeps): JobHandler {
  const { mails, addresses, transport, sealing, tokens, siteOrigin, clock } = deps
  const { queries } = deps.database

  /** All facts of a mail; null if those that are sealed cannot be read. */
  function factsOf({ id, facts, sealedFacts }: MailRecord): object | null {
    if (sealedFacts === null) return facts
    const secret = sealing.open(id, sealedFacts)
    return secret === null ? null : { ...facts, ...JSON.parse(secret) }
  }

  /** Why a mail is not sent at all; null if it is. */
  async function reasonToHold({ kind, userId, address }: MailRecord) {
    if (await addresses.isUndeliverable(queries, address)) return 'undeliverable'
    const group = groupOfMail(kind)
    if (group === null || userId === null) return null
    return (await addresses.hasRefused(queries, userId, group)) ? 'unsubscribed' : null
  }

  async function send(mail: MailRecord, facts: object, to: MailTransport): Promise<string> {
    if (!isPlainAddress(mail.address)) throw new MailNotSent('no_such_address', null)
    const { kind, userId, language, name, runId } = mail
    const origin = siteOrigin()
    const group = groupOfMail(kind)
    const unsubscribeUrl =
      group !== null && userId !== null ? `${origin}/api/mail/unsubscribe?token=${tokens.issue(userId, group)}` : null
    const rendered = renderMail(kind, facts as MailFacts[typeof kind], { language, name, origin, unsubscribeUrl })
    return to.send({
      replyTo: 'replyTo' in facts && isPlainAddress(String(facts.replyTo)) ? String(facts.replyTo) : null,
      to: mail.address,
      subject: rendered.subject,
      text: rendered.text,
      html: rendered.html,
      unsubscribeUrl,
      messageId: `<${runId}@${to.domain}>`,
      languageTag: languageTags[language],
    })
  }

  return {
    async run({ subjectId }) {
      const mail = await mails.pendingRun(queries, subjectId)
      if (!mail) return undefined
      if (clock.now() - mail.startedAt > DAY_MS) return void (await mails.end(queries, subjectId, 'failed', 'expired'))
      if (!transport) return { runAgainIn: WAIT_FOR_SERVER }
      const reason = await reasonToHold(mail)
      if (reason) return void (await mails.end(queries, subjectId, 'held', reason))
      const facts = factsOf(mail)
      if (!facts) return void (await mails.end(queries, subjectId, 'failed', 'unreadable'))
      try {
        const response = await send(mail, facts, transport)
        const attemptedAt = clock.now()
        await mails.recordAttempt(queries, subjectId, {
          state: 'sent',
          failure: null,
          response,
          attemptedAt,
          nextAttemptAt: null,
        })
        return undefined
      } catch (error) {
        if (!(error instanceof MailNotSent)) throw error
        const { failure, response } = error
        const attemptedAt = clock.now()
        const isFinal = failure === 'refused' || failure === 'no_such_address'
        const wait = isFinal ? undefined : WAITS[mail.attempts]
        await mails.recordAttempt(queries, subjectId, {
          state: wait === undefined ? 'failed' : 'pending',
          failure,
          response,
          attemptedAt,
          nextAttemptAt: wait === undefined ? null : attemptedAt + wait,
        })
        if (failure === 'no_such_address')
          await addresses.markUndeliverable(queries, mail.address, 'bounced', attemptedAt)
        return wait === undefined ? undefined : { runAgainIn: wait }
      }
    },

    onFailed: (tx, { subjectId }) => mails.end(tx, subjectId, 'failed', 'worker_died'),
  }
}
