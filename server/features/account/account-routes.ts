import * as v from 'valibot'
import { accountRequestSchema, accountSummarySchema } from '#contracts/account.ts'
import { userResponseSchema } from '#contracts/user.ts'
import { idSchema } from '#contracts/values.ts'
import { toUser, type UserRecord } from '#server/features/users/users-store.ts'
import { route } from '#server/platform/http/route.ts'
import type { AccountService } from './account-service.ts'

interface AccountRoutesDeps {
  account: AccountService
  /** Returns the demo customer. */
  demoCustomer: () => Promise<UserRecord>
}

export const accountRoutes = ({ account, demoCustomer }: AccountRoutesDeps) => [
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
  route({
    method: 'PATCH',
    path: '/api/account',
    summary: "Stores the customer's language",
    policy: 'customer',
    isForDemo: true,
    language: 'vi',
    callsPerMinute: 600,
    body: accountRequestSchema,
    responses: { 200: userResponseSchema },
    async handle({ session, body }) {
      // A choice in the demo is the visitor's, and stays in the browser.
      if (session.isDemo) {
        const user = { ...toUser(await demoCustomer()), language: body.language, isDemo: true }
        return { status: 200, body: { user } }
      }
      return { status: 200, body: { user: toUser(await account.setLanguage(session, body.language)) } }
    },
  }),
]
