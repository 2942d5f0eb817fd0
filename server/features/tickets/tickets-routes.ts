import * as v from 'valibot'
import {
  ticketListSchema,
  ticketReplyResponseSchema,
  ticketReplySchema,
  ticketRequestSchema,
  ticketResponseSchema,
  ticketStatusRequestSchema,
  ticketThreadSchema,
} from '#contracts/tickets.ts'
import { idSchema } from '#contracts/values.ts'
import { route } from '#server/platform/http/route.ts'
import { idempotencyKey, replayedHeader } from '#server/platform/idempotency-store.ts'
import { nextCursorHeader, pageQuerySchema, pageRequest } from '#server/platform/pages.ts'
import { refusals } from './refusals.ts'
import type { TicketsService } from './tickets-service.ts'

const ticketParams = v.object({ ticketId: idSchema })

interface TicketsRoutesDeps {
  tickets: TicketsService
}

export const ticketsRoutes = (deps: TicketsRoutesDeps) => [...customerRoutes(deps), ...adminRoutes(deps)]

const customerRoutes = ({ tickets }: TicketsRoutesDeps) => [
  route({
    method: 'GET',
    path: '/api/support/tickets/:userId',
    summary: "Lists the customer's support tickets, newest first",
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
    policy: 'customer',
    language: 'vi',
    callsPerMinute: 3000,
    params: ticketParams,
    responses: { 200: ticketThreadSchema },
    refusals: ['not_found'],
    async handle({ session, params }) {
      return { status: 200, body: await tickets.threadOf(session.userId, params.ticketId) }
    },
  }),
  route({
    method: 'POST',
    path: '/api/support/tickets/item/:ticketId/messages',
    summary: "Replies to one of the customer's tickets; a closed one is open again",
    policy: 'customer',
    language: 'vi',
    callsPerMinute: 30,
    params: ticketParams,
    body: ticketReplySchema,
    responses: { 201: ticketReplyResponseSchema },
    requestHeaders: idempotencyKey,
    refusals: ['not_found', refusals.conversation_full, 'idempotency_mismatch'],
    async handle({ session, params, body, header }) {
      const { result, repeated } = await tickets.reply(session, params.ticketId, body, header('idempotency-key'))
      return { status: 201, body: result, headers: replayedHeader(repeated) }
    },
  }),
]

/** Changes made by admins. Each call is passed on as the actor of its change. */
const adminRoutes = ({ tickets }: TicketsRoutesDeps) => [
  route({
    method: 'GET',
    path: '/api/admin/tickets/:ticketId',
    summary: 'Returns a ticket with its messages',
    policy: 'admin',
    language: 'vi',
    callsPerMinute: 600,
    params: ticketParams,
    responses: { 200: ticketThreadSchema },
    refusals: ['not_found'],
    async handle({ params }) {
      return { status: 200, body: await tickets.thread(params.ticketId) }
    },
  }),
  route({
    method: 'POST',
    path: '/api/admin/tickets/:ticketId/messages',
    summary: 'Replies to a ticket, which is then in progress',
    policy: 'admin',
    language: 'vi',
    callsPerMinute: 60,
    params: ticketParams,
    body: ticketReplySchema,
    responses: { 201: ticketReplyResponseSchema },
    requestHeaders: idempotencyKey,
    refusals: ['not_found', refusals.conversation_full, 'idempotency_mismatch'],
    async handle(call) {
      const key = call.header('idempotency-key')
      const { result, repeated } = await tickets.replyAsAdmin(call, call.params.ticketId, call.body, key)
      return { status: 201, body: result, headers: replayedHeader(repeated) }
    },
  }),
  route({
    method: 'PATCH',
    path: '/api/admin/tickets/:ticketId/status',
    summary: 'Sets the status of a ticket',
    policy: 'admin',
    language: 'vi',
    callsPerMinute: 600,
    params: ticketParams,
    body: ticketStatusRequestSchema,
    responses: { 200: ticketResponseSchema },
    refusals: ['not_found'],
    async handle(call) {
      return { status: 200, body: { ticket: await tickets.setStatus(call, call.params.ticketId, call.body.status) } }
    },
  }),
]
