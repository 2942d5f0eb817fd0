import type { Platform } from '#server/platform/platform.ts'
import { healthRoutes, type Readiness } from './health-routes.ts'

export interface HealthSettings {
  readiness: Readiness
}

/** What supervisors and load balancers ask. */
export const createHealthFeature = ({ database }: Platform, { settings }: { settings: HealthSettings }) => ({
  routes: healthRoutes({ database, readiness: settings.readiness }),
})
