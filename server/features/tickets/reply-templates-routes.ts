import * as v from 'valibot'
import {
  filledTemplateSchema,
  newReplyTemplateSchema,
  replyTemplateChangeSchema,
  replyTemplateResponseSchema,
  replyTemplatesSchema,
  templateFillSchema,
} from '#contracts/reply-templates.ts'
import { idSchema } from '#contracts/values.ts'
import { route } from '#server/platform/http/route.ts'
import { idempotencyKey, replayedHeader } from '#server/platform/idempotency-store.ts'
import { refusals } from './refusals.ts'
import type { ReplyTemplates } from './reply-templates-service.ts'

const params = v.object({ templateId: idSchema })
const shared = { policy: 'admin', language: 'vi', callsPerMinute: 600 } as const

/** Texts for replies that admins write often. */
export const replyTemplatesRoutes = ({ templates }: { templates: ReplyTemplates }) => [
  route({
    ...shared,
    method: 'GET',
    path: '/api/admin/reply-templates',
    summary: 'Lists the reply templates by title',
    responses: { 200: replyTemplatesSchema },
    async handle() {
      return { status: 200, body: await templates.list() }
    },
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/api/admin/reply-templates',
    summary: 'Adds a reply template, which may name {{name}}, {{machine}} and {{number}}',
    body: newReplyTemplateSchema,
    responses: { 201: replyTemplateResponseSchema },
    requestHeaders: idempotencyKey,
    refusals: [refusals.too_many_templates, 'idempotency_mismatch'],
    async handle(call) {
      const { result, repeated } = await templates.add(call, call.body, call.header('idempotency-key'))
      return { status: 201, body: { template: result }, headers: replayedHeader(repeated) }
    },
  }),
  route({
    ...shared,
    method: 'PATCH',
    path: '/api/admin/reply-templates/:templateId',
    summary: 'Changes a reply template',
    params,
    body: replyTemplateChangeSchema,
    responses: { 200: replyTemplateResponseSchema },
    refusals: ['not_found'],
    async handle(call) {
      return { status: 200, body: { template: await templates.change(call, call.params.templateId, call.body) } }
    },
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/api/admin/reply-templates/:templateId/fill',
    summary: 'Returns the text of a reply template for a ticket, with its variables filled in',
    params,
    body: templateFillSchema,
    responses: { 200: filledTemplateSchema },
    refusals: ['not_found'],
    async handle({ params, body }) {
      return { status: 200, body: { body: await templates.fill(params.templateId, body.ticketId) } }
    },
  }),
  route({
    ...shared,
    method: 'DELETE',
    path: '/api/admin/reply-templates/:templateId',
    summary: 'Deletes a reply template',
    params,
    responses: { 204: null },
    refusals: ['not_found'],
    async handle(call) {
      await templates.remove(call, call.params.templateId)
      return { status: 204 }
    },
  }),
]
