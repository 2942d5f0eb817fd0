import * as v from 'valibot'
import { accountSummarySchema } from '#contracts/account.ts'
import { idSchema } from '#contracts/values.ts'
import { route } from '#server/platform/http/route.ts'
import type { AccountService } from './account-service.ts'

export const accountRoutes = ({ account }: { account: AccountService }) => [
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
      return { status: 200, body: await account.summaryOf(session.userId) }
    },
  }),
]
