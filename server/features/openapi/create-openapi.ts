import type { Route } from '#server/platform/http/route.ts'
import { openApiRoutes } from './openapi-routes.ts'

/** What describes all other routes. */
export const createOpenApiFeature = (others: readonly Route[]) => ({ routes: openApiRoutes(others) })
