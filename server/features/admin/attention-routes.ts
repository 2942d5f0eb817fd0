import * as v from 'valibot'
import {
  deadJobResponseSchema,
  deadJobsSchema,
  parkedPaymentsSchema,
  resolvedPaymentSchema,
  resolveRequestSchema,
  takeBackRequestSchema,
} from '#contracts/admin.ts'
import { inEachLanguage } from '#contracts/fields/messages.ts'
import { idSchema } from '#contracts/values.ts'
import type { DeadJobsService } from '#server/features/jobs/dead-jobs-service.ts'
import { refusals as jobsRefusals } from '#server/features/jobs/refusals.ts'
import type { ParkedPaymentsService } from '#server/features/payments/parked-payments-service.ts'
import { refusals as walletRefusals } from '#server/features/wallet/refusals.ts'
import { route } from '#server/platform/http/route.ts'
import { pageQuerySchema, pageRequest } from '#server/platform/pages.ts'
import type { RefusalKind } from '#server/platform/problems.ts'

interface AttentionRoutesDeps {
  deadJobs: DeadJobsService
  parkedPayments: ParkedPaymentsService
}

/** `open=true` leaves out the payments that are resolved. */
const parkedQuerySchema = v.object({
  ...pageQuerySchema.entries,
  open: v.optional(
    v.picklist(
      ['true', 'false'],
      inEachLanguage({
        vi: 'open phải là true hoặc false',
        en: 'open must be true or false',
        zh: 'open 必须为 true 或 false',
      }),
    ),
  ),
})

const shared = { policy: 'admin', language: 'vi', callsPerMinute: 600 } as const

/** A call that handles one dead job. `refusal` is for a job that it must not handle. */
const jobRoute = <const Action extends 'retry' | 'dismiss'>(
  deadJobs: DeadJobsService,
  action: Action,
  summary: string,
  refusal: RefusalKind,
) =>
  route({
    ...shared,
    method: 'POST',
    path: `/api/admin/jobs/:jobId/${action}` as const,
    summary,
    params: v.object({ jobId: idSchema }),
    responses: { 200: deadJobResponseSchema },
    refusals: ['not_found', refusal, jobsRefusals.unknown_job_kind],
    async handle(call) {
      return { status: 200, body: { job: await deadJobs[action](call, call.params.jobId) } }
    },
  })

/** Failures that wait for an admin: dead jobs, and payments that fit no deposit. */
export const attentionRoutes = ({ deadJobs, parkedPayments }: AttentionRoutesDeps) => [
  route({
    ...shared,
    method: 'GET',
    path: '/api/admin/jobs',
    summary: 'Lists the dead jobs, newest first, and whether a retry can help',
    query: pageQuerySchema,
    responses: { 200: deadJobsSchema },
    async handle({ query }) {
      const { rows, nextCursor } = await deadJobs.list(pageRequest(query))
      return { status: 200, body: { jobs: rows, nextCursor } }
    },
  }),
  jobRoute(deadJobs, 'retry', 'Makes a dead job due again, if a retry can help', jobsRefusals.retry_pointless),
  jobRoute(deadJobs, 'dismiss', 'Dismisses a dead job that a retry cannot help', jobsRefusals.retry_possible),
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
    summary: 'Records what was done about a payment that fits no deposit; moves no money',
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
  route({
    ...shared,
    method: 'POST',
    path: '/api/admin/parked-payments/:paymentId/take-back',
    summary: 'Takes a reversed payment and its bonus out of the wallet, as far as the money is there',
    params: v.object({ paymentId: idSchema }),
    body: takeBackRequestSchema,
    responses: { 200: resolvedPaymentSchema },
    refusals: ['not_found', walletRefusals.balance_moved, walletRefusals.wallet_closed],
    async handle(call) {
      const parkedPayment = await parkedPayments.takeBack(call, call.params.paymentId, Number(call.body.short))
      return { status: 200, body: { parkedPayment } }
    },
  }),
]
