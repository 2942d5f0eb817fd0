import type { AccountFeature } from '#server/features/account/create-account.ts'
import type { AuthFeature } from '#server/features/auth/create-auth.ts'
import type { JobsFeature } from '#server/features/jobs/create-jobs.ts'
import { createDeadJobsService } from '#server/features/jobs/dead-jobs-service.ts'
import type { JobHandler } from '#server/features/jobs/job-runner.ts'
import type { PaymentsFeature } from '#server/features/payments/create-payments.ts'
import type { StatsFeature } from '#server/features/stats/create-stats.ts'
import type { StatusFeature } from '#server/features/status/create-status.ts'
import type { TicketsFeature } from '#server/features/tickets/create-tickets.ts'
import type { UsersFeature } from '#server/features/users/create-users.ts'
import { createUsersService, type UsersDeps } from '#server/features/users/users-service.ts'
import type { VpsFeature } from '#server/features/vps/create-vps.ts'
import type { WalletFeature } from '#server/features/wallet/create-wallet.ts'
import type { WithdrawalsFeature } from '#server/features/withdrawals/create-withdrawals.ts'
import type { Platform } from '#server/platform/platform.ts'
import { adminListRoutes } from './admin-list-routes.ts'
import { adminRoutes } from './admin-routes.ts'
import { attentionRoutes } from './attention-routes.ts'
import { createTrends } from './trends.ts'
import { vpsPowerRoutes } from './vps-power-routes.ts'
import { createWaitingWorkCount } from './waiting-work.ts'

interface AdminDeps {
  stats: StatsFeature
  jobs: JobsFeature
  users: UsersFeature
  notices: Pick<UsersDeps, 'onLocked'>
  status: StatusFeature
  auth: AuthFeature
  account: AccountFeature
  wallet: WalletFeature
  payments: PaymentsFeature
  tickets: TicketsFeature
  vps: VpsFeature
  withdrawals: WithdrawalsFeature
  /** The handlers of all jobs, which know whose a dead one is. */
  handlers: Readonly<Record<string, JobHandler>>
}

/** What admins see of customers, and do for them. */
export function createAdminFeature(platform: Platform, deps: AdminDeps) {
  const { database, clock } = platform
  const { notices, account, payments, tickets, handlers } = deps
  const { auth, sessions, audited, resetSecondFactor } = deps.auth
  const { store, history } = deps.users
  const { transactions, deposits, adjustBalance } = deps.wallet
  const { parked, transfers, parkedPayments } = payments
  const jobs = deps.jobs.store
  const vps = deps.vps.lifecycle
  const users = createUsersService({
    database,
    users: store,
    history,
    audited,
    ownerOfPhone: account.phonesStore.ownerOf,
    endSessions: sessions.lockAllOf,
    onLocked: notices.onLocked,
  })
  return {
    routes: [
      ...adminRoutes({
        auth,
        sessions,
        stats: deps.stats.stats,
        users,
        vps,
        deposits,
        adjustBalance,
        resetSecondFactor,
        releasePhones: account.releasePhones,
        trends: createTrends({ database, times: deps.status.times, clock }),
        waiting: createWaitingWorkCount({
          database,
          transactions,
          parked,
          transfers,
          withdrawals: deps.withdrawals.store,
          tickets: tickets.store,
          jobs,
        }),
      }),
      ...adminListRoutes({
        users,
        vps,
        deposits,
        withdrawalsBy: (ids) => deps.withdrawals.store.statesBy(database.queries, ids),
        tickets: tickets.desk,
        presence: tickets.presence,
        clock,
      }),
      ...vpsPowerRoutes({ vps }),
      ...attentionRoutes({ deadJobs: createDeadJobsService({ database, jobs, handlers, audited }), parkedPayments }),
    ],
  }
}
