import type { Ticket } from '#contracts/tickets.ts'
import type { Sessions } from '#server/features/auth/sessions.ts'
import type { JobsStore } from '#server/features/jobs/jobs-store.ts'
import { createAttachmentFiles } from '#server/features/tickets/attachment-files.ts'
import { type AttachmentScanner, noScanner } from '#server/features/tickets/attachment-scanner.ts'
import { attachmentsRoutes } from '#server/features/tickets/attachments-routes.ts'
import { createAttachments } from '#server/features/tickets/attachments-service.ts'
import { createAttachmentsStore } from '#server/features/tickets/attachments-store.ts'
import { CLOSE_SILENT_TICKET, createAutoClose } from '#server/features/tickets/auto-close.ts'
import { createInboundMails } from '#server/features/tickets/inbound-mail.ts'
import { inboundMailRoutes } from '#server/features/tickets/inbound-mail-routes.ts'
import { createReplyAddresses } from '#server/features/tickets/reply-addresses.ts'
import { replyTemplatesRoutes } from '#server/features/tickets/reply-templates-routes.ts'
import { createReplyTemplates } from '#server/features/tickets/reply-templates-service.ts'
import { createReplyTemplatesStore } from '#server/features/tickets/reply-templates-store.ts'
import { createSupportPresence } from '#server/features/tickets/support-presence.ts'
import { createSupportPresenceStore } from '#server/features/tickets/support-presence-store.ts'
import { createTicketChanges } from '#server/features/tickets/ticket-changes.ts'
import { createTicketDesk } from '#server/features/tickets/ticket-desk.ts'
import { ticketDeskRoutes } from '#server/features/tickets/ticket-desk-routes.ts'
import { createTicketNotesStore } from '#server/features/tickets/ticket-notes-store.ts'
import { createTicketThreads } from '#server/features/tickets/ticket-threads.ts'
import { ticketsRoutes } from '#server/features/tickets/tickets-routes.ts'
import { createTicketsService } from '#server/features/tickets/tickets-service.ts'
import type { TicketMessageRecord, TicketRecord } from '#server/features/tickets/tickets-store.ts'
import { createTicketsStore } from '#server/features/tickets/tickets-store.ts'
import type { UsersStore } from '#server/features/users/users-store.ts'
import type { InstancesStore } from '#server/features/vps/instances-store.ts'
import type { TransactionsStore } from '#server/features/wallet/transactions-store.ts'
import type { Audited } from '#server/platform/audit-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, DbTransaction } from '#server/platform/db/database.ts'
import type { IdempotencyStore } from '#server/platform/idempotency-store.ts'
import type { Ids } from '#server/platform/ids.ts'
import type { Log } from '#server/platform/log.ts'
import type { Metrics } from '#server/platform/metrics.ts'

/** What settings say of support. */
export interface SupportSettings {
  /** Whether the tickets and messages of a customer are limited. */
  limits: boolean
  /** The folder with the contents of files, which all servers share. */
  attachmentsDir: string
  /** Looks for malicious files. Default: nothing does. */
  scanner?: AttachmentScanner | undefined
  /** Where replies by mail arrive, and the secret of the service that passes them on. Default: no mail comes in. */
  inbound?: { address: string; secret: string } | undefined
}

interface SupportDeps {
  database: Database
  sessions: Sessions
  users: UsersStore
  instances: Pick<InstancesStore, 'byId'>
  transactions: Pick<TransactionsStore, 'byId'>
  jobs: JobsStore
  idempotency: IdempotencyStore
  audited: Audited
  clock: Clock
  realClock: Clock
  ids: Ids
  log: Log
  settings: SupportSettings
  metrics: Metrics
  /** The secret from which the key of addresses for replies is derived. */
  secret: string
  /** Called for each new ticket, in its transaction. */
  onOpened: (tx: DbTransaction, ticket: Ticket, userId: string) => Promise<void>
  /** Called for each reply of an admin, in its transaction, with the address that it can be replied to by mail. */
  onReply?: (
    tx: DbTransaction,
    ticket: TicketRecord,
    message: TicketMessageRecord,
    replyTo: string | null,
  ) => Promise<void>
  /** Notes the first reply to a ticket that was created at `createdAt`, in milliseconds. */
  noteReply: (tx: DbTransaction, createdAt: number) => Promise<void>
}

/** Creates what customers and admins have of tickets, and connects it. */
export function composeSupport(deps: SupportDeps) {
  const { database, sessions, users, instances, transactions, jobs, idempotency, audited, clock, ids, log } = deps
  const { limits, attachmentsDir, scanner = noScanner, inbound } = deps.settings
  const store = createTicketsStore()
  const notes = createTicketNotesStore()
  const attachmentsStore = createAttachmentsStore()
  const threads = createTicketThreads({ database, tickets: store, notes, attachments: attachmentsStore, users, clock })
  const changes = createTicketChanges({ tickets: store, attachments: attachmentsStore, clock, ids })
  const autoClose = createAutoClose({ database, jobs, tickets: store, changes, clock })
  const tickets = createTicketsService({
    ...{ database, sessions, tickets: store, changes, threads, idempotency, clock, ids, limits },
    onOpened: deps.onOpened,
    ownerOfInstance: async (queries, id) => (await instances.byId(queries, id))?.userId ?? null,
    ownerOfTransaction: async (queries, id) => (await transactions.byId(queries, id))?.userId ?? null,
  })
  const replyAddresses = createReplyAddresses({ address: inbound?.address ?? null, secret: deps.secret, clock })
  const desk = createTicketDesk({
    ...{ database, tickets: store, notes, attachments: attachmentsStore, changes, threads, users },
    ...{ idempotency, audited, clock, ids, noteReply: deps.noteReply },
    async onReplied(tx, { record, message }) {
      await autoClose.onReplied(tx, message)
      await deps.onReply?.(tx, record, message, replyAddresses.issue(record.id))
    },
  })
  const attachments = createAttachments({
    ...{ database, sessions, tickets: store, attachments: attachmentsStore, idempotency, clock, ids, log, scanner },
    ...{ files: createAttachmentFiles({ dir: attachmentsDir, ids }), realClock: deps.realClock },
  })
  const templates = createReplyTemplates({
    ...{ database, templates: createReplyTemplatesStore(), tickets: store, users, idempotency, audited, clock, ids },
    nameOfInstance: async (queries, id) => (await instances.byId(queries, id))?.name ?? null,
  })
  const mails = createInboundMails({
    ...{ database, tickets: store, service: tickets, users, addresses: replyAddresses, idempotency, log },
    metrics: deps.metrics,
  })
  const presenceStore = createSupportPresenceStore()
  const presence = createSupportPresence({ database, store: presenceStore, clock })

  return {
    store,
    tickets,
    desk,
    attachments,
    presence,
    presenceStore,
    replyAddresses,
    jobs: { [CLOSE_SILENT_TICKET]: autoClose.job },
    routes: [
      ...ticketsRoutes({ tickets, presence }),
      ...ticketDeskRoutes({ desk, presence }),
      ...attachmentsRoutes({ attachments }),
      ...replyTemplatesRoutes({ templates }),
      ...inboundMailRoutes({ mails, secret: inbound?.secret ?? null }),
    ],
  }
}
