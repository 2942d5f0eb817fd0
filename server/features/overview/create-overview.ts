import type { Route } from '#server/platform/http/route.ts'
import { overviewRoutes } from './overview-routes.ts'

/** What a customer sees first, from the routes of the features that own it. */
export const createOverviewFeature = (owners: readonly { routes: readonly Route[] }[]) => ({
  routes: overviewRoutes(owners.flatMap(({ routes }) => routes)),
})
