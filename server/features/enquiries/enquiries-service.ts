import { type ContactRequest, type Enquiry, type EnquiryStatus, enquirySchema } from '#contracts/contact.ts'
import type { Language } from '#contracts/languages.ts'
import { recordNumber } from '#contracts/rules/record-number.ts'
import type { Ticket, TicketRequest } from '#contracts/tickets.ts'
import type { Actor, Audited } from '#server/platform/audit-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Session } from '#server/platform/http/route.ts'
import type { IdempotencyStore } from '#server/platform/idempotency-store.ts'
import type { Ids } from '#server/platform/ids.ts'
import { networkOf } from '#server/platform/networks.ts'
import { nextNumber } from '#server/platform/number-series-store.ts'
import type { Page, PageRequest } from '#server/platform/pages.ts'
import { Refusal } from '#server/platform/problems.ts'
import { createNetworkRateLimit } from '#server/platform/rate-limit.ts'
import { sharedFields } from '#server/platform/shared-fields.ts'
import type { EnquiriesStore, EnquiryRecord } from './enquiries-store.ts'

/** The number of enquiries that one network may send in an hour: a person needs one, an office a few. */
const PER_HOUR = 10
const HOUR = 3_600_000

/** Who sends an enquiry, from where, in which language, and with which idempotency key. */
interface Sender {
  /** The customer's session; null for a visitor. */
  session: Session | null
  address: string
  language: Language
  key: string | undefined
}

export interface EnquiriesService {
  /**
   * Stores a message, once for each idempotency key, and returns its number, such as `YC-118`: a visitor's as an enquiry, a customer's as a
   * ticket. Throws a 429 after too many.
   */
  send(request: ContactRequest, sender: Sender): Promise<{ result: string; repeated: boolean }>
  /** Newest first; with `open` only those that wait for a reply. */
  list(page: PageRequest & { open: boolean }): Promise<Page<Enquiry>>
  /** Closes an enquiry that was answered, or opens it again. Throws a 404 when it does not exist. */
  setStatus(actor: Actor, enquiryId: string, status: EnquiryStatus): Promise<Enquiry>
}

export interface EnquiriesDeps {
  database: Database
  enquiries: EnquiriesStore
  /** Makes a ticket of a customer, once for each idempotency key. */
  createTicket: (
    session: Session,
    request: TicketRequest,
    key: string | undefined,
  ) => Promise<{ result: Ticket; repeated: boolean }>
  idempotency: IdempotencyStore
  audited: Audited
  clock: Clock
  ids: Ids
  /** Whether messages from an address are limited. */
  limits: (address: string) => boolean
}

const toEnquiry = (record: EnquiryRecord): Enquiry => ({
  ...sharedFields(enquirySchema, record),
  number: recordNumber('request', record.number),
  createdAt: new Date(record.createdAt).toISOString(),
  closedAt: record.closedAt === null ? null : new Date(record.closedAt).toISOString(),
})

const ticketCategory: Record<ContactRequest['topic'], TicketRequest['category']> = {
  sales: 'sales',
  support: 'technical',
  billing: 'billing',
  partner: 'general',
  suggestion: 'general',
  security: 'technical',
  other: 'general',
}

/** What the form asks for beyond what a ticket has, at the end of its message: how to reach the customer, and what it is about. */
const senderLines: Record<Language, (sender: string) => string> = {
  vi: (sender) => `Người gửi: ${sender}`,
  en: (sender) => `Sent by: ${sender}`,
  zh: (sender) => `发送人：${sender}`,
}
const aboutLines: Record<Language, (about: string) => string> = {
  vi: (about) => `Liên quan đến: ${about}`,
  en: (about) => `About: ${about}`,
  zh: (about) => `相关内容：${about}`,
}

/** A message of the contact form as a ticket. */
function toTicketRequest(request: ContactRequest, language: Language): TicketRequest {
  const { topic, name, email, phone, subject, body, about } = request
  const sender = senderLines[language]([name, email, phone].filter(Boolean).join(', '))
  const lines = about ? [sender, aboutLines[language](about)] : [sender]
  return { subject, category: ticketCategory[topic], priority: 'medium', body: `${body}\n\n${lines.join('\n')}` }
}

export function createEnquiriesService(deps: EnquiriesDeps): EnquiriesService {
  const { database, enquiries, idempotency, audited, clock, ids } = deps
  const sent = createNetworkRateLimit({ clock, max: PER_HOUR, window: HOUR })

  async function sendAsTicket(session: Session, request: ContactRequest, { language, key }: Sender) {
    const { result, repeated } = await deps.createTicket(session, toTicketRequest(request, language), key)
    // Only tickets of the first versions have no number.
    return { result: result.number ?? result.id, repeated }
  }

  /** Stores a visitor's message as an enquiry. */
  function store(request: ContactRequest, { language, key }: Sender, network: string) {
    const call = { scope: `contact:${network}`, key, request, body: request }
    return database.transaction((tx) =>
      idempotency.once(tx, call, async () => {
        const { phone, about, ...fields } = request
        const number = await nextNumber(tx, 'request')
        await enquiries.insert(tx, {
          ...fields,
          id: ids.next(),
          number,
          phone: phone || null,
          about: about || null,
          language,
          status: 'open',
          createdAt: clock.now(),
          closedAt: null,
        })
        return recordNumber('request', number)
      }),
    )
  }

  return {
    async send(request, sender) {
      const { session, address } = sender
      const deliver = () =>
        session ? sendAsTicket(session, request, sender) : store(request, sender, networkOf(address))
      if (!deps.limits(address)) return deliver()
      // A message counts from its start, so that those sent at once cannot exceed the limit.
      sent.check(address)
      sent.count(address)
      let isNew = false
      try {
        const done = await deliver()
        isNew = !done.repeated
        return done
      } finally {
        if (!isNew) sent.undo(address)
      }
    },

    async list(page) {
      const { rows, nextCursor } = await enquiries.list(database.queries, page)
      return { rows: rows.map(toEnquiry), nextCursor }
    },

    setStatus: (actor, enquiryId, status) =>
      audited(actor, async (tx) => {
        const before = await enquiries.byId(tx, enquiryId)
        if (!before) throw new Refusal('not_found')
        if (before.status === status) return { result: toEnquiry(before), change: null }
        const closedAt = status === 'closed' ? clock.now() : null
        await enquiries.setStatus(tx, enquiryId, status, closedAt)
        const values = { before: { status: before.status }, after: { status } }
        return {
          result: toEnquiry({ ...before, status, closedAt }),
          change: { action: 'enquiry.status', targetId: enquiryId, ...values },
        }
      }),
  }
}
