import * as v from 'valibot'
import {
  contactRequestSchema,
  contactResponseSchema,
  enquiriesSchema,
  enquiryResponseSchema,
  enquiryStatusRequestSchema,
} from '#contracts/contact.ts'
import { idSchema } from '#contracts/values.ts'
import { route } from '#server/platform/http/route.ts'
import { idempotencyKey, replayedHeader } from '#server/platform/idempotency-store.ts'
import { pageQuerySchema, pageRequest } from '#server/platform/pages.ts'
import type { EnquiriesService } from './enquiries-service.ts'

export const enquiriesRoutes = ({ enquiries }: { enquiries: EnquiriesService }) => [
  route({
    method: 'POST',
    path: '/api/contact',
    summary: "Sends a visitor's message to the provider",
    policy: 'public',
    language: 'vi',
    callsPerMinute: 60,
    body: contactRequestSchema,
    responses: { 201: contactResponseSchema },
    requestHeaders: idempotencyKey,
    refusals: ['idempotency_mismatch'],
    async handle({ body, address, language, header }) {
      const sender = { address, language, key: header('idempotency-key') }
      const { result, repeated } = await enquiries.send(body, sender)
      return { status: 201, body: { number: result }, headers: replayedHeader(repeated) }
    },
  }),
  route({
    method: 'GET',
    path: '/api/admin/enquiries',
    summary: "Lists the visitors' messages, newest first; `open=true` leaves out the closed ones",
    policy: 'admin',
    language: 'vi',
    callsPerMinute: 600,
    query: v.object({ ...pageQuerySchema.entries, open: v.optional(v.picklist(['true', 'false'])) }),
    responses: { 200: enquiriesSchema },
    async handle({ query }) {
      const { rows, nextCursor } = await enquiries.list({ ...pageRequest(query), open: query.open === 'true' })
      return { status: 200, body: { enquiries: rows, nextCursor } }
    },
  }),
  route({
    method: 'PATCH',
    path: '/api/admin/enquiries/:enquiryId/status',
    summary: "Closes a visitor's message that was answered, or opens it again",
    policy: 'admin',
    language: 'vi',
    callsPerMinute: 600,
    params: v.object({ enquiryId: idSchema }),
    body: enquiryStatusRequestSchema,
    responses: { 200: enquiryResponseSchema },
    refusals: ['not_found'],
    async handle({ session, params, body, address, requestId }) {
      const actor = { session, address, requestId }
      return { status: 200, body: { enquiry: await enquiries.setStatus(actor, params.enquiryId, body.status) } }
    },
  }),
]
