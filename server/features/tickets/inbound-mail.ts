import { createHash } from 'node:crypto'
import type { InboundMail, InboundMailResponse } from '#contracts/inbound-mail.ts'
import type { Language } from '#contracts/languages.ts'
import type { UsersStore } from '#server/features/users/users-store.ts'
import type { Database, DbTransaction } from '#server/platform/db/database.ts'
import type { IdempotencyStore } from '#server/platform/idempotency-store.ts'
import type { Log } from '#server/platform/log.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import { Refusal } from '#server/platform/problems.ts'
import { addressesIn, addressIn, isAutomatic, splitMailText, ticketSubjectOf } from './mail-text.ts'
import type { ReplyAddresses } from './reply-addresses.ts'
import type { TicketsService } from './tickets-service.ts'
import type { TicketRecord, TicketsStore } from './tickets-store.ts'

/** Takes the mails that come in. */
export interface InboundMails {
  /**
   * Makes a mail a message of the ticket whose address it was sent to, if its sender is the ticket's customer; else a new ticket of the customer who
   * has sent it. Mails of strangers and of programs are dropped, and counted. A mail that is passed on twice is taken once.
   */
  take(mail: InboundMail): Promise<InboundMailResponse>
}

interface InboundMailsDeps {
  database: Database
  tickets: Pick<TicketsStore, 'byId'>
  service: Pick<TicketsService, 'open' | 'append'>
  users: Pick<UsersStore, 'byEmail'>
  addresses: ReplyAddresses
  idempotency: IdempotencyStore
  metrics: Metrics
  log: Log
}

/** What became of a mail, and why it was dropped. */
type Taken = InboundMailResponse & { reason: 'automatic' | 'stranger' | 'empty' | 'limited' | null }

const noSubject: Record<Language, string> = {
  vi: 'Thư không có tiêu đề',
  en: 'Mail without a subject',
  zh: '无主题邮件',
}

export function createInboundMails(deps: InboundMailsDeps): InboundMails {
  const { database, tickets, service, users, addresses, idempotency, log } = deps
  const counter = deps.metrics.counter('sen_inbound_mails_total', 'Mails that came in, by what became of them')
  const dropped = (reason: Taken['reason']): Taken => ({ outcome: 'dropped', reason })

  /** The ticket of an address that a mail was sent to, or the one into which it was merged. */
  async function ticketOf(tx: DbTransaction, to: string): Promise<TicketRecord | null> {
    const ids = addressesIn(to).flatMap((address) => addresses.read(address) ?? [])
    const found = ids[0] === undefined ? null : await tickets.byId(tx, ids[0])
    return found && found.mergedInto !== null ? tickets.byId(tx, found.mergedInto) : found
  }

  async function takeNew(tx: DbTransaction, mail: InboundMail): Promise<Taken> {
    const from = addressIn(mail.from)
    if (isAutomatic(from, mail.subject, mail.headers)) return dropped('automatic')
    const user = await users.byEmail(tx, from)
    if (user?.role !== 'customer' || !user.isActive) return dropped('stranger')
    const { body, quoted } = splitMailText(mail.text)
    if (body === '') return dropped('empty')
    const ticket = await ticketOf(tx, mail.to)
    // A person who has another customer's address for replies writes in their own name.
    if (ticket?.userId === user.id) {
      const refusal = await refusalOf(() => service.append(tx, user.id, ticket.id, { body, quoted, attachmentIds: [] }))
      if (refusal === null) return { outcome: 'appended', reason: null }
      if (refusal.code === 'too_many_tries') return dropped('limited')
    }
    const subject = ticketSubjectOf(mail.subject) || noSubject[user.language ?? 'vi']
    const request = { subject, category: 'general', priority: 'medium', body } as const
    const refusal = await refusalOf(() => service.open(tx, user.id, request, quoted))
    return refusal === null ? { outcome: 'opened', reason: null } : dropped('limited')
  }

  return {
    async take(mail) {
      const request = { ...mail, headers: {} }
      const text = mail.messageId ?? JSON.stringify(request)
      const call = {
        scope: 'inbound-mail',
        key: createHash('sha256').update(text).digest('hex'),
        request,
        body: request,
      }
      const { result, repeated } = await database.transaction(
        (tx) => idempotency.once(tx, call, () => takeNew(tx, mail)),
        { repeatable: true },
      )
      const { outcome, reason } = result
      if (!repeated) {
        counter.add({ outcome, reason: reason ?? 'none' }, 1)
        if (reason !== null) log.info({ reason }, 'a mail was dropped')
      }
      return { outcome }
    },
  }
}

/** The refusal of work, which has changed nothing then; null if it was done. Errors of the database are not refusals. */
async function refusalOf(work: () => Promise<unknown>): Promise<Refusal | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof Refusal && error.kind.status < 500) return error
    throw error
  }
}
