import * as v from 'valibot'
import {
  deadJobsSchema,
  dismissedJobSchema,
  parkedPaymentsSchema,
  resolvedPaymentSchema,
  resolveRequestSchema,
  retriedJobSchema,
} from '#contracts/admin.ts'
import { idSchema } from '#contracts/values.ts'
import type { Owner } from '#server/features/auth/owned-rows-store.ts'
import type { SessionTransactions } from '#server/features/auth/sessions.ts'
import { failureOf } from '#server/features/jobs/job-failures.ts'
import type { DeadJob, JobsStore } from '#server/features/jobs/jobs-store.ts'
import type { ParkedPayment, ParkedPaymentsStore } from '#server/features/payments/parked-payments-store.ts'
import type { InstancesStore } from '#server/features/vps/instances-store.ts'
import type { TransactionRecord, TransactionsStore } from '#server/features/wallet/transactions-store.ts'
import type { AuditStore } from '#server/platform/audit-store.ts'
import type { Database, Queries } from '#server/platform/db/database.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { pageQuerySchema, pageRequest } from '#server/platform/pages.ts'
import { Refusal } from '#server/platform/problems.ts'
import { actorOf } from './actor.ts'
import { findProspects, type JobProspect } from './job-prospects.ts'

interface UpkeepRoutesDeps {
  /** For reading alone: what an admin changes goes through `sessions`. */
  database: Pick<Database, 'queries'>
  sessions: SessionTransactions
  jobs: JobsStore
  parked: ParkedPaymentsStore
  instances: InstancesStore
  transactions: TransactionsStore
  audit: AuditStore
}

const toDeadJob = ({ createdAt, ...job }: DeadJob, { subject, pointless }: JobProspect) => ({
  ...job,
  subject: subject && {
    name: subject.name,
    amount: subject.amount === null ? null : String(subject.amount),
    user: subject.owner,
  },
  failure: failureOf(job.lastError),
  retry: pointless ? ('pointless' as const) : ('possible' as const),
  reason: pointless,
  createdAt: new Date(createdAt).toISOString(),
})

const toParkedPayment = (
  { amount, receivedAt, resolvedAt, ...payment }: ParkedPayment,
  deposit: (TransactionRecord & { owner: Owner }) | undefined,
) => ({
  ...payment,
  amount: String(amount),
  receivedAt: new Date(receivedAt).toISOString(),
  resolvedAt: resolvedAt === null ? null : new Date(resolvedAt).toISOString(),
  deposit: deposit ? { amount: String(deposit.amount), user: deposit.owner } : null,
})

/** `open=true` leaves out the payments that were dealt with. */
const parkedQuerySchema = v.object({
  ...pageQuerySchema.entries,
  open: v.optional(v.picklist(['true', 'false'], 'open must be true or false')),
})

const shared = { policy: 'admin', language: 'vi', callsPerMinute: 600 } as const

/** What went wrong and waits for an admin: jobs that were given up, and payments that fit no deposit. */
export const upkeepRoutes = (deps: UpkeepRoutesDeps): Route[] => [...jobRoutes(deps), ...parkedRoutes(deps)]

