import type { RowOwner } from '#contracts/admin.ts'
import type { Agent, DeskMessage, DeskTicket, TicketDesk } from '#contracts/ticket-desk.ts'
import type { ThreadMessage, TicketDetail, TicketDetails } from '#contracts/tickets.ts'
import type { UsersStore } from '#server/features/users/users-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, Queries } from '#server/platform/db/database.ts'
import { Refusal } from '#server/platform/problems.ts'
import type { AttachmentRecord, AttachmentsStore } from './attachments-store.ts'
import type { TicketNotesStore } from './ticket-notes-store.ts'
import { toAttachment, toDetail, toMessage } from './ticket-views.ts'
import type { TicketRecord, TicketsStore } from './tickets-store.ts'

/** Reads tickets with all that belongs to them. */
export interface TicketThreads {
  /** A ticket as its page shows it. */
  detail(queries: Queries, record: TicketRecord): Promise<TicketDetail>
  /** A customer's ticket with its messages, and the customer's files that wait for one. */
  ofCustomer(record: TicketRecord): Promise<TicketDetails>
  /** A ticket as the desk shows it to an admin. */
  ofDesk(record: TicketRecord, adminId: string): Promise<DeskTicket>
  /** What the desk knows of some tickets, in their order. */
  deskOf(queries: Queries, records: readonly TicketRecord[]): Promise<TicketDesk[]>
}

interface TicketThreadsDeps {
  database: Pick<Database, 'queries'>
  tickets: TicketsStore
  notes: Pick<TicketNotesStore, 'ofTicket'>
  attachments: Pick<AttachmentsStore, 'ofTicket'>
  users: Pick<UsersStore, 'namesOf'>
  clock: Clock
}

const unnamed: RowOwner = { firstName: '', lastName: '', email: '' }

/** A person of the support team, by the names that were read. */
function agentOf(id: string, names: ReadonlyMap<string, RowOwner>): Agent {
  const { firstName, lastName } = names.get(id) ?? unnamed
  return { id, firstName, lastName }
}

/** The files that wait for a message of this person. */
const waitingOf = (files: readonly AttachmentRecord[], userId: string) =>
  files.filter(({ messageId, uploaderId }) => messageId === null && uploaderId === userId).map(toAttachment)

export function createTicketThreads({
  database,
  tickets,
  notes,
  attachments,
  users,
  clock,
}: TicketThreadsDeps): TicketThreads {
  const { queries } = database

  async function detail(from: Queries, record: TicketRecord): Promise<TicketDetail> {
    const into = record.mergedInto === null ? null : await tickets.byId(from, record.mergedInto)
    return toDetail(record, into)
  }

  async function deskOf(from: Queries, records: readonly TicketRecord[]): Promise<TicketDesk[]> {
    const names = await users.namesOf(
      from,
      records.flatMap(({ assigneeId }) => assigneeId ?? []),
    )
    const now = clock.now()
    return records.map(({ assigneeId, replyDueAt }) => ({
      assignee: assigneeId === null ? null : agentOf(assigneeId, names),
      replyDueAt: replyDueAt === null ? null : new Date(replyDueAt).toISOString(),
      isOverdue: replyDueAt !== null && replyDueAt < now,
    }))
  }

  return {
    detail,
    deskOf,

    async ofCustomer(record) {
      const messages = await tickets.messagesOf(queries, record.id)
      const files = await attachments.ofTicket(queries, record.id)
      const byMessage = Map.groupBy(files, ({ messageId }) => messageId)
      return {
        ticket: await detail(queries, record),
        messages: messages.map((message): ThreadMessage => toMessage(message, byMessage.get(message.id))),
        waitingFiles: waitingOf(files, record.userId),
      }
    },

    async ofDesk(record, adminId) {
      const messages = await tickets.messagesOf(queries, record.id)
      const written = await notes.ofTicket(queries, record.id)
      const files = await attachments.ofTicket(queries, record.id)
      const byMessage = Map.groupBy(files, ({ messageId }) => messageId)
      const writers = [...messages, ...written].map(({ authorId }) => authorId)
      const names = await users.namesOf(queries, [record.userId, ...writers])
      const shown: DeskMessage[] = [
        ...messages.map((message) => ({
          ...toMessage(message, byMessage.get(message.id)),
          internal: false,
          writer: message.author === 'admin' ? agentOf(message.authorId, names) : null,
        })),
        ...written.map((note) => ({
          ...toMessage({ ...note, author: 'admin', quoted: null }, byMessage.get(note.id)),
          internal: true,
          writer: agentOf(note.authorId, names),
        })),
      ]
      const customer = names.get(record.userId)
      const [desk] = await deskOf(queries, [record])
      if (!customer || !desk) throw new Refusal('not_found')
      return {
        ticket: await detail(queries, record),
        desk,
        customer: { id: record.userId, ...customer },
        // Ids grow with time.
        messages: shown.sort((a, b) => (a.id < b.id ? -1 : 1)),
        waitingFiles: waitingOf(files, adminId),
      }
    },
  }
}
