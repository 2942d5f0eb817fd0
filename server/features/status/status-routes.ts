import * as v from 'valibot'
import {
  incidentRequestSchema,
  incidentResponseSchema,
  incidentsSchema,
  incidentTranslationRequestSchema,
  incidentUpdateRequestSchema,
  statusSchema,
} from '#contracts/status.ts'
import { idSchema } from '#contracts/values.ts'
import { route } from '#server/platform/http/route.ts'
import { idempotencyKey } from '#server/platform/idempotency-store.ts'
import { pageQuerySchema, pageRequest } from '#server/platform/pages.ts'
import { refusals } from './refusals.ts'
import type { StatusService } from './status-service.ts'

export const statusRoutes = ({ status }: { status: StatusService }) => [
  route({
    method: 'GET',
    path: '/api/status',
    summary: 'Returns what works now, how reliable it was in the last 90 days, and the incidents',
    policy: 'public',
    language: 'vi',
    callsPerMinute: 600,
    responses: { 200: statusSchema },
    async handle({ language }) {
      const headers = { 'cache-control': 'public, max-age=15' }
      return { status: 200, body: await status.current(language), headers }
    },
  }),
  route({
    method: 'GET',
    path: '/api/admin/incidents',
    summary: 'Lists incidents and maintenance, newest first',
    policy: 'admin',
    language: 'vi',
    callsPerMinute: 600,
    query: pageQuerySchema,
    responses: { 200: incidentsSchema },
    async handle({ query, language }) {
      const { rows, nextCursor } = await status.list(pageRequest(query), language)
      return { status: 200, body: { incidents: rows, nextCursor } }
    },
  }),
  route({
    method: 'POST',
    path: '/api/admin/incidents',
    summary: 'Reports an incident, or announces a maintenance',
    policy: 'admin',
    language: 'vi',
    callsPerMinute: 60,
    body: incidentRequestSchema,
    responses: { 201: incidentResponseSchema },
    requestHeaders: idempotencyKey,
    refusals: ['not_found', 'idempotency_mismatch'],
    async handle({ session, body, header, language, address, requestId }) {
      const actor = { session, address, requestId }
      const incident = await status.report(actor, body, header('idempotency-key'), language)
      return { status: 201, body: { incident } }
    },
  }),
  route({
    method: 'POST',
    path: '/api/admin/incidents/:incidentId/updates',
    summary: 'Says what has changed about an incident or a maintenance, or that it has ended',
    policy: 'admin',
    language: 'vi',
    callsPerMinute: 60,
    params: v.object({ incidentId: idSchema }),
    body: incidentUpdateRequestSchema,
    responses: { 200: incidentResponseSchema },
    requestHeaders: idempotencyKey,
    refusals: ['not_found', 'idempotency_mismatch', refusals.incident_ended],
    async handle({ session, params, body, header, language, address, requestId }) {
      const actor = { session, address, requestId }
      const update = { incidentId: params.incidentId, ...body }
      const incident = await status.update(actor, update, header('idempotency-key'), language)
      return { status: 200, body: { incident } }
    },
  }),
  route({
    method: 'POST',
    path: '/api/admin/incidents/:incidentId/translations',
    summary: 'Adds languages that the texts of an incident or a maintenance are missing in',
    policy: 'admin',
    language: 'vi',
    callsPerMinute: 60,
    params: v.object({ incidentId: idSchema }),
    body: incidentTranslationRequestSchema,
    responses: { 200: incidentResponseSchema },
    refusals: ['not_found', refusals.incident_translated],
    async handle({ session, params, body, language, address, requestId }) {
      const translation = { incidentId: params.incidentId, ...body }
      const incident = await status.translate({ session, address, requestId }, translation, language)
      return { status: 200, body: { incident } }
    },
  }),
]
