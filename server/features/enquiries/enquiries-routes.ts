import * as v from 'valibot'
import {
  contactRequestSchema,
  contactResponseSchema,
  enquiriesSchema,
  enquiryResponseSchema,
  enquiryStatusRequestSchema,
} from '#contracts/contact.ts'
import { idSchema } from '#contracts/values.ts'
import type { CustomerOfCookies } from '#server/features/auth/customer-of-cookies.ts'
import { route } from '#server/platform/http/route.ts'
import { idempotencyKey, replayedHeader } from '#server/platform/idempotency-store.ts'
import { pageQuerySchema, pageRequest } from '#server/platform/pages.ts'
import { Refusal } from '#server/platform/problems.ts'
import type { EnquiriesService } from './enquiries-service.ts'

interface EnquiriesRoutesDeps {
  enquiries: EnquiriesService
  customerOf: CustomerOfCookies
}

export const enquiriesRoutes = ({ enquiries, customerOf }: EnquiriesRoutesDeps) => [
  route({
    method: 'POST',
    path: '/api/contact',
    summary: "Sends a visitor's message to the provider; that of a customer who is logged in becomes a ticket",
    policy: 'public',
    language: 'vi',
    callsPerMinute: 60,
    body: contactRequestSchema,
    responses: { 201: contactResponseSchema },
    requestHeaders: idempotencyKey,
    refusals: ['demo_read_only', 'idempotency_mismatch'],
    async handle({ body, address, language, header }) {
      const session = await customerOf(header('cookie'))
      if (session?.isDemo) throw new Refusal('demo_read_only')
      const sender = { session, address, language, key: header('idempotency-key') }
      const { result, repeated } = await enquiries.send(body, sender)
      return {
        status: 201,
        body: { number: result, isTicket: session !== null },
        headers: replayedHeader(repeated),
      }
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
