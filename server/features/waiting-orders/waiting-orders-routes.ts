import * as v from 'valibot'
import { idSchema } from '#contracts/values.ts'
import { waitingOrderListSchema, waitingOrderStatusSchema } from '#contracts/waiting-orders.ts'
import { waitingOrderPlacedSchema, waitingOrderRequestSchema } from '#contracts/wallet.ts'
import { refusals as catalogRefusals } from '#server/features/catalog/refusals.ts'
import { refusals as offersRefusals } from '#server/features/offers/refusals.ts'
import { refusals as walletRefusals } from '#server/features/wallet/refusals.ts'
import { inLanguage } from '#server/features/wallet/transactions-store.ts'
import type { CompletePayment } from '#server/features/wallet/wallet-routes.ts'
import { route } from '#server/platform/http/route.ts'
import { idempotencyKey, replayedHeader } from '#server/platform/idempotency-store.ts'
import { nextCursorHeader, pageQuerySchema, pageRequest } from '#server/platform/pages.ts'
import { refusals } from './refusals.ts'
import type { WaitingOrders } from './waiting-orders-service.ts'

interface WaitingOrdersRoutesDeps {
  orders: WaitingOrders
  completePayment: CompletePayment
}

const shared = { policy: 'customer', language: 'vi' } as const
const ofOrder = { ...shared, params: v.object({ orderId: idSchema }) } as const

/** The orders that wait for the money of a payment. */
export const waitingOrdersRoutes = ({ orders, completePayment }: WaitingOrdersRoutesDeps) => [
  route({
    ...shared,
    method: 'POST',
    path: '/api/vps/orders/waiting',
    summary: 'Orders a VPS the wallet cannot pay for yet: requests what is missing, and completes when it arrives',
    callsPerMinute: 600,
    body: waitingOrderRequestSchema,
    responses: { 201: waitingOrderPlacedSchema },
    requestHeaders: idempotencyKey,
    refusals: [
      refusals.wallet_suffices,
      refusals.too_many_waiting_orders,
      walletRefusals.too_many_pending_deposits,
      catalogRefusals.sold_out,
      catalogRefusals.image_unavailable,
      catalogRefusals.not_for_sale,
      offersRefusals.price_changed,
      offersRefusals.quote_expired,
      offersRefusals.quote_mismatch,
      'not_yours',
      'idempotency_mismatch',
    ],
    async handle({ session, body, header, language, address }) {
      const { result, repeated } = await orders.place(session, body, header('idempotency-key'), language)
      const from = { isNew: !repeated, address, language, origin: header('origin') }
      const payment = result.payment && (await completePayment(session, result.payment, from))
      const transaction = inLanguage(result.transaction, language)
      return { status: 201, body: { order: result.order, transaction, payment }, headers: replayedHeader(repeated) }
    },
  }),
  route({
    ...shared,
    method: 'GET',
    path: '/api/vps/orders/waiting',
    summary: "Lists the customer's orders that wait or waited for a payment",
    callsPerMinute: 3000,
    query: pageQuerySchema,
    responses: { 200: waitingOrderListSchema },
    async handle({ session, query }) {
      const { rows, nextCursor } = await orders.listOf(session, pageRequest(query))
      return { status: 200, body: rows, headers: nextCursorHeader(nextCursor) }
    },
  }),
  route({
    ...ofOrder,
    method: 'GET',
    path: '/api/vps/orders/waiting/:orderId',
    summary: 'Returns such an order',
    callsPerMinute: 3000,
    responses: { 200: waitingOrderStatusSchema },
    refusals: ['not_found'],
    async handle({ session, params }) {
      return { status: 200, body: { order: await orders.status(session, params.orderId) } }
    },
  }),
  route({
    ...ofOrder,
    method: 'POST',
    path: '/api/vps/orders/waiting/:orderId/cancel',
    summary: 'Cancels such an order; its top-up stays',
    callsPerMinute: 600,
    responses: { 200: waitingOrderStatusSchema },
    refusals: ['not_found', refusals.order_ended],
    async handle({ session, params }) {
      return { status: 200, body: { order: await orders.cancel(session, params.orderId) } }
    },
  }),
]
