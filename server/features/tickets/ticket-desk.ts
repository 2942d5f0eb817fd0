import { FIRST_REPLY_MINUTES } from '#contracts/rules/first-reply.ts'
import type {
  Agent,
  DeskChange,
  DeskChanged,
  DeskReply,
  DeskReplyResponse,
  DeskTicket,
  InboxCounts,
  InboxRow,
  ListedAgent,
} from '#contracts/ticket-desk.ts'
import type { Ticket, TicketCategory, TicketStatus } from '#contracts/tickets.ts'
import type { UsersStore } from '#server/features/users/users-store.ts'
import type { Actor, Audited, Change } from '#server/platform/audit-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, DbTransaction } from '#server/platform/db/database.ts'
import type { IdempotencyStore } from '#server/platform/idempotency-store.ts'
import type { Ids } from '#server/platform/ids.ts'
import type { Page, PageRequest } from '#server/platform/pages.ts'
import { invalidField, Refusal } from '#server/platform/problems.ts'
import type { AttachmentsStore } from './attachments-store.ts'
import { refusals } from './refusals.ts'
import type { AddedMessage, TicketChanges } from './ticket-changes.ts'
import type { TicketNotesStore } from './ticket-notes-store.ts'
import type { TicketThreads } from './ticket-threads.ts'
import { toLastMessage, toMessage, toTicket } from './ticket-views.ts'
import {
  MESSAGES_MAX,
  type TicketFields,
  type TicketFilter,
  type TicketRecord,
  type TicketsStore,
} from './tickets-store.ts'

/** Customers' tickets, as admins work on them. Each change is in the audit log, with its actor. */
export interface TicketDeskService {
  /** Any ticket with its messages and notes. Throws a 404 when it does not exist. */
  thread(adminId: string, ticketId: string): Promise<DeskTicket>
  /**
   * Adds an admin's message to a ticket, which is then in progress, or a note that only admins see; once for each idempotency key. Throws a
   * 404 for no ticket, and a 409 for a full or a merged one.
   */
  reply(
    actor: Actor,
    ticketId: string,
    reply: DeskReply,
    key: string | undefined,
  ): Promise<{ result: DeskReplyResponse; repeated: boolean }>
  /** Changes what is given. Throws a 404 for no ticket, a 422 for an assignee who is not an admin, a 409 for the status of a merged one. */
  change(actor: Actor, ticketId: string, change: DeskChange): Promise<DeskChanged>
  /** Sets the status of a ticket. Throws like `change`. */
  setStatus(actor: Actor, ticketId: string, status: TicketStatus): Promise<Ticket>
  /** Moves what belongs to a ticket to another one of its customer, and closes it. Returns the other one. Throws a 409 `merge_refused`. */
  merge(actor: Actor, ticketId: string, intoId: string): Promise<DeskChanged>
  /** Everybody to whom tickets can be assigned, as this admin sees it. */
  agents(adminId: string): Promise<ListedAgent[]>
  /** How many tickets each part of an admin's inbox has. */
  counts(adminId: string): Promise<InboxCounts>
  /** The tickets of all customers, newest first; `search` finds ids, numbers, and owners by email or name. */
  list(page: PageRequest, search: string | undefined): Promise<Page<InboxRow>>
  /** The tickets of all customers, filtered, in the order of their creation, or of when their replies were due. */
  filtered(filter: TicketFilter, limit: number): Promise<Page<InboxRow>>
}

interface TicketDeskDeps {
  database: Pick<Database, 'queries'>
  tickets: TicketsStore
  notes: TicketNotesStore
  attachments: Pick<AttachmentsStore, 'move'>
  changes: TicketChanges
  threads: TicketThreads
  users: Pick<UsersStore, 'activeAdmins' | 'namesOf'>
  idempotency: IdempotencyStore
  audited: Audited
  clock: Clock
  ids: Ids
  /** Notes the first reply to a ticket that was created at `createdAt`, in milliseconds. */
  noteReply: (tx: DbTransaction, createdAt: number) => Promise<void>
  /** Called for each reply, in its transaction. */
  onReplied: (tx: DbTransaction, added: AddedMessage) => Promise<void>
}

const MINUTE = 60_000
const minutesOf = (category: string) => FIRST_REPLY_MINUTES[category as TicketCategory] ?? FIRST_REPLY_MINUTES.general

