import * as v from 'valibot'
import { ticketListSchema } from '#contracts/tickets.ts'
import { idSchema } from '#contracts/values.ts'
import { route } from '#server/platform/http/route.ts'
import { nextCursorHeader, pageQuerySchema, pageRequest } from '#server/platform/pages.ts'
import type { TicketsService } from './tickets-service.ts'

export const ticketsRoutes = ({ tickets }: { tickets: TicketsService }) => [
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
]
