import type { WaitingWork } from '#contracts/admin.ts'
import { methodsForApproval } from '#contracts/rules/fees.ts'
import type { JobsStore } from '#server/features/jobs/jobs-store.ts'
import type { BankTransfersStore } from '#server/features/payments/bank-transfers-store.ts'
import type { ParkedPaymentsStore } from '#server/features/payments/parked-payments-store.ts'
import type { TicketsStore } from '#server/features/tickets/tickets-store.ts'
import type { TransactionsStore } from '#server/features/wallet/transactions-store.ts'
import type { WithdrawalsStore } from '#server/features/withdrawals/withdrawals-store.ts'
import type { Database } from '#server/platform/db/database.ts'

/** Counts what waits for an admin. */
export interface WaitingWorkCount {
  /** All of it at present. */
  count(): Promise<WaitingWork>
}

interface WaitingWorkDeps {
  database: Pick<Database, 'queries'>
  transactions: Pick<TransactionsStore, 'countPendingBy'>
  parked: Pick<ParkedPaymentsStore, 'countOpen'>
  transfers: Pick<BankTransfersStore, 'countOpen'>
  withdrawals: Pick<WithdrawalsStore, 'countOpen'>
  tickets: Pick<TicketsStore, 'countIn'>
  jobs: Pick<JobsStore, 'countDead'>
}

/** Each count is of one range of an index, which holds only what waits. */
export function createWaitingWorkCount(deps: WaitingWorkDeps): WaitingWorkCount {
  const { database, transactions, parked, transfers, withdrawals, tickets, jobs } = deps
  return {
    async count() {
      const { queries } = database
      const [deposits, payments, openTransfers, toSend, openTickets, deadJobs] = await Promise.all([
        transactions.countPendingBy(queries, methodsForApproval),
        parked.countOpen(queries),
        transfers.countOpen(queries),
        withdrawals.countOpen(queries),
        tickets.countIn(queries, 'open'),
        jobs.countDead(queries),
      ])
      return {
        deposits,
        payments,
        transfers: openTransfers,
        withdrawals: toSend.requested + toSend.approved,
        tickets: openTickets,
        jobs: deadJobs,
      }
    },
  }
}
