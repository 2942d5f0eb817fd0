import * as v from 'valibot'
import { accountSummarySchema } from '#contracts/account.ts'
import { idSchema } from '#contracts/values.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/database.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { summaryOf } from './summary-store.ts'

export const accountRoutes = ({ database, clock }: { database: Database; clock: Clock }): Route[] => [
  route({
    method: 'GET',
    path: '/api/account/summary/:userId',
    summary: "Counts the customer's instances, open tickets and payments of this month",
    policy: 'owner',
    language: 'vi',
    callsPerMinute: 3000,
    params: v.object({ userId: idSchema }),
    responses: { 200: accountSummarySchema },
    async handle({ session }) {
      return { status: 200, body: await summaryOf(database.queries, session.userId, clock.now()) }
    },
  }),
]
