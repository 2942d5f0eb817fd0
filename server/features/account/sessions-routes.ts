import * as v from 'valibot'
import { accountEventListSchema, accountSessionListSchema, signInListSchema } from '#contracts/account-sessions.ts'
import { idSchema } from '#contracts/values.ts'
import { route } from '#server/platform/http/route.ts'
import { nextCursorHeader, pageQuerySchema, pageRequest } from '#server/platform/pages.ts'
import type { AccountSessionsService } from './sessions-service.ts'

const shared = { policy: 'customer', language: 'vi', callsPerMinute: 600 } as const

/** Where a customer is signed in, and who has tried to be. */
export const accountSessionsRoutes = ({ sessions }: { sessions: AccountSessionsService }) => [
  route({
    ...shared,
    method: 'GET',
    path: '/api/account/sessions',
    summary: "Lists the customer's sessions, newest first, and marks the one that calls",
    query: pageQuerySchema,
    responses: { 200: accountSessionListSchema },
    async handle({ session, query, address }) {
      const { rows, nextCursor } = await sessions.list(session, address, pageRequest(query))
      return { status: 200, body: rows, headers: nextCursorHeader(nextCursor) }
    },
  }),
  route({
    ...shared,
    method: 'DELETE',
    path: '/api/account/sessions/:sessionId',
    summary: 'Ends one of the sessions, with its streams of events and its consoles',
    params: v.object({ sessionId: idSchema }),
    responses: { 204: null },
    refusals: ['not_found'],
    async handle(call) {
      await sessions.end(call, call.params.sessionId)
      return { status: 204 }
    },
  }),
  route({
    ...shared,
    method: 'DELETE',
    path: '/api/account/sessions',
    summary: 'Ends every session but the one that calls; API tokens stay',
    responses: { 204: null },
    async handle(call) {
      await sessions.endOthers(call)
      return { status: 204 }
    },
  }),
  route({
    ...shared,
    method: 'GET',
    path: '/api/account/sign-ins',
    summary: 'Lists the login attempts of the last 90 days, newest first; similar failures are counted together',
    query: pageQuerySchema,
    responses: { 200: signInListSchema },
    async handle({ session, query, address }) {
      const { rows, nextCursor } = await sessions.signIns(session, address, pageRequest(query))
      return { status: 200, body: rows, headers: nextCursorHeader(nextCursor) }
    },
  }),
  route({
    ...shared,
    method: 'GET',
    path: '/api/account/history',
    summary: 'Lists what Sen Cloud changed in the account, newest first, with who and why',
    query: pageQuerySchema,
    responses: { 200: accountEventListSchema },
    async handle({ session, query }) {
      const { rows, nextCursor } = await sessions.history(session, pageRequest(query))
      return { status: 200, body: rows, headers: nextCursorHeader(nextCursor) }
    },
  }),
]
