import { DAY_MS } from '#contracts/rules/calendar.ts'
import { nextTime } from '#contracts/rules/plan-life.ts'
import type { JobHandler } from '#server/features/jobs/job-runner.ts'
import type { JobQueue } from '#server/features/jobs/jobs-store.ts'
import { RENEWAL } from '#server/features/vps/renewal-jobs.ts'
import type { WaitingOrders } from '#server/features/waiting-orders/waiting-orders-service.ts'
import type { Ledger } from '#server/features/wallet/ledger-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, DbTransaction } from '#server/platform/db/database.ts'
import { lowestIdFrom } from '#server/platform/ids.ts'
import type { PlanLives } from './plan-lives.ts'
import type { PlansStore } from './plans-store.ts'
import type { Reminders } from './reminders.ts'

/** The kind of the job that pays what is short after money has come in; its subject is the journal of that money. */
export const RENEWAL_RETRY = 'renewals.retry'
/** The kind of the job that adds the jobs of instances that have none: those that a server of the previous version has added. */
export const RENEWAL_SWEEP = 'renewals.sweep'

const MINUTE = 60_000
/** How often it is looked for instances without a job, in milliseconds, and how old they are at most. */
const SWEEP_INTERVAL = 60 * MINUTE
const SWEEP_BACK = 2 * DAY_MS
const SWEEP_SIZE = 500
/** How often an instance is looked at about which nothing is to be done, in milliseconds: one whose trial runs, or that an admin has suspended. */
const LOOK_AGAIN = DAY_MS
/** How soon before its due date money for an instance counts as late, in milliseconds: the clocks of two servers differ. */
const CLOCKS_DIFFER = MINUTE

interface RenewalJobsDeps {
  database: Database
  plans: Pick<PlansStore, 'byId' | 'hasUnpaid' | 'withoutJob'>
  lives: PlanLives
  reminders: Reminders
  ledger: Pick<Ledger, 'walletOf'>
  waitingOrders: Pick<WaitingOrders, 'complete' | 'onCredited'>
  jobs: JobQueue
  clock: Clock
}

/** The jobs that live the lives of instances. */
export function createRenewalJobs(deps: RenewalJobsDeps) {
  const { database, plans, lives, reminders, ledger, waitingOrders, jobs, clock } = deps
  const { queries } = database
  const isOver = (status: string) => status === 'failed' || status === 'terminated'

  const living: JobHandler = {
    async run({ subjectId }) {
      const before = await plans.byId(queries, subjectId)
      if (!before || isOver(before.status)) return undefined
      const putOffUntil = await lives.live(before.userId)
      const plan = await plans.byId(queries, subjectId)
      if (!plan || isOver(plan.status)) return undefined
      await reminders.remind(plan)
      const now = clock.now()
      const times = [nextTime(plan, now) ?? now + LOOK_AGAIN, ...(putOffUntil === null ? [] : [putOffUntil])]
      return { runAgainIn: Math.max(0, Math.min(...times) - now) }
    },
  }

  const retrying: JobHandler = {
    async run({ subjectId }) {
      const userId = await ledger.walletOf(queries, subjectId)
      if (userId === null) return undefined
      // What a customer transferred for an order pays for it, and any other money for what would be suspended or ended first.
      await waitingOrders.complete(userId, 'paid')
      await lives.live(userId)
      await waitingOrders.complete(userId, 'all')
      return undefined
    },
  }

  const sweeping: JobHandler = {
    isPeriodic: true,
    async run() {
      const now = clock.now()
      const found = await plans.withoutJob(queries, RENEWAL, lowestIdFrom(now - SWEEP_BACK), SWEEP_SIZE)
      for (const subjectId of found) await jobs.add(queries, { kind: RENEWAL, subjectId, runAt: now })
      return { runAgainIn: found.length < SWEEP_SIZE ? SWEEP_INTERVAL : 0 }
    },
  }

  return {
    handlers: { [RENEWAL]: living, [RENEWAL_RETRY]: retrying, [RENEWAL_SWEEP]: sweeping },

    /** Adds the job that looks for instances without one, as a process starts. */
    begin: () => jobs.add(queries, { kind: RENEWAL_SWEEP, subjectId: 'instances', runAt: clock.now() }),

    /** Lets what is short be paid from money that has just come into a wallet, in its transaction: instances, and the orders that wait for money. */
    async onCredited(tx: DbTransaction, userId: string, journalId: string): Promise<void> {
      const now = clock.now()
      if (await plans.hasUnpaid(tx, userId, now + CLOCKS_DIFFER))
        await jobs.addFirst(tx, { kind: RENEWAL_RETRY, subjectId: journalId, runAt: now })
      else await waitingOrders.onCredited(tx, userId, journalId)
    },
  }
}
