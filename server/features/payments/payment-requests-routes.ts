import * as v from 'valibot'
import { languages } from '#contracts/languages.ts'
import { paymentStatusSchema } from '#contracts/payments.ts'
import { idSchema } from '#contracts/values.ts'
import { refusals as walletRefusals } from '#server/features/wallet/refusals.ts'
import { route } from '#server/platform/http/route.ts'
import { paymentPage, paymentPagePolicy } from './payment-page.ts'
import type { PaymentRequests } from './payment-requests.ts'

const shared = { policy: 'customer', language: 'vi', params: v.object({ paymentId: idSchema }) } as const

/** What a customer is asked to pay, and how far it is. */
export const paymentRequestsRoutes = ({ requests }: { requests: PaymentRequests }) => [
  route({
    ...shared,
    method: 'GET',
    path: '/api/wallet/payments/:paymentId',
    summary: 'Returns how to pay for a top-up, and what has arrived',
    callsPerMinute: 3000,
    responses: { 200: paymentStatusSchema },
    refusals: ['not_found'],
    async handle({ session, params }) {
      return { status: 200, body: await requests.status(session, params.paymentId) }
    },
  }),
  route({
    ...shared,
    method: 'GET',
    path: '/api/wallet/payments/:paymentId/page',
    summary: 'Shows how to pay, and what has arrived, as a page that needs no script',
    callsPerMinute: 600,
    query: v.object({ language: v.optional(v.picklist(languages)) }),
    responses: { 200: 'text/html' },
    refusals: ['not_found'],
    async handle({ session, params, query, language }) {
      const status = await requests.status(session, params.paymentId)
      const body = paymentPage(status, query.language ?? language)
      return { status: 200, body, headers: { 'content-security-policy': paymentPagePolicy } }
    },
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/api/wallet/payments/:paymentId/cancel',
    summary: 'Cancels a payment for which nothing has arrived; money that arrives later is credited all the same',
    callsPerMinute: 600,
    responses: { 200: paymentStatusSchema },
    refusals: ['not_found', walletRefusals.not_cancellable],
    async handle({ session, params }) {
      return { status: 200, body: await requests.cancel(session, params.paymentId) }
    },
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/api/wallet/payments/:paymentId/report',
    summary: 'Records that the customer reports the transfer as made',
    callsPerMinute: 600,
    responses: { 200: paymentStatusSchema },
    refusals: ['not_found'],
    async handle({ session, params }) {
      return { status: 200, body: await requests.report(session, params.paymentId) }
    },
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/api/wallet/payments/:paymentId/check',
    summary: 'Has the gateway of a payment queried now, for a customer who comes back from its page',
    callsPerMinute: 60,
    responses: { 200: paymentStatusSchema },
    refusals: ['not_found'],
    async handle({ session, params }) {
      return { status: 200, body: await requests.check(session, params.paymentId) }
    },
  }),
]
