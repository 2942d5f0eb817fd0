import { DAY_MS } from '#contracts/rules/calendar.ts'
import { cleanLine } from '#contracts/rules/clean-line.ts'
import {
  ATTACHMENT_BYTES_A_DAY,
  ATTACHMENT_BYTES_MAX,
  ATTACHMENT_NAME_MAX,
  ATTACHMENTS_MAX,
} from '#contracts/rules/ticket-limits.ts'
import type { Attachment } from '#contracts/ticket-attachments.ts'
import type { SessionTransactions } from '#server/features/auth/sessions.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, DbTransaction, Queries } from '#server/platform/db/database.ts'
import type { Session } from '#server/platform/http/route.ts'
import type { IdempotencyStore } from '#server/platform/idempotency-store.ts'
import type { Ids } from '#server/platform/ids.ts'
import type { Log } from '#server/platform/log.ts'
import { Refusal } from '#server/platform/problems.ts'
import { type AttachmentFiles, FileTooLarge, type IncomingFile } from './attachment-files.ts'
import type { AttachmentScanner } from './attachment-scanner.ts'
import type { AttachmentRecord, AttachmentsStore } from './attachments-store.ts'
import { fileTypeOf, nameForType } from './file-type.ts'
import { refusals } from './refusals.ts'
import { toAttachment } from './ticket-views.ts'
import type { TicketRecord, TicketsStore } from './tickets-store.ts'

/** Who uses files of tickets: a customer only those of their own tickets. */
export interface Uploader {
  session: Session
  role: 'customer' | 'admin'
}

/** A file as it is sent. `key` is the idempotency key; `messageId` names a message of the uploader that it belongs to at once. */
export interface Upload {
  name: string
  body: AsyncIterable<Buffer>
  messageId: string | undefined
  key: string | undefined
}

/** Files of tickets. Whatever is about a ticket that the caller may not see is a 404. */
export interface Attachments {
  /**
   * Stores a file, once for each idempotency key. Throws a 413 for one that is too large, a 415 for what is not accepted, a 422 for what the
   * scanner found, a 503 when it could not be scanned, and a 409 when the message or the ticket has too many.
   */
  add(uploader: Uploader, ticketId: string, upload: Upload): Promise<{ result: Attachment; repeated: boolean }>
  /** A file to send. */
  read(uploader: Uploader, ticketId: string, id: string): Promise<{ file: Attachment; body: AsyncIterable<Buffer> }>
  /** Removes a file that waits for a message of the caller. */
  remove(uploader: Uploader, ticketId: string, id: string): Promise<void>
  /** Removes rows of files that no message has named for a day, and contents that no row refers to. */
  cleanUp(queries: Queries, limit: number): Promise<number>
}

interface AttachmentsDeps {
  database: Database
  sessions: SessionTransactions
  tickets: TicketsStore
  attachments: AttachmentsStore
  files: AttachmentFiles
  scanner: AttachmentScanner
  idempotency: IdempotencyStore
  clock: Clock
  /** The time of the file system, which no test clock moves. */
  realClock: Clock
  ids: Ids
  log: Log
}

const HOUR = 3_600_000

