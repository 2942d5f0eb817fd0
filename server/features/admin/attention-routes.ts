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
import type { DeadJobsService } from '#server/features/jobs/dead-jobs-service.ts'
import { refusals as jobsRefusals } from '#server/features/jobs/refusals.ts'
import type { ParkedPaymentsService } from '#server/features/payments/parked-payments-service.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { pageQuerySchema, pageRequest } from '#server/platform/pages.ts'

interface AttentionRoutesDeps {
  deadJobs: DeadJobsService
  parkedPayments: ParkedPaymentsService
}

/** `open=true` leaves out the payments that were dealt with. */
const parkedQuerySchema = v.object({
  ...pageQuerySchema.entries,
  open: v.optional(v.picklist(['true', 'false'], 'open must be true or false')),
})

const shared = { policy: 'admin', language: 'vi', callsPerMinute: 600 } as const

/** What went wrong and waits for an admin: jobs that were given up, and payments that fit no deposit. */
export const attentionRoutes = ({ deadJobs, parkedPayments }: AttentionRoutesDeps): Route[] => [
  route({
    ...shared,
    method: 'GET',
    path: '/api/admin/jobs',
    summary: 'Lists the jobs that were given up, newest first, and whether trying again can do something',
    query: pageQuerySchema,
    responses: { 200: deadJobsSchema },
    async handle({ query }) {
      const { rows, nextCursor } = await deadJobs.list(pageRequest(query))
      return { status: 200, body: { jobs: rows, nextCursor } }
    },
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/api/admin/jobs/:jobId/retry',
    summary: 'Makes a job that was given up due again, where that can do something',
    params: v.object({ jobId: idSchema }),
    responses: { 200: retriedJobSchema },
    refusals: ['not_found', jobsRefusals.retry_pointless],
    async handle(call) {
      return { status: 200, body: { job: await deadJobs.retry(call, call.params.jobId) } }
    },
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/api/admin/jobs/:jobId/dismiss',
    summary: 'Puts away a job that was given up, where trying again would change nothing',
    params: v.object({ jobId: idSchema }),
    responses: { 200: dismissedJobSchema },
    refusals: ['not_found', jobsRefusals.retry_possible],
    async handle(call) {
      return { status: 200, body: { job: await deadJobs.dismiss(call, call.params.jobId) } }
    },
  }),
  route({
    ...shared,
    method: 'GET',
    path: '/api/admin/parked-payments',
    summary: 'Lists the reported payments that fit no deposit, newest first',
    query: parkedQuerySchema,
    responses: { 200: parkedPaymentsSchema },
    async handle({ query }) {
      const page = { ...pageRequest(query), open: query.open === 'true' }
      const { rows, nextCursor } = await parkedPayments.list(page)
      return { status: 200, body: { parkedPayments: rows, nextCursor } }
    },
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/api/admin/parked-payments/:paymentId/resolve',
    summary: 'Notes what was done about a payment that fits no deposit; moves no money',
    params: v.object({ paymentId: idSchema }),
    body: resolveRequestSchema,
    responses: { 200: resolvedPaymentSchema },
    refusals: ['not_found'],
    async handle(call) {
      const { resolution } = call.body
      const parkedPayment = await parkedPayments.resolve(call, call.params.paymentId, resolution)
      return { status: 200, body: { parkedPayment } }
    },
  }),
]
