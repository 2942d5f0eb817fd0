import * as v from 'valibot'
import { machineMetricsSchema, metricsQuerySchema } from '#contracts/machine-metrics.ts'
import { idSchema } from '#contracts/values.ts'
import type { Queries } from '#server/platform/db/database.ts'
import { route } from '#server/platform/http/route.ts'
import { Refusal } from '#server/platform/problems.ts'
import type { MachineMetricsService } from './machine-metrics.ts'

interface MetricsRoutesDeps {
  metrics: Pick<MachineMetricsService, 'read'>
  queries: Queries
  /** The customer of an instance; null for one that does not exist. */
  ownerOf: (queries: Queries, vpsId: string) => Promise<string | null>
}

/** The graphs of a customer's machine. */
export const metricsRoutes = ({ metrics, queries, ownerOf }: MetricsRoutesDeps) => [
  route({
    method: 'GET',
    path: '/api/vps/:vpsId/metrics',
    summary: 'Returns the CPU, RAM, disk and network metrics of a VPS',
    scope: 'vps:read',
    policy: 'customer',
    language: 'vi',
    callsPerMinute: 600,
    params: v.object({ vpsId: idSchema }),
    query: metricsQuerySchema,
    responses: { 200: machineMetricsSchema },
    refusals: ['not_found'],
    async handle({ session, params, query }) {
      if ((await ownerOf(queries, params.vpsId)) !== session.userId) throw new Refusal('not_found')
      return { status: 200, body: await metrics.read(queries, params.vpsId, query.window) }
    },
  }),
]
