import * as v from 'valibot'
import { route } from '#server/platform/http/route.ts'
import type { PaymentsService } from './payments-service.ts'
import { refusals } from './refusals.ts'
import { SIGNATURE_HEADER } from './webhook-signature.ts'

export const paymentsRoutes = ({ payments }: { payments: PaymentsService }) => [
  route({
    method: 'POST',
    path: '/api/payments/webhooks/:provider',
    summary: "Receives a payment provider's signed report of how a deposit ended",
    policy: 'provider',
    language: 'en',
    callsPerMinute: 6000,
    params: v.object({ provider: v.string() }),
    body: 'raw',
    responses: { 200: v.strictObject({ received: v.literal(true) }) },
    requestHeaders: {
      [SIGNATURE_HEADER]: 'The time, and the HMAC of time and body, by which the provider is authenticated.',
    },
    refusals: ['not_found', refusals.invalid_signature],
    async handle({ params, rawBody, header }) {
      await payments.receive(params.provider, rawBody, header(SIGNATURE_HEADER))
      return { status: 200, body: { received: true } }
    },
  }),
]
