import * as v from 'valibot'
import {
  agentsSchema,
  deskChangedSchema,
  deskChangeSchema,
  deskReplyResponseSchema,
  deskReplySchema,
  deskTicketSchema,
  mergeRequestSchema,
} from '#contracts/ticket-desk.ts'
import { ticketResponseSchema, ticketStatusRequestSchema } from '#contracts/tickets.ts'
import { idSchema } from '#contracts/values.ts'
import { route } from '#server/platform/http/route.ts'
import { idempotencyKey, replayedHeader } from '#server/platform/idempotency-store.ts'
import { refusals } from './refusals.ts'
import type { SupportPresence } from './support-presence.ts'
import type { TicketDeskService } from './ticket-desk.ts'

const params = v.object({ ticketId: idSchema })
const shared = { policy: 'admin', language: 'vi' } as const

interface TicketDeskRoutesDeps {
  desk: TicketDeskService
  presence: SupportPresence
}

/** Customers' tickets, as admins work on them. Each call is passed on as the actor of its change. */
export const ticketDeskRoutes = ({ desk, presence }: TicketDeskRoutesDeps) => [
  route({
    ...shared,
    method: 'GET',
    path: '/api/admin/tickets/:ticketId',
    summary: 'Returns a ticket with its messages and notes',
    callsPerMinute: 600,
    params,
    responses: { 200: deskTicketSchema },
    refusals: ['not_found'],
    async handle({ session, params }) {
      await presence.note(session.id)
      return { status: 200, body: await desk.thread(session.userId, params.ticketId) }
    },
  }),
  route({
    ...shared,
    method: 'PATCH',
    path: '/api/admin/tickets/:ticketId',
    summary: 'Changes the status, priority, category or assignee of a ticket',
    callsPerMinute: 600,
    params,
    body: deskChangeSchema,
    responses: { 200: deskChangedSchema },
    refusals: ['not_found', refusals.ticket_merged],
    async handle(call) {
      return { status: 200, body: await desk.change(call, call.params.ticketId, call.body) }
    },
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/api/admin/tickets/:ticketId/messages',
    summary: 'Replies to a ticket, which is then in progress; with `internal` adds a note that only admins see',
    callsPerMinute: 60,
    params,
    body: deskReplySchema,
    responses: { 201: deskReplyResponseSchema },
    requestHeaders: idempotencyKey,
    refusals: ['not_found', refusals.conversation_full, refusals.ticket_merged, 'idempotency_mismatch'],
    async handle(call) {
      await presence.note(call.session.id)
      const key = call.header('idempotency-key')
      const { result, repeated } = await desk.reply(call, call.params.ticketId, call.body, key)
      return { status: 201, body: result, headers: replayedHeader(repeated) }
    },
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/api/admin/tickets/:ticketId/merge',
    summary: 'Moves the messages to another ticket of the same customer, and closes this one',
    callsPerMinute: 60,
    params,
    body: mergeRequestSchema,
    responses: { 200: deskChangedSchema },
    refusals: ['not_found', refusals.merge_refused, refusals.conversation_full],
    async handle(call) {
      return { status: 200, body: await desk.merge(call, call.params.ticketId, call.body.intoId) }
    },
  }),
  route({
    ...shared,
    method: 'PATCH',
    path: '/api/admin/tickets/:ticketId/status',
    summary: 'Sets the status of a ticket',
    callsPerMinute: 600,
    params,
    body: ticketStatusRequestSchema,
    responses: { 200: ticketResponseSchema },
    refusals: ['not_found', refusals.ticket_merged],
    async handle(call) {
      return { status: 200, body: { ticket: await desk.setStatus(call, call.params.ticketId, call.body.status) } }
    },
  }),
  route({
    ...shared,
    method: 'GET',
    path: '/api/admin/support/agents',
    summary: 'Lists the admins to whom tickets can be assigned',
    callsPerMinute: 600,
    responses: { 200: agentsSchema },
    async handle({ session }) {
      return { status: 200, body: await desk.agents(session.userId) }
    },
  }),
]
