import { SILENT_DAYS } from '#contracts/rules/ticket-limits.ts'
import type { JobHandler } from '#server/features/jobs/job-runner.ts'
import type { JobQueue } from '#server/features/jobs/jobs-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, DbTransaction } from '#server/platform/db/database.ts'
import type { TicketChanges } from './ticket-changes.ts'
import type { TicketMessageRecord, TicketsStore } from './tickets-store.ts'

/** The kind of the jobs that close tickets about which their customers say nothing more. A job's subject is the reply that they leave open. */
export const CLOSE_SILENT_TICKET = 'ticket.close-silent'

const SILENT = SILENT_DAYS * 24 * 3_600_000

/** Closes tickets some days after a reply that nobody has said anything about. */
export interface AutoClose {
  /** Adds the job for a reply, in its transaction. */
  onReplied(tx: DbTransaction, message: TicketMessageRecord): Promise<void>
  job: JobHandler
}

interface AutoCloseDeps {
  database: Database
  jobs: JobQueue
  tickets: TicketsStore
  changes: Pick<TicketChanges, 'setStatus'>
  clock: Clock
}

export function createAutoClose({ database, jobs, tickets, changes, clock }: AutoCloseDeps): AutoClose {
  return {
    onReplied: (tx, { id }) =>
      jobs.addFirst(tx, { kind: CLOSE_SILENT_TICKET, subjectId: id, runAt: clock.now() + SILENT }),

    job: {
      async run({ subjectId }) {
        const reply = await tickets.messageById(database.queries, subjectId)
        if (!reply) return undefined
        const left = reply.createdAt + SILENT - clock.now()
        if (left > 0) return { runAgainIn: left }
        await database.transaction(async (tx) => {
          const record = await tickets.lock(tx, reply.ticketId)
          if (record?.status !== 'in_progress') return
          // The newest message counts: later replies have jobs of their own, and a customer who wrote is not silent.
          if ((await tickets.newestMessage(tx, record.id))?.id === subjectId)
            await changes.setStatus(tx, record, 'closed')
        })
        return undefined
      },
    },
  }
}