/** A name as it is stored: a line without the signs of paths and of HTML. */
function cleanName(name: string): string {
  const line = cleanLine(name.replace(/^.*[/\\]/s, ''))
    .replace(/["<>|:*?;%]/g, '_')
    .replace(/^\.+/, '')
  return [...line].slice(-(ATTACHMENT_NAME_MAX - 10)).join('') || 'file'
}

export function createAttachments(deps: AttachmentsDeps): Attachments {
  const { database, sessions, tickets, attachments, files, scanner, idempotency, clock, realClock, ids, log } = deps

  const mayUse = (record: TicketRecord | null, { session, role }: Uploader): record is TicketRecord =>
    record !== null && (role === 'admin' || record.userId === session.userId)
  /** A file of a note, or one that an admin has not sent yet, is none for the customer. */
  const maySee = (file: AttachmentRecord, { session, role }: Uploader) =>
    file.uploaderId === session.userId || (file.messageId !== null && (role === 'admin' || !file.isInternal))

  async function requireTicket(queries: Queries, uploader: Uploader, ticketId: string): Promise<void> {
    if (!mayUse(await tickets.byId(queries, ticketId), uploader)) throw new Refusal('not_found')
  }

  async function scan(file: IncomingFile): Promise<void> {
    const found = await scanner.scan(file.path).catch((error: unknown) => {
      throw new Refusal(refusals.scan_unavailable, { cause: error })
    })
    if (found === null) return
    log.warn({ found, sha256: file.sha256 }, 'a file of a ticket was refused by the scanner')
    throw new Refusal(refusals.file_infected)
  }

  /** The message that a file belongs to at once: one of the uploader in this ticket. */
  async function messageFor(tx: DbTransaction, { session }: Uploader, ticketId: string, messageId: string | undefined) {
    if (messageId === undefined) return null
    const message = await tickets.messageById(tx, messageId)
    if (message?.ticketId !== ticketId || message.authorId !== session.userId) throw new Refusal('not_found')
    if ((await attachments.countOfMessage(tx, messageId)) >= ATTACHMENTS_MAX)
      throw new Refusal(refusals.message_has_enough_files)
    return messageId
  }

  function store(
    uploader: Uploader,
    ticketId: string,
    { messageId, key }: Upload,
    file: IncomingFile,
    fields: Pick<AttachmentRecord, 'name' | 'type'>,
  ) {
    const { session } = uploader
    const request = { ticketId, messageId: messageId ?? null, sha256: file.sha256, ...fields }
    const call = { scope: `ticket-file:${session.userId}`, key, request, body: request }
    return sessions.transaction(
      session,
      (tx) =>
        idempotency.once(tx, call, async () => {
          // The lock makes the files that are added to a ticket at once be counted one after the other.
          if (!mayUse(await tickets.lock(tx, ticketId), uploader)) throw new Refusal('not_found')
          const now = clock.now()
          const used = await attachments.bytesSince(tx, ticketId, now - DAY_MS)
          if (used + file.size > ATTACHMENT_BYTES_A_DAY) throw new Refusal(refusals.too_many_bytes)
          const record: AttachmentRecord = {
            id: ids.next(),
            ticketId,
            isInternal: false,
            uploaderId: session.userId,
            ...fields,
            messageId: await messageFor(tx, uploader, ticketId, messageId),
            size: file.size,
            sha256: file.sha256,
            createdAt: now,
          }
          await attachments.insert(tx, record)
          return toAttachment(record)
        }),
      { repeatable: key !== undefined },
    )
  }

  return {
    async add(uploader, ticketId, upload) {
      // This is checked before anything is stored for somebody who may not add a file.
      await requireTicket(database.queries, uploader, ticketId)
      const file = await files.receive(upload.body, ATTACHMENT_BYTES_MAX).catch((error: unknown) => {
        throw error instanceof FileTooLarge ? new Refusal('body_too_large', { bodyLimit: ATTACHMENT_BYTES_MAX }) : error
      })
      try {
        const type = file.size > 0 ? fileTypeOf(file.sample) : null
        if (type === null) throw new Refusal(refusals.file_type_refused)
        await scan(file)
        // The content comes first, then its row: a process that is killed between them leaves a file that nothing
        // refers to, which is cleaned up.
        await files.keep(file)
        return await store(uploader, ticketId, upload, file, { name: nameForType(cleanName(upload.name), type), type })
      } finally {
        await files.drop(file)
      }
    },

    async read(uploader, ticketId, id) {
      await requireTicket(database.queries, uploader, ticketId)
      const file = await attachments.find(database.queries, ticketId, id)
      const body = file && maySee(file, uploader) ? await files.read(file.sha256) : null
      if (!file || !body) throw new Refusal('not_found')
      return { file: toAttachment(file), body }
    },

    remove: (uploader, ticketId, id) =>
      sessions.transaction(uploader.session, async (tx) => {
        await requireTicket(tx, uploader, ticketId)
        if (!(await attachments.removeWaiting(tx, ticketId, uploader.session.userId, id)))
          throw new Refusal('not_found')
      }),

    async cleanUp(queries, limit) {
      const removed = await attachments.removeForgotten(queries, clock.now() - DAY_MS, limit)
      if (removed < limit) await files.cleanUp(realClock.now() - HOUR, (hashes) => attachments.known(queries, hashes))
      return removed
    },
  }
}
