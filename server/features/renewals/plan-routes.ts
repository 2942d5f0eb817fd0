import * as v from 'valibot'
import {
  adminForecastSchema,
  adminRenewalsSchema,
  cancelRequestSchema,
  heldVpsSchema,
  holdRequestSchema,
  planChangedSchema,
  refundedSchema,
  refundPreviewSchema,
  renewRequestSchema,
} from '#contracts/plan-life.ts'
import { DAY_MS } from '#contracts/rules/calendar.ts'
import { idSchema } from '#contracts/values.ts'
import { orderResponseSchema } from '#contracts/vps.ts'
import { proofRefusals } from '#server/features/auth/refusals.ts'
import { refusals } from '#server/features/vps/refusals.ts'
import { refusals as walletRefusals } from '#server/features/wallet/refusals.ts'
import { inLanguage } from '#server/features/wallet/transactions-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import { route, type Session } from '#server/platform/http/route.ts'
import { idempotencyKey, replayedHeader } from '#server/platform/idempotency-store.ts'
import { limitOf } from '#server/platform/pages.ts'
import { readPosition } from '#server/platform/sorted-pages.ts'
import type { AdminRenewals } from './admin-renewals.ts'
import type { PlanService } from './plan-service.ts'
import { adminForecastQuerySchema, renewalsQuerySchema } from './renewals-query.ts'

const shared = { policy: 'customer', language: 'vi', callsPerMinute: 120, requestHeaders: idempotencyKey } as const
const forAdmins = { policy: 'admin', language: 'vi', callsPerMinute: 120 } as const
const params = v.object({ vpsId: idSchema })

/** How far ahead renewals are listed if nothing else is said, in days. */
const DAYS_LISTED = 7

interface PlanRoutesDeps {
  service: PlanService
  admin: AdminRenewals
  clock: Clock
  /** Throws for a session that has to check its second factor again. */
  requireRecentFactor: (session: Session) => Promise<void>
}

/** What customers and admins decide about the lives of instances. */
export const planRoutes = ({ service, admin, clock, requireRecentFactor }: PlanRoutesDeps) => [
  route({
    ...shared,
    method: 'POST',
    path: '/api/vps/:vpsId/renew',
    summary: 'Pays for the next periods of a VPS, which runs again if it was suspended as unpaid',
    scope: 'vps:write',
    params,
    body: renewRequestSchema,
    responses: { 200: orderResponseSchema },
    refusals: [
      'not_found',
      'idempotency_mismatch',
      walletRefusals.insufficient_balance,
      refusals.not_renewable,
      refusals.pay_trial,
      refusals.suspended_by_admin,
    ],
    async handle({ session, params: { vpsId }, body, header, language }) {
      const { result, repeated } = await service.renew(session, vpsId, body, header('idempotency-key'), language)
      const transaction = result.transaction && inLanguage(result.transaction, language)
      return { status: 200, body: { ...result, transaction }, headers: replayedHeader(repeated) }
    },
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/api/vps/:vpsId/cancel',
    summary: 'Ends a VPS, now or when its paid period ends; nothing is paid back',
    scope: 'vps:write',
    params,
    body: cancelRequestSchema,
    responses: { 200: planChangedSchema },
    refusals: [
      'not_found',
      'idempotency_mismatch',
      proofRefusals.second_factor_required,
      refusals.vps_terminated,
      refusals.vps_not_ready,
    ],
    async handle({ session, params: { vpsId }, body, header, language }) {
      if (body.at === 'now') await requireRecentFactor(session)
      const { result, repeated } = await service.cancel(session, vpsId, body, header('idempotency-key'), language)
      return { status: 200, body: result, headers: replayedHeader(repeated) }
    },
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/api/vps/:vpsId/undo-cancel',
    summary: 'Takes the cancellation of a VPS back',
    scope: 'vps:write',
    params,
    responses: { 200: planChangedSchema },
    refusals: ['not_found', 'idempotency_mismatch', refusals.vps_terminated],
    async handle({ session, params: { vpsId }, header, language }) {
      const { result, repeated } = await service.undoCancel(session, vpsId, header('idempotency-key'), language)
      return { status: 200, body: result, headers: replayedHeader(repeated) }
    },
  }),
  route({
    method: 'GET',
    path: '/api/vps/:vpsId/refund',
    summary: 'Shows what the customer would get back for a VPS, and until when',
    policy: 'customer',
    language: 'vi',
    callsPerMinute: 600,
    params,
    responses: { 200: refundPreviewSchema },
    refusals: ['not_found'],
    handle: async ({ session, params: { vpsId } }) => ({
      status: 200,
      body: await service.refundPreview(session, vpsId),
    }),
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/api/vps/:vpsId/refund',
    summary: 'Deletes a VPS and returns what was paid for it to the wallet',
    params,
    responses: { 200: refundedSchema },
    refusals: [
      'not_found',
      'idempotency_mismatch',
      proofRefusals.second_factor_required,
      refusals.not_refundable,
      refusals.vps_not_ready,
      walletRefusals.wallet_closed,
    ],
    async handle({ session, params: { vpsId }, header, language }) {
      await requireRecentFactor(session)
      const { result, repeated } = await service.refund(session, vpsId, header('idempotency-key'), language)
      const transaction = inLanguage(result.transaction, language)
      return { status: 200, body: { ...result, transaction }, headers: replayedHeader(repeated) }
    },
  }),
  route({
    ...forAdmins,
    method: 'GET',
    path: '/api/admin/forecast',
    summary: 'Forecasts what all wallets pay day by day, and which VPS are suspended and deleted',
    query: adminForecastQuerySchema,
    responses: { 200: adminForecastSchema },
    handle: async ({ query: { days = '30' } }) => ({ status: 200, body: await admin.forecast(Number(days)) }),
  }),
  route({
    ...forAdmins,
    method: 'GET',
    path: '/api/admin/renewals',
    summary: 'Lists the periods that begin, by due date, with what is expected to become of each',
    query: renewalsQuerySchema,
    responses: { 200: adminRenewalsSchema },
    async handle({ query }) {
      const from = query.from === undefined ? null : Date.parse(query.from)
      const to = query.to === undefined ? clock.now() + DAYS_LISTED * DAY_MS : Date.parse(query.to)
      const after = query.cursor === undefined ? null : readPosition(query.cursor)
      const { rows, nextCursor } = await admin.list({ from, to: to - 1, after }, limitOf(query))
      return { status: 200, body: { renewals: rows, nextCursor } }
    },
  }),
  route({
    ...forAdmins,
    method: 'POST',
    path: '/api/admin/vps/:vpsId/hold',
    summary: 'Keeps a VPS from being suspended or ended for money: until a time, for good, or for more days',
    params,
    body: holdRequestSchema,
    responses: { 200: heldVpsSchema },
    refusals: ['not_found', refusals.vps_terminated],
    handle: async (call) => ({ status: 200, body: await admin.hold(call, call.params.vpsId, call.body) }),
  }),
]
