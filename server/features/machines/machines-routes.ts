import * as v from 'valibot'
import {
  machineActionListSchema,
  machineActionRequestSchema,
  machineActionResponseSchema,
  machineChangedSchema,
  machineChangeSchema,
  machineHistorySchema,
  machinePasswordSchema,
  machineResponseSchema,
  resizeQuoteRequestSchema,
  resizeQuoteSchema,
} from '#contracts/machines.ts'
import { idSchema } from '#contracts/values.ts'
import { proofRefusals } from '#server/features/auth/refusals.ts'
import { refusals as catalogRefusals } from '#server/features/catalog/refusals.ts'
import { refusals as offersRefusals } from '#server/features/offers/refusals.ts'
import { refusals as walletRefusals } from '#server/features/wallet/refusals.ts'
import { route, type Session } from '#server/platform/http/route.ts'
import { idempotencyKey, replayedHeader } from '#server/platform/idempotency-store.ts'
import { nextCursorHeader, pageQuerySchema, pageRequest } from '#server/platform/pages.ts'
import type { ActionRequests } from './action-requests.ts'
import type { MachinesService } from './machines-service.ts'
import { refusals } from './refusals.ts'

interface MachinesRoutesDeps {
  machines: MachinesService
  requests: ActionRequests
  /** Throws for a session that has to check its second factor again. */
  requireRecentFactor: (session: Session) => Promise<void>
}

/** After these, what is on the machine is gone. */
const destructive: readonly string[] = ['cancel', 'rebuild']

const params = v.object({ vpsId: idSchema })
const impossible = ['not_found', refusals.busy, refusals.not_possible] as const

export const machinesRoutes = ({ machines, requests, requireRecentFactor }: MachinesRoutesDeps) => [
  route({
    method: 'GET',
    path: '/api/vps/:vpsId',
    summary: "Shows one of the customer's VPS: how to log in, and what can be done with it now",
    scope: 'vps:read',
    policy: 'customer',
    language: 'vi',
    callsPerMinute: 1200,
    params,
    responses: { 200: machineResponseSchema },
    refusals: ['not_found'],
    handle: async ({ session, params: { vpsId }, language }) => ({
      status: 200,
      body: await machines.page(session, vpsId, language),
    }),
  }),
  route({
    method: 'PATCH',
    path: '/api/vps/:vpsId',
    summary: 'Changes the name, tags and notes of a VPS, and whether it is renewed automatically',
    scope: 'vps:write',
    policy: 'customer',
    language: 'vi',
    callsPerMinute: 120,
    params,
    body: machineChangeSchema,
    responses: { 200: machineChangedSchema },
    requestHeaders: idempotencyKey,
    refusals: ['not_found', 'idempotency_mismatch'],
    async handle({ session, params: { vpsId }, body, header, language }) {
      const { result, repeated } = await machines.change(session, vpsId, body, header('idempotency-key'), language)
      return { status: 200, body: result, headers: replayedHeader(repeated) }
    },
  }),
  route({
    method: 'GET',
    path: '/api/vps/:vpsId/actions',
    summary: 'Lists the actions on a VPS, newest first',
    scope: 'vps:read',
    policy: 'customer',
    language: 'vi',
    callsPerMinute: 1200,
    params,
    query: pageQuerySchema,
    responses: { 200: machineActionListSchema },
    refusals: ['not_found'],
    async handle({ session, params: { vpsId }, query, language }) {
      const { rows, nextCursor } = await machines.actionsOf(session, vpsId, pageRequest(query), language)
      return { status: 200, body: rows, headers: nextCursorHeader(nextCursor) }
    },
  }),
  route({
    method: 'GET',
    path: '/api/vps/:vpsId/history',
    summary: 'Lists the actions on a VPS, and what was paid and refunded for it, newest first',
    // It has no scope: a token for machines does not show money.
    policy: 'customer',
    language: 'vi',
    callsPerMinute: 1200,
    params,
    query: pageQuerySchema,
    responses: { 200: machineHistorySchema },
    refusals: ['not_found'],
    async handle({ session, params: { vpsId }, query, language }) {
      const { rows, nextCursor } = await machines.historyOf(session, vpsId, pageRequest(query), language)
      return { status: 200, body: rows, headers: nextCursorHeader(nextCursor) }
    },
  }),
  route({
    method: 'POST',
    path: '/api/vps/:vpsId/actions',
    summary: 'Performs an action on a VPS, such as a reboot; one at a time',
    scope: 'vps:write',
    policy: 'customer',
    language: 'vi',
    callsPerMinute: 120,
    params,
    body: machineActionRequestSchema,
    responses: { 202: machineActionResponseSchema },
    requestHeaders: idempotencyKey,
    refusals: [
      ...impossible,
      'idempotency_mismatch',
      proofRefusals.second_factor_required,
      walletRefusals.insufficient_balance,
      offersRefusals.price_changed,
      offersRefusals.quote_expired,
      offersRefusals.quote_mismatch,
      catalogRefusals.sold_out,
      catalogRefusals.image_unavailable,
    ],
    async handle({ session, params: { vpsId }, body, header, language }) {
      if (destructive.includes(body.type)) await requireRecentFactor(session)
      const { result, repeated } = await requests.request(session, vpsId, body, header('idempotency-key'), language)
      return { status: 202, body: result, headers: replayedHeader(repeated) }
    },
  }),
  route({
    method: 'POST',
    path: '/api/vps/:vpsId/password',
    summary: 'Shows the waiting password of a VPS, once',
    policy: 'customer',
    language: 'vi',
    callsPerMinute: 60,
    params,
    responses: { 200: machinePasswordSchema },
    refusals: ['not_found'],
    handle: async ({ session, params: { vpsId } }) => ({
      status: 200,
      body: await machines.takePassword(session, vpsId),
    }),
  }),
  route({
    method: 'POST',
    path: '/api/vps/:vpsId/resize/quote',
    summary: 'Computes what a larger plan costs for the rest of the period, and promises it for fifteen minutes',
    scope: 'vps:read',
    policy: 'customer',
    language: 'vi',
    callsPerMinute: 600,
    params,
    body: resizeQuoteRequestSchema,
    responses: { 200: resizeQuoteSchema },
    refusals: [...impossible, catalogRefusals.sold_out],
    handle: async ({ session, params: { vpsId }, body }) => ({
      status: 200,
      body: await requests.quote(session, vpsId, body.planId),
    }),
  }),
]
