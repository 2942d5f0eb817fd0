import * as v from 'valibot'
import { apiTokenListSchema, apiTokenRequestSchema, apiTokenResponseSchema } from '#contracts/api-tokens.ts'
import { idSchema } from '#contracts/values.ts'
import { proofRefusals } from '#server/features/auth/refusals.ts'
import { route, type Session } from '#server/platform/http/route.ts'
import { nextCursorHeader, pageQuerySchema, pageRequest } from '#server/platform/pages.ts'
import type { ApiTokensService } from './api-tokens-service.ts'
import { refusals } from './refusals.ts'

const shared = { policy: 'customer', language: 'vi' } as const

interface ApiTokensRoutesDeps {
  tokens: ApiTokensService
  /** Throws for a session that has to check its second factor again: a token can do without what asks for it. */
  requireRecentFactor: (session: Session) => Promise<void>
}

/** Customers' tokens for their programs. None of these may be called with a token. */
export const apiTokensRoutes = ({ tokens, requireRecentFactor }: ApiTokensRoutesDeps) => [
  route({
    ...shared,
    method: 'GET',
    path: '/api/account/tokens',
    summary: "Lists the customer's API tokens, newest first, without their secrets",
    callsPerMinute: 600,
    query: pageQuerySchema,
    responses: { 200: apiTokenListSchema },
    async handle({ session, query }) {
      const { rows, nextCursor } = await tokens.list(session.userId, pageRequest(query))
      return { status: 200, body: rows, headers: nextCursorHeader(nextCursor) }
    },
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/api/account/tokens',
    summary: 'Makes an API token with scopes and an end; the response shows its secret, once',
    callsPerMinute: 60,
    body: apiTokenRequestSchema,
    responses: { 201: apiTokenResponseSchema },
    refusals: [refusals.too_many_tokens, proofRefusals.second_factor_required],
    async handle(call) {
      await requireRecentFactor(call.session)
      return { status: 201, body: await tokens.create(call, call.body) }
    },
  }),
  route({
    ...shared,
    method: 'DELETE',
    path: '/api/account/tokens/:tokenId',
    summary: 'Revokes an API token: it opens nothing from then on',
    callsPerMinute: 600,
    params: v.object({ tokenId: idSchema }),
    responses: { 204: null },
    refusals: ['not_found'],
    async handle(call) {
      await tokens.revoke(call, call.params.tokenId)
      return { status: 204 }
    },
  }),
]