const jobRoutes = ({ database, sessions, jobs, instances, transactions, audit }: UpkeepRoutesDeps): Route[] => {
  const prospectsOf = (queries: Queries, dead: readonly DeadJob[]) =>
    findProspects(queries, { instances, transactions }, dead)

  /** The dead job of a call, with what is known of it; a 404 when it is not dead, or there is none. */
  async function deadJob(queries: Queries, jobId: string) {
    const job = await jobs.findDead(queries, jobId)
    if (!job) throw new Refusal('not_found')
    return { job, prospect: (await prospectsOf(queries, [job]))(job) }
  }

  return [
    route({
      ...shared,
      method: 'GET',
      path: '/api/admin/jobs',
      summary: 'Lists the jobs that were given up, newest first, and whether trying again can do something',
      query: pageQuerySchema,
      answers: { 200: deadJobsSchema },
      async handle({ query }) {
        const { rows, nextCursor } = await jobs.listDead(database.queries, pageRequest(query))
        const prospectOf = await prospectsOf(database.queries, rows)
        return { status: 200, body: { jobs: rows.map((job) => toDeadJob(job, prospectOf(job))), nextCursor } }
      },
    }),
    route({
      ...shared,
      method: 'POST',
      path: '/api/admin/jobs/:jobId/retry',
      summary: 'Makes a job that was given up due again, where that can do something',
      params: v.object({ jobId: idSchema }),
      answers: { 200: retriedJobSchema },
      refusals: ['not_found', 'retry_pointless'],
      async handle(call) {
        const { jobId } = call.params
        const body = await sessions.transaction(call.session, async (transaction) => {
          const { job, prospect } = await deadJob(transaction, jobId)
          if (prospect.pointless) throw new Refusal('retry_pointless')
          if (!(await jobs.revive(transaction, jobId))) throw new Refusal('not_found')
          const values = { before: { state: 'dead' }, after: { state: 'ready' } }
          await audit.write(transaction, { ...actorOf(call), action: 'job.retry', targetId: jobId, ...values })
          return { job: toDeadJob(job, prospect) }
        })
        return { status: 200, body }
      },
    }),
    route({
      ...shared,
      method: 'POST',
      path: '/api/admin/jobs/:jobId/dismiss',
      summary: 'Puts away a job that was given up, where trying again would change nothing',
      params: v.object({ jobId: idSchema }),
      answers: { 200: dismissedJobSchema },
      refusals: ['not_found', 'retry_possible'],
      async handle(call) {
        const { jobId } = call.params
        const body = await sessions.transaction(call.session, async (transaction) => {
          const { job, prospect } = await deadJob(transaction, jobId)
          if (!prospect.pointless) throw new Refusal('retry_possible')
          if (!(await jobs.dismiss(transaction, jobId))) throw new Refusal('not_found')
          const values = { before: { state: 'dead' }, after: { state: 'dismissed', reason: prospect.pointless } }
          await audit.write(transaction, { ...actorOf(call), action: 'job.dismiss', targetId: jobId, ...values })
          return { job: toDeadJob(job, prospect) }
        })
        return { status: 200, body }
      },
    }),
  ]
}

const parkedRoutes = ({ database, sessions, parked, transactions, audit }: UpkeepRoutesDeps): Route[] => [
  route({
    ...shared,
    method: 'GET',
    path: '/api/admin/parked-payments',
    summary: 'Lists the reported payments that fit no deposit, newest first',
    query: parkedQuerySchema,
    answers: { 200: parkedPaymentsSchema },
    async handle({ query }) {
      const page = { ...pageRequest(query), open: query.open === 'true' }
      const { rows, nextCursor } = await parked.list(database.queries, page)
      const named = rows.map(({ transactionId }) => transactionId)
      const deposits = await transactions.byIds(database.queries, named)
      const depositById = new Map(deposits.map((deposit) => [deposit.id, deposit]))
      const parkedPayments = rows.map((row) => toParkedPayment(row, depositById.get(row.transactionId)))
      return { status: 200, body: { parkedPayments, nextCursor } }
    },
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/api/admin/parked-payments/:paymentId/resolve',
    summary: 'Notes what was done about a payment that fits no deposit; moves no money',
    params: v.object({ paymentId: idSchema }),
    body: resolveRequestSchema,
    answers: { 200: resolvedPaymentSchema },
    refusals: ['not_found'],
    async handle(call) {
      const { paymentId } = call.params
      const { resolution } = call.body
      const payment = await sessions.transaction(call.session, async (transaction) => {
        const resolved = await parked.resolve(transaction, paymentId, resolution)
        if (!resolved) throw new Refusal('not_found')
        const values = { before: { resolution: null }, after: { resolution } }
        await audit.write(transaction, { ...actorOf(call), action: 'payment.resolve', targetId: paymentId, ...values })
        return resolved
      })
      const [deposit] = await transactions.byIds(database.queries, [payment.transactionId])
      return { status: 200, body: { parkedPayment: toParkedPayment(payment, deposit) } }
    },
  }),
]
