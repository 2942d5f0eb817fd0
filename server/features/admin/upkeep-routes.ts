import * as v from 'valibot'
import {
  deadJobsSchema,
  parkedPaymentsSchema,
  resolvedPaymentSchema,
  resolveRequestSchema,
  retriedJobSchema,
} from '#contracts/admin.ts'
import { idSchema } from '#contracts/values.ts'
import type { DeadJob, JobsStore } from '#server/features/jobs/jobs-store.ts'
import type { ParkedPayment, ParkedPaymentsStore } from '#server/features/payments/parked-payments-store.ts'
import type { AuditStore } from '#server/platform/audit-store.ts'
import type { Database } from '#server/platform/db/database.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { pageQuerySchema, pageRequest } from '#server/platform/pages.ts'
import { Refusal } from '#server/platform/problems.ts'
import { actorOf } from './actor.ts'

interface UpkeepRoutesDeps {
  database: Database
  jobs: JobsStore
  parked: ParkedPaymentsStore
  audit: AuditStore
}

const toDeadJob = ({ createdAt, ...job }: DeadJob) => ({ ...job, createdAt: new Date(createdAt).toISOString() })

const toParkedPayment = ({ amount, receivedAt, resolvedAt, ...payment }: ParkedPayment) => ({
  ...payment,
  amount: String(amount),
  receivedAt: new Date(receivedAt).toISOString(),
  resolvedAt: resolvedAt === null ? null : new Date(resolvedAt).toISOString(),
})

/** `open=true` leaves out the payments that were dealt with. */
const parkedQuerySchema = v.object({
  ...pageQuerySchema.entries,
  open: v.optional(v.picklist(['true', 'false'], 'open must be true or false')),
})

const shared = { policy: 'admin', language: 'vi', callsPerMinute: 600 } as const

/** What went wrong and waits for an admin: jobs that were given up, and payments that fit no deposit. */
export const upkeepRoutes = ({ database, jobs, parked, audit }: UpkeepRoutesDeps): Route[] => [
  route({
    ...shared,
    method: 'GET',
    path: '/api/admin/jobs',
    summary: 'Lists the jobs that were given up, newest first',
    query: pageQuerySchema,
    answers: { 200: deadJobsSchema },
    async handle({ query }) {
      const { rows, nextCursor } = await jobs.listDead(database.queries, pageRequest(query))
      return { status: 200, body: { jobs: rows.map(toDeadJob), nextCursor } }
    },
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/api/admin/jobs/:jobId/retry',
    summary: 'Makes a job that was given up due again',
    params: v.object({ jobId: idSchema }),
    answers: { 200: retriedJobSchema },
    refusals: ['not_found'],
    async handle(call) {
      const { jobId } = call.params
      const job = await database.transaction(async (transaction) => {
        const revived = await jobs.revive(transaction, jobId)
        if (!revived) throw new Refusal('not_found')
        const values = { before: { state: 'dead' }, after: { state: 'ready' } }
        await audit.write(transaction, { ...actorOf(call), action: 'job.retry', targetId: jobId, ...values })
        return revived
      })
      return { status: 200, body: { job: toDeadJob(job) } }
    },
  }),
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
      return { status: 200, body: { parkedPayments: rows.map(toParkedPayment), nextCursor } }
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
      const resolution = call.body.resolution.trim()
      const payment = await database.transaction(async (transaction) => {
        const resolved = await parked.resolve(transaction, paymentId, resolution)
        if (!resolved) throw new Refusal('not_found')
        const values = { before: { resolution: null }, after: { resolution } }
        await audit.write(transaction, { ...actorOf(call), action: 'payment.resolve', targetId: paymentId, ...values })
        return resolved
      })
      return { status: 200, body: { parkedPayment: toParkedPayment(payment) } }
    },
  }),
]
