import * as v from 'valibot'
import { offersResponseSchema, referralResponseSchema } from '#contracts/offers.ts'
import {
  newPromotionSchema,
  promotionChangeSchema,
  promotionResponseSchema,
  promotionsResponseSchema,
} from '#contracts/promotions.ts'
import { idSchema } from '#contracts/values.ts'
import type { CustomerOfCookies } from '#server/features/auth/customer-of-cookies.ts'
import { refusals } from '#server/features/catalog/refusals.ts'
import { route } from '#server/platform/http/route.ts'
import { idempotencyKey, replayedHeader } from '#server/platform/idempotency-store.ts'
import { pageQuerySchema, pageRequest } from '#server/platform/pages.ts'
import type { OffersService } from './offers-service.ts'
import type { PromotionsService } from './promotions-service.ts'

interface OffersRoutesDeps {
  offers: OffersService
  promotions: PromotionsService
  customerOf: CustomerOfCookies
}

export const offersRoutes = ({ offers, promotions, customerOf }: OffersRoutesDeps) => {
  return [
    route({
      method: 'GET',
      path: '/api/offers',
      summary: 'Lists the current offers; for a customer who is logged in, those that still apply to them',
      policy: 'public',
      language: 'vi',
      callsPerMinute: 3000,
      responses: { 200: offersResponseSchema },
      async handle({ header, language }) {
        const userId = (await customerOf(header('cookie')))?.userId ?? null
        return { status: 200, body: { offers: await offers.running(userId, language) } }
      },
    }),
    route({
      method: 'GET',
      path: '/api/account/referral',
      summary: "Returns the customer's referral code and what it has earned",
      policy: 'customer',
      language: 'vi',
      callsPerMinute: 600,
      responses: { 200: referralResponseSchema },
      async handle({ session }) {
        return { status: 200, body: await offers.referralOf(session) }
      },
    }),
    route({
      method: 'GET',
      path: '/api/admin/catalog/promotions',
      summary: 'Lists the promotions, newest first',
      policy: 'admin',
      language: 'vi',
      callsPerMinute: 3000,
      query: pageQuerySchema,
      responses: { 200: promotionsResponseSchema },
      async handle({ query }) {
        const { rows, nextCursor } = await promotions.list(pageRequest(query))
        return { status: 200, body: { promotions: rows, nextCursor } }
      },
    }),
    route({
      method: 'POST',
      path: '/api/admin/catalog/promotions',
      summary: 'Creates a promotion',
      policy: 'admin',
      language: 'vi',
      callsPerMinute: 600,
      body: newPromotionSchema,
      responses: { 201: promotionResponseSchema },
      requestHeaders: idempotencyKey,
      refusals: ['idempotency_mismatch'],
      async handle(call) {
        const { result, repeated } = await promotions.create(call, call.body, call.header('idempotency-key'))
        return { status: 201, body: { promotion: result }, headers: replayedHeader(repeated) }
      },
    }),
    route({
      method: 'PATCH',
      path: '/api/admin/catalog/promotions/:promotionId',
      summary: 'Changes a promotion',
      policy: 'admin',
      language: 'vi',
      callsPerMinute: 600,
      params: v.object({ promotionId: idSchema }),
      body: promotionChangeSchema,
      responses: { 200: promotionResponseSchema },
      requestHeaders: idempotencyKey,
      refusals: ['not_found', refusals.catalog_changed, 'idempotency_mismatch'],
      async handle(call) {
        const key = call.header('idempotency-key')
        const { result, repeated } = await promotions.change(call, call.params.promotionId, call.body, key)
        return { status: 200, body: { promotion: result }, headers: replayedHeader(repeated) }
      },
    }),
  ]
}
