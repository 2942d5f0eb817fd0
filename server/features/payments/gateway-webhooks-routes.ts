import * as v from 'valibot'
import { webhookAcceptedSchema } from '#contracts/payments.ts'
import type { GatewayMethod } from '#contracts/rules/fees.ts'
import { route } from '#server/platform/http/route.ts'
import type { GatewayWebhooks } from './gateway-webhooks.ts'
import type { WebhookResponse } from './providers/webhook-response.ts'
import { refusals } from './refusals.ts'

/** What each gateway reads in a response. */
const zalopaySchema = v.strictObject({ return_code: v.number(), return_message: v.string() })
const vnpaySchema = v.strictObject({ RspCode: v.string(), Message: v.string() })

const responseOf = ({ status, body }: WebhookResponse) => (body === null ? { status } : { status, body })

const shared = { policy: 'provider', language: 'en', callsPerMinute: 6000 } as const
const refused = ['not_found', 'invalid', refusals.invalid_signature] as const

const posted = <const Name extends GatewayMethod>(webhooks: GatewayWebhooks, name: Name) =>
  ({
    ...shared,
    method: 'POST',
    path: `/api/payments/webhooks/${name}` as const,
    body: 'raw',
    async handle({ rawBody }: { rawBody: Buffer }) {
      return responseOf(await webhooks.receive(name, { rawBody, query: '' }))
    },
  }) as const

/** The webhooks of gateways, each of which is signed in its body or its query. */
export const gatewayWebhooksRoutes = ({ webhooks }: { webhooks: GatewayWebhooks }) => [
  route({
    ...posted(webhooks, 'momo'),
    summary: "Receives MoMo's signed report of a payment (IPN)",
    responses: { 204: null },
    refusals: refused,
  }),
  route({
    ...posted(webhooks, 'zalopay'),
    summary: "Receives ZaloPay's signed report of a payment (callback)",
    responses: { 200: zalopaySchema },
    refusals: refused,
  }),
  route({
    ...posted(webhooks, 'payos'),
    summary: "Receives payOS's signed report of a transfer to a payment link",
    responses: { 200: webhookAcceptedSchema },
    refusals: refused,
  }),
  route({
    ...shared,
    method: 'GET',
    path: '/api/payments/webhooks/vnpay',
    summary: "Receives VNPay's signed report of a payment (IPN), whose parameters are in the query",
    responses: { 200: vnpaySchema },
    refusals: ['not_found'],
    async handle({ rawQuery }) {
      return responseOf(await webhooks.receive('vnpay', { rawBody: Buffer.alloc(0), query: rawQuery }))
    },
  }),
]
