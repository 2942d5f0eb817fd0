import * as v from 'valibot'
import {
  customerWebhookChangedSchema,
  customerWebhookChangeSchema,
  customerWebhookListSchema,
  customerWebhookRequestSchema,
  customerWebhookSecretSchema,
  webhookDeliveryListSchema,
  webhookDeliveryResponseSchema,
} from '#contracts/customer-webhooks.ts'
import { inEachLanguage } from '#contracts/fields/messages.ts'
import { deliveryStates } from '#contracts/rules/webhook-events.ts'
import { idSchema } from '#contracts/values.ts'
import { route } from '#server/platform/http/route.ts'
import { nextCursorHeader, pageQuerySchema, pageRequest } from '#server/platform/pages.ts'
import type { CustomerWebhooks } from './customer-webhooks-service.ts'
import { refusals } from './refusals.ts'

const shared = { policy: 'customer', language: 'vi' } as const
const params = v.object({ webhookId: idSchema })

const stateMessage = inEachLanguage({
  vi: `state phải là một trong ${deliveryStates.join(', ')}`,
  en: `state must be one of ${deliveryStates.join(', ')}`,
  zh: `state 必须为 ${deliveryStates.join('、')} 之一`,
})
const logQuerySchema = v.object({
  ...pageQuerySchema.entries,
  state: v.optional(v.picklist(deliveryStates, stateMessage)),
})

/** Addresses of customers that are told what happens. */
export const customerWebhooksRoutes = ({ webhooks }: { webhooks: CustomerWebhooks }) => [
  route({
    ...shared,
    method: 'GET',
    path: '/api/account/webhooks',
    summary: "Lists the customer's webhooks, newest first",
    callsPerMinute: 600,
    responses: { 200: customerWebhookListSchema },
    async handle({ session }) {
      return { status: 200, body: await webhooks.list(session.userId) }
    },
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/api/account/webhooks',
    summary: 'Creates a webhook; the response shows the signing secret once',
    callsPerMinute: 60,
    body: customerWebhookRequestSchema,
    responses: { 201: customerWebhookSecretSchema },
    refusals: [refusals.too_many_webhooks],
    async handle({ session, body }) {
      return { status: 201, body: await webhooks.create(session, body) }
    },
  }),
  route({
    ...shared,
    method: 'PATCH',
    path: '/api/account/webhooks/:webhookId',
    summary: 'Changes the address or the events of a webhook, pauses it or resumes it',
    callsPerMinute: 60,
    params,
    body: customerWebhookChangeSchema,
    responses: { 200: customerWebhookChangedSchema },
    refusals: ['not_found'],
    async handle({ session, params, body }) {
      return { status: 200, body: { webhook: await webhooks.change(session, params.webhookId, body) } }
    },
  }),
  route({
    ...shared,
    method: 'DELETE',
    path: '/api/account/webhooks/:webhookId',
    summary: 'Deletes a webhook with its log',
    callsPerMinute: 60,
    params,
    responses: { 204: null },
    refusals: ['not_found'],
    async handle({ session, params }) {
      await webhooks.remove(session, params.webhookId)
      return { status: 204 }
    },
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/api/account/webhooks/:webhookId/secret',
    summary: 'Gives a webhook a new secret; the previous one is valid for 24 more hours',
    callsPerMinute: 60,
    params,
    responses: { 200: customerWebhookSecretSchema },
    refusals: ['not_found'],
    async handle({ session, params }) {
      return { status: 200, body: await webhooks.renewSecret(session, params.webhookId) }
    },
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/api/account/webhooks/:webhookId/test',
    summary: 'Sends the event webhook.test to a webhook',
    callsPerMinute: 30,
    params,
    responses: { 201: webhookDeliveryResponseSchema },
    refusals: ['not_found'],
    async handle({ session, params }) {
      return { status: 201, body: { delivery: await webhooks.test(session, params.webhookId) } }
    },
  }),
  route({
    ...shared,
    method: 'GET',
    path: '/api/account/webhooks/:webhookId/deliveries',
    summary: 'Lists what was sent to a webhook in the last 30 days, newest first, with what it responded',
    callsPerMinute: 600,
    params,
    query: logQuerySchema,
    responses: { 200: webhookDeliveryListSchema },
    refusals: ['not_found'],
    async handle({ session, params, query }) {
      const { userId } = session
      const { rows, nextCursor } = await webhooks.deliveries(userId, params.webhookId, query.state, pageRequest(query))
      return { status: 200, body: rows, headers: nextCursorHeader(nextCursor) }
    },
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/api/account/webhook-deliveries/:deliveryId/replay',
    summary: 'Sends a message to its webhook once more, with the same id',
    callsPerMinute: 60,
    params: v.object({ deliveryId: idSchema }),
    responses: { 200: webhookDeliveryResponseSchema },
    refusals: ['not_found'],
    async handle({ session, params }) {
      return { status: 200, body: { delivery: await webhooks.replay(session, params.deliveryId) } }
    },
  }),
]
