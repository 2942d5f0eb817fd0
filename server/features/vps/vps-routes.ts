import * as v from 'valibot'
import type { Language } from '#contracts/languages.ts'
import { quoteRequestSchema, quoteResponseSchema } from '#contracts/offers.ts'
import { idSchema } from '#contracts/values.ts'
import {
  type OrderResponse,
  orderRequestSchema,
  orderResponseSchema,
  trialPaymentRequestSchema,
  trialQuoteRequestSchema,
  vpsListSchema,
} from '#contracts/vps.ts'
import { refusals as catalogRefusals } from '#server/features/catalog/refusals.ts'
import { refusals as offersRefusals } from '#server/features/offers/refusals.ts'
import { refusals as walletRefusals } from '#server/features/wallet/refusals.ts'
import { inLanguage } from '#server/features/wallet/transactions-store.ts'
import { route } from '#server/platform/http/route.ts'
import { idempotencyKey, replayedHeader } from '#server/platform/idempotency-store.ts'
import { nextCursorHeader, pageQuerySchema, pageRequest } from '#server/platform/pages.ts'
import { refusals } from './refusals.ts'
import type { Trials } from './trials.ts'
import type { VpsService } from './vps-service.ts'

interface VpsRoutesDeps {
  vps: VpsService
  trials: Trials
}

/** The refusals of whatever is paid from the wallet at the price of a quote. */
const paymentRefusals = [
  walletRefusals.insufficient_balance,
  offersRefusals.price_changed,
  offersRefusals.quote_expired,
  offersRefusals.quote_mismatch,
  'not_yours',
  'idempotency_mismatch',
] as const

/** The response to an order, with its payment described in the caller's language. */
const inItsLanguage = ({ transaction, ...rest }: OrderResponse, language: Language): OrderResponse => ({
  ...rest,
  transaction: transaction && inLanguage(transaction, language),
})

export const vpsRoutes = ({ vps, trials }: VpsRoutesDeps) => [
  route({
    method: 'GET',
    path: '/api/vps/user/:userId',
    summary: "Lists the customer's VPS, newest first",
    scope: 'vps:read',
    policy: 'owner',
    language: 'vi',
    callsPerMinute: 3000,
    params: v.object({ userId: idSchema }),
    query: pageQuerySchema,
    responses: { 200: vpsListSchema },
    async handle({ session, query, language }) {
      const { rows, nextCursor } = await vps.listOf(session.userId, pageRequest(query), language)
      return { status: 200, body: rows, headers: nextCursorHeader(nextCursor) }
    },
  }),
  route({
    method: 'POST',
    path: '/api/vps/order',
    summary: 'Orders a VPS and pays for it from the wallet',
    scope: 'vps:write',
    policy: 'owner',
    language: 'vi',
    callsPerMinute: 600,
    body: orderRequestSchema,
    responses: { 201: orderResponseSchema },
    requestHeaders: idempotencyKey,
    refusals: [
      ...paymentRefusals,
      catalogRefusals.sold_out,
      catalogRefusals.image_unavailable,
      catalogRefusals.not_for_sale,
      offersRefusals.trial_unavailable,
      offersRefusals.verification_required,
    ],
    async handle({ session, body, header, language }) {
      const { result, repeated } = await vps.order(session, body, header('idempotency-key'), language)
      return { status: 201, body: inItsLanguage(result, language), headers: replayedHeader(repeated) }
    },
  }),
  route({
    method: 'POST',
    path: '/api/vps/quote',
    summary: 'Computes what an order costs this customer, and promises it for fifteen minutes',
    scope: 'vps:read',
    policy: 'customer',
    language: 'vi',
    callsPerMinute: 600,
    body: quoteRequestSchema,
    responses: { 200: quoteResponseSchema },
    refusals: [
      catalogRefusals.sold_out,
      catalogRefusals.image_unavailable,
      catalogRefusals.not_for_sale,
      offersRefusals.code_invalid,
      'too_many_tries',
      offersRefusals.trial_unavailable,
      offersRefusals.verification_required,
    ],
    async handle({ session, body, language }) {
      return { status: 200, body: await vps.quote(session, body, language) }
    },
  }),
  route({
    method: 'POST',
    path: '/api/vps/:vpsId/trial/quote',
    summary: 'Calculates what it costs to keep a trial VPS',
    policy: 'customer',
    language: 'vi',
    callsPerMinute: 600,
    params: v.object({ vpsId: idSchema }),
    body: trialQuoteRequestSchema,
    responses: { 200: quoteResponseSchema },
    refusals: [
      'not_found',
      'too_many_tries',
      offersRefusals.code_invalid,
      refusals.no_trial,
      refusals.suspended_by_admin,
    ],
    async handle({ session, params, body, language }) {
      return { status: 200, body: await trials.quote(session, params.vpsId, body, language) }
    },
  }),
  route({
    method: 'POST',
    path: '/api/vps/:vpsId/trial/pay',
    summary: 'Pays for a trial VPS, which runs again if the trial has ended',
    policy: 'customer',
    language: 'vi',
    callsPerMinute: 600,
    params: v.object({ vpsId: idSchema }),
    body: trialPaymentRequestSchema,
    responses: { 200: orderResponseSchema },
    requestHeaders: idempotencyKey,
    refusals: ['not_found', ...paymentRefusals, refusals.no_trial, refusals.suspended_by_admin],
    async handle({ session, params, body, header, language }) {
      const key = header('idempotency-key')
      const { result, repeated } = await trials.pay(session, params.vpsId, body, key, language)
      return { status: 200, body: inItsLanguage(result, language), headers: replayedHeader(repeated) }
    },
  }),
]
