import * as v from 'valibot'
import { idSchema } from '#contracts/values.ts'
import { orderRequestSchema, orderResponseSchema, vpsListSchema } from '#contracts/vps.ts'
import { refusals as walletRefusals } from '#server/features/wallet/refusals.ts'
import { inLanguage } from '#server/features/wallet/transactions-store.ts'
import { route } from '#server/platform/http/route.ts'
import { idempotencyKey, replayedHeader } from '#server/platform/idempotency-store.ts'
import { nextCursorHeader, pageQuerySchema, pageRequest } from '#server/platform/pages.ts'
import { refusals } from './refusals.ts'
import type { VpsService } from './vps-service.ts'

export const vpsRoutes = ({ vps }: { vps: VpsService }) => [
  route({
    method: 'GET',
    path: '/api/vps/user/:userId',
    summary: "Lists the customer's instances, newest first",
    policy: 'owner',
    language: 'vi',
    callsPerMinute: 3000,
    params: v.object({ userId: idSchema }),
    query: pageQuerySchema,
    responses: { 200: vpsListSchema },
    async handle({ session, query }) {
      const { rows, nextCursor } = await vps.listOf(session.userId, pageRequest(query))
      return { status: 200, body: rows, headers: nextCursorHeader(nextCursor) }
    },
  }),
  route({
    method: 'POST',
    path: '/api/vps/order',
    summary: 'Orders an instance and pays for it from the wallet',
    policy: 'owner',
    language: 'vi',
    callsPerMinute: 600,
    body: orderRequestSchema,
    responses: { 201: orderResponseSchema },
    requestHeaders: idempotencyKey,
    refusals: [walletRefusals.insufficient_balance, refusals.price_changed, 'idempotency_mismatch'],
    async handle({ session, body, header, language }) {
      const { result, repeated } = await vps.order(session, body, header('idempotency-key'))
      const transaction = inLanguage(result.transaction, language)
      return { status: 201, body: { ...result, transaction }, headers: replayedHeader(repeated) }
    },
  }),
]
