import type { Ticket } from '#contracts/tickets.ts'
import type { AuthFeature } from '#server/features/auth/create-auth.ts'
import type { JobsFeature } from '#server/features/jobs/create-jobs.ts'
import type { StatusFeature } from '#server/features/status/create-status.ts'
import type { UsersFeature } from '#server/features/users/create-users.ts'
import type { WalletFeature } from '#server/features/wallet/create-wallet.ts'
import type { DbTransaction, Queries } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createAttachmentFiles } from './attachment-files.ts'
import { type AttachmentScanner, noScanner } from './attachment-scanner.ts'
import { attachmentsRoutes } from './attachments-routes.ts'
import { createAttachments } from './attachments-service.ts'
import { createAttachmentsStore } from './attachments-store.ts'
import { CLOSE_SILENT_TICKET, createAutoClose } from './auto-close.ts'
import { createInboundMails } from './inbound-mail.ts'
import { inboundMailRoutes } from './inbound-mail-routes.ts'
import { createReplyAddresses } from './reply-addresses.ts'
import { replyTemplatesRoutes } from './reply-templates-routes.ts'
import { createReplyTemplates } from './reply-templates-service.ts'
import { createReplyTemplatesStore } from './reply-templates-store.ts'
import { createSupportPresence } from './support-presence.ts'
import { createSupportPresenceStore } from './support-presence-store.ts'
import { createTicketChanges } from './ticket-changes.ts'
import { createTicketDesk } from './ticket-desk.ts'
import { ticketDeskRoutes } from './ticket-desk-routes.ts'
import { createTicketNotesStore } from './ticket-notes-store.ts'
import { createTicketThreads } from './ticket-threads.ts'
import { ticketsRoutes } from './tickets-routes.ts'
import { createTicketsService } from './tickets-service.ts'
import type { TicketMessageRecord, TicketRecord } from './tickets-store.ts'
import { createTicketsStore } from './tickets-store.ts'

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

export interface TicketsSettings {
  /** How tickets are limited, and where their files are. */
  support: SupportSettings
  /** The secret that passwords of machines, links of mails and second factors are sealed with, by keys derived from it. */
  machineKey: string
}

/** What mails tell of tickets, each in the transaction of its event. */
interface Notices {
  onTicketOpened: (tx: DbTransaction, ticket: Ticket, userId: string) => Promise<void>
  /** An admin has replied; `replyTo` is the address that the reply can be answered to by mail. */
  onReply: (
    tx: DbTransaction,
    ticket: TicketRecord,
    message: TicketMessageRecord,
    replyTo: string | null,
  ) => Promise<void>
}

interface TicketsFeatureDeps {
  settings: TicketsSettings
  jobs: JobsFeature
  users: UsersFeature
  status: StatusFeature
  auth: AuthFeature
  wallet: WalletFeature
  /** The instances that tickets are about. */
  vps: { instances: { byId(queries: Queries, id: string): Promise<{ userId: string; name: string } | null> } }
  notices: Notices
}

/** What customers and admins have of tickets. */
export type TicketsFeature = ReturnType<typeof createTicketsFeature>

export function createTicketsFeature(platform: Platform, deps: TicketsFeatureDeps) {
  const { database, idempotency, clock, realClock, ids, log, metrics } = platform
  const { settings, notices } = deps
  const jobs = deps.jobs.store
  const users = deps.users.store
  const { sessions, audited } = deps.auth
  const { transactions } = deps.wallet
  const { instances } = deps.vps
  const { limits, attachmentsDir, scanner = noScanner, inbound } = settings.support
  const store = createTicketsStore()
  const notes = createTicketNotesStore()
  const attachmentsStore = createAttachmentsStore()
  const threads = createTicketThreads({ database, tickets: store, notes, attachments: attachmentsStore, users, clock })
  const changes = createTicketChanges({ tickets: store, attachments: attachmentsStore, clock, ids })
  const autoClose = createAutoClose({ database, jobs, tickets: store, changes, clock })
  const tickets = createTicketsService({
    database,
    sessions,
    tickets: store,
    changes,
    threads,
    idempotency,
    clock,
    ids,
    limits,
    onOpened: notices.onTicketOpened,
    ownerOfInstance: async (queries, id) => (await instances.byId(queries, id))?.userId ?? null,
    ownerOfTransaction: async (queries, id) => (await transactions.byId(queries, id))?.userId ?? null,
  })
  const replyAddresses = createReplyAddresses({ address: inbound?.address ?? null, secret: settings.machineKey, clock })
  const desk = createTicketDesk({
    database,
    tickets: store,
    notes,
    attachments: attachmentsStore,
    changes,
    threads,
    users,
    idempotency,
    audited,
    clock,
    ids,
    noteReply: (tx, createdAt) => deps.status.measurements.note(tx, 'reply', createdAt),
    async onReplied(tx, { record, message }) {
      await autoClose.onReplied(tx, message)
      await notices.onReply(tx, record, message, replyAddresses.issue(record.id))
    },
  })
  const attachments = createAttachments({
    database,
    sessions,
    tickets: store,
    attachments: attachmentsStore,
    idempotency,
    clock,
    ids,
    log,
    scanner,
    files: createAttachmentFiles({ dir: attachmentsDir, ids }),
    realClock,
  })
  const templates = createReplyTemplates({
    database,
    templates: createReplyTemplatesStore(),
    tickets: store,
    users,
    idempotency,
    audited,
    clock,
    ids,
    nameOfInstance: async (queries, id) => (await instances.byId(queries, id))?.name ?? null,
  })
  const mails = createInboundMails({
    database,
    tickets: store,
    service: tickets,
    users,
    addresses: replyAddresses,
    idempotency,
    log,
    metrics,
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
    handlers: { [CLOSE_SILENT_TICKET]: autoClose.job },
    routes: [
      ...ticketsRoutes({ tickets, presence }),
      ...ticketDeskRoutes({ desk, presence }),
      ...attachmentsRoutes({ attachments }),
      ...replyTemplatesRoutes({ templates }),
      ...inboundMailRoutes({ mails, secret: inbound?.secret ?? null }),
    ],
  }
}
