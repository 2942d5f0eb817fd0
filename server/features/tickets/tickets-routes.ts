import * as v from 'valibot'
import {
  supportPresenceSchema,
  ticketChangedSchema,
  ticketChangeSchema,
  ticketDetailsSchema,
  ticketListSchema,
  ticketReplyResponseSchema,
  ticketReplySchema,
  ticketRequestSchema,
  ticketResponseSchema,
} from '#contracts/tickets.ts'
import { idSchema } from '#contracts/values.ts'
import { route } from '#server/platform/http/route.ts'
import { idempotencyKey, replayedHeader } from '#server/platform/idempotency-store.ts'
import { nextCursorHeader, pageQuerySchema, pageRequest } from '#server/platform/pages.ts'
import { refusals } from './refusals.ts'
import type { SupportPresence } from './support-presence.ts'
import type { TicketsService } from './tickets-service.ts'

const ticketParams = v.object({ ticketId: idSchema })

interface TicketsRoutesDeps {
  tickets: TicketsService
  presence: SupportPresence
}

/** Customers' tickets, as customers use them. */
export const ticketsRoutes = ({ tickets, presence }: TicketsRoutesDeps) => [
  route({
    method: 'GET',
    path: '/api/support/tickets/:userId',
    summary: "Lists the customer's support tickets, newest first",
    scope: 'support:read',
    policy: 'owner',
    language: 'vi',
    callsPerMinute: 3000,
    params: v.object({ userId: idSchema }),
    query: pageQuerySchema,
    responses: { 200: ticketListSchema },
    async handle({ session, query }) {
      const { rows, nextCursor } = await tickets.listOf(session.userId, pageRequest(query))
      return { status: 200, body: rows, headers: nextCursorHeader(nextCursor) }
    },
  }),
  route({
    method: 'POST',
    path: '/api/support/tickets',
    summary: 'Makes a support ticket',
    scope: 'support:write',
    policy: 'customer',
    language: 'vi',
    callsPerMinute: 30,
    body: ticketRequestSchema,
    responses: { 201: ticketResponseSchema },
    requestHeaders: idempotencyKey,
    refusals: ['not_found', 'idempotency_mismatch'],
    async handle({ session, body, header }) {
      const { result, repeated } = await tickets.create(session, body, header('idempotency-key'))
      return { status: 201, body: { ticket: result }, headers: replayedHeader(repeated) }
    },
  }),
  route({
    method: 'GET',
    path: '/api/support/tickets/item/:ticketId',
    summary: "Returns one of the customer's tickets with its messages",
    scope: 'support:read',
    policy: 'customer',
    language: 'vi',
    callsPerMinute: 3000,
    params: ticketParams,
    responses: { 200: ticketDetailsSchema },
    refusals: ['not_found'],
    async handle({ session, params }) {
      return { status: 200, body: await tickets.threadOf(session.userId, params.ticketId) }
    },
  }),
  route({
    method: 'PATCH',
    path: '/api/support/tickets/item/:ticketId',
    summary: "Closes one of the customer's tickets, opens it again, or rates it once it is closed",
    scope: 'support:write',
    policy: 'customer',
    language: 'vi',
    callsPerMinute: 60,
    params: ticketParams,
    body: ticketChangeSchema,
    responses: { 200: ticketChangedSchema },
    refusals: ['not_found', refusals.reopen_too_late, refusals.ticket_merged, refusals.ticket_not_closed],
    async handle({ session, params, body }) {
      return { status: 200, body: { ticket: await tickets.change(session, params.ticketId, body) } }
    },
  }),
  route({
    method: 'POST',
    path: '/api/support/tickets/item/:ticketId/messages',
    summary: "Replies to one of the customer's tickets; a closed one is open again",
    scope: 'support:write',
    policy: 'customer',
    language: 'vi',
    callsPerMinute: 30,
    params: ticketParams,
    body: ticketReplySchema,
    responses: { 201: ticketReplyResponseSchema },
    requestHeaders: idempotencyKey,
    refusals: [
      'not_found',
      'idempotency_mismatch',
      refusals.conversation_full,
      refusals.reopen_too_late,
      refusals.ticket_merged,
    ],
    async handle({ session, params, body, header }) {
      const { result, repeated } = await tickets.reply(session, params.ticketId, body, header('idempotency-key'))
      return { status: 201, body: result, headers: replayedHeader(repeated) }
    },
  }),
  route({
    method: 'GET',
    path: '/api/support/presence',
    summary: 'Tells whether somebody of the support team is there now',
    policy: 'public',
    language: 'vi',
    callsPerMinute: 600,
    responses: { 200: supportPresenceSchema },
    async handle() {
      return { status: 200, body: { isOnline: await presence.isAnyPresent() } }
    },
  }),
]