export function createTicketDesk(deps: TicketDeskDeps): TicketDeskService {
  const { database, tickets, notes, attachments, changes, threads, users, idempotency, audited, clock, ids } = deps
  const { queries } = database

  async function lock(tx: DbTransaction, ticketId: string): Promise<TicketRecord> {
    const record = await tickets.lock(tx, ticketId)
    if (!record) throw new Refusal('not_found')
    return record
  }

  async function changed(tx: DbTransaction, record: TicketRecord): Promise<DeskChanged> {
    const [desk] = await threads.deskOf(tx, [record])
    if (!desk) throw new Refusal('not_found')
    return { ticket: await threads.detail(tx, record), desk }
  }

  async function writerOf(tx: DbTransaction, adminId: string): Promise<Agent> {
    const name = (await users.namesOf(tx, [adminId])).get(adminId)
    return { id: adminId, firstName: name?.firstName ?? '', lastName: name?.lastName ?? '' }
  }

  /** Adds a note; the ticket stays as it is. */
  async function addNote(tx: DbTransaction, record: TicketRecord, adminId: string, { body, attachmentIds }: DeskReply) {
    if ((await notes.count(tx, record.id)) >= MESSAGES_MAX) throw new Refusal(refusals.conversation_full)
    const note = { id: ids.next(), ticketId: record.id, authorId: adminId, body, createdAt: clock.now() }
    await notes.insert(tx, note)
    const named = { id: note.id, authorId: adminId, isInternal: true }
    const files = await changes.nameFiles(tx, record.id, named, attachmentIds ?? [])
    const message = toMessage({ ...note, author: 'admin', quoted: null }, files)
    return {
      ticket: await threads.detail(tx, record),
      message: { ...message, internal: true, writer: await writerOf(tx, adminId) },
    }
  }

  async function addReply(
    tx: DbTransaction,
    record: TicketRecord,
    adminId: string,
    { body, attachmentIds }: DeskReply,
  ) {
    if (!(await tickets.hasReply(tx, record.id))) await deps.noteReply(tx, record.createdAt)
    const added = await changes.add(tx, record, {
      author: 'admin',
      authorId: adminId,
      body,
      quoted: null,
      attachmentIds: attachmentIds ?? [],
      status: 'in_progress',
    })
    await deps.onReplied(tx, added)
    return {
      ticket: await threads.detail(tx, added.record),
      message: { ...toMessage(added.message, added.files), internal: false, writer: await writerOf(tx, adminId) },
    }
  }

  async function withDesk({ rows, nextCursor }: Awaited<ReturnType<TicketsStore['list']>>): Promise<Page<InboxRow>> {
    const desks = await threads.deskOf(queries, rows)
    const last = await tickets.lastMessages(
      queries,
      rows.map(({ id }) => id),
    )
    return {
      rows: rows.flatMap((row, index) => {
        const desk = desks[index]
        return desk
          ? [{ ticket: toTicket(row), user: row.owner, desk, lastMessage: toLastMessage(last.get(row.id)) }]
          : []
      }),
      nextCursor,
    }
  }

  return {
    async thread(adminId, ticketId) {
      const record = await tickets.byId(queries, ticketId)
      if (!record) throw new Refusal('not_found')
      return threads.ofDesk(record, adminId)
    },

    reply(actor, ticketId, reply, key) {
      const adminId = actor.session.userId
      const { body, internal, attachmentIds = [] } = reply
      const request = {
        ticketId,
        body,
        ...(internal && { internal }),
        ...(attachmentIds.length > 0 && { attachmentIds }),
      }
      return audited(
        actor,
        async (tx) => {
          let change: Change | null = null
          const call = { scope: `ticket-reply:${adminId}`, key, request, body: request }
          const result = await idempotency.once(tx, call, async () => {
            const record = await lock(tx, ticketId)
            const added = internal
              ? await addNote(tx, record, adminId, reply)
              : await addReply(tx, record, adminId, reply)
            const after = { status: added.ticket.status, messageId: added.message.id }
            const action = internal ? 'ticket.note' : 'ticket.reply'
            change = { action, targetId: ticketId, before: { status: record.status }, after }
            return added
          })
          return { result, change }
        },
        { repeatable: key !== undefined },
      )
    },

    change: (actor, ticketId, { status, ...given }) =>
      audited(actor, async (tx) => {
        const before = await lock(tx, ticketId)
        const { assigneeId } = given
        if (typeof assigneeId === 'string' && !(await users.activeAdmins(tx)).some(({ id }) => id === assigneeId))
          throw invalidField('assigneeId', {
            vi: 'Người được giao phải là quản trị viên',
            en: 'The assignee must be an admin',
            zh: '受理人必须是管理员',
          })
        const fields: TicketFields = Object.fromEntries(
          Object.entries(given).filter(
            ([name, value]) => value !== undefined && value !== before[name as keyof TicketFields],
          ),
        )
        // The clock runs on, with the time that the new category has.
        if (fields.category && before.replyDueAt !== null)
          fields.replyDueAt = before.replyDueAt + (minutesOf(fields.category) - minutesOf(before.category)) * MINUTE
        await tickets.change(tx, ticketId, fields)
        const record = { ...before, ...fields }
        const after = status === undefined ? record : await changes.setStatus(tx, record, status)
        const result = await changed(tx, after)
        const names = [...Object.keys(given), ...(status === undefined ? [] : ['status'])] as (keyof TicketFields)[]
        const differing = names.filter((name) => before[name] !== after[name])
        if (differing.length === 0) return { result, change: null }
        const valuesOf = (source: TicketRecord) => Object.fromEntries(differing.map((name) => [name, source[name]]))
        const isStatus = differing.length === 1 && differing[0] === 'status'
        const action = isStatus ? 'ticket.status' : 'ticket.change'
        return { result, change: { action, targetId: ticketId, before: valuesOf(before), after: valuesOf(after) } }
      }),

    setStatus: (actor, ticketId, status) =>
      audited(actor, async (tx) => {
        const before = await lock(tx, ticketId)
        const result = toTicket(await changes.setStatus(tx, before, status))
        if (before.status === status) return { result, change: null }
        const values = { before: { status: before.status }, after: { status } }
        return { result, change: { action: 'ticket.status', targetId: ticketId, ...values } }
      }),

    merge: (actor, ticketId, intoId) =>
      audited(actor, async (tx) => {
        // They are locked in the order of their ids, so that two merges cannot wait for each other.
        const [first, second] = [ticketId, intoId].sort()
        const locked = [await lock(tx, first ?? ''), await lock(tx, second ?? '')]
        const from = locked.find(({ id }) => id === ticketId)
        const into = locked.find(({ id }) => id === intoId)
        if (!from || !into || from === into || from.userId !== into.userId) throw new Refusal(refusals.merge_refused)
        if (from.mergedInto !== null || into.mergedInto !== null) throw new Refusal(refusals.merge_refused)
        const total = (await tickets.countMessages(tx, ticketId)) + (await tickets.countMessages(tx, intoId))
        if (total > MESSAGES_MAX) throw new Refusal(refusals.conversation_full)
        await tickets.moveMessages(tx, ticketId, intoId)
        await notes.move(tx, ticketId, intoId)
        await attachments.move(tx, ticketId, intoId)
        const closed: TicketFields = { status: 'closed', closedAt: clock.now(), replyDueAt: null, mergedInto: intoId }
        await tickets.change(tx, ticketId, closed)
        // Where one has been replied to, the other has, too.
        const isReplied = await tickets.hasReply(tx, intoId)
        const merged: TicketFields = isReplied ? { replyDueAt: null } : {}
        await tickets.change(tx, intoId, merged)
        const values = {
          before: { status: from.status, mergedInto: null },
          after: { status: 'closed', mergedInto: intoId },
        }
        return {
          result: await changed(tx, { ...into, ...merged }),
          change: { action: 'ticket.merge', targetId: ticketId, ...values },
        }
      }),

    agents: async (adminId) =>
      (await users.activeAdmins(queries)).map((agent) => ({ ...agent, isSelf: agent.id === adminId })),
    counts: (adminId) => tickets.countInbox(queries, adminId, clock.now()),
    list: async (page, search) => withDesk(await tickets.list(queries, page, search)),
    filtered: async (filter, limit) => withDesk(await tickets.filtered(queries, filter, limit)),
  }
}
