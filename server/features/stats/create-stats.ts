import type { Platform } from '#server/platform/platform.ts'
import { createCounters } from './counters-store.ts'
import { createStatsService } from './stats-service.ts'

/** The figures of the provider, counted as they change. */
export type StatsFeature = ReturnType<typeof createStatsFeature>

export function createStatsFeature({ database, random, clock }: Platform) {
  const counters = createCounters({ random })
  return { counters, stats: createStatsService({ database, counters, clock }) }
}
