import * as v from 'valibot'
import { accountRequestSchema, accountSchema, accountSummarySchema } from '#contracts/account.ts'
import { userResponseSchema } from '#contracts/user.ts'
import { idSchema } from '#contracts/values.ts'
import { toUser, type UserRecord } from '#server/features/users/users-store.ts'
import { route } from '#server/platform/http/route.ts'
import { Refusal } from '#server/platform/problems.ts'
import type { AccountService } from './account-service.ts'
import type { DataExport } from './data-export.ts'

interface AccountRoutesDeps {
  account: AccountService
  dataExport: DataExport
  /** Returns the demo customer. */
  demoCustomer: () => Promise<UserRecord>
}

export const accountRoutes = ({ account, dataExport, demoCustomer }: AccountRoutesDeps) => [
  route({
    method: 'GET',
    path: '/api/account/summary/:userId',
    summary: "Counts the customer's VPS, open tickets and payments of this month",
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
    method: 'GET',
    path: '/api/account',
    summary: "Shows the customer's account: who it is, and what protects it",
    policy: 'customer',
    language: 'vi',
    callsPerMinute: 600,
    responses: { 200: accountSchema },
    async handle({ session }) {
      return { status: 200, body: await account.read(session) }
    },
  }),
  route({
    method: 'GET',
    path: '/api/account/export',
    summary: 'Downloads what is stored about the customer, as one JSON file',
    policy: 'customer',
    language: 'vi',
    callsPerMinute: 6,
    responses: { 200: 'application/octet-stream' },
    async handle({ session, language, address }) {
      const headers = { 'content-disposition': 'attachment; filename="sen-cloud-data.json"' }
      return { status: 200, body: await dataExport.of({ session, language, address }), headers }
    },
  }),
  route({
    method: 'PATCH',
    path: '/api/account',
    summary: "Changes the customer's name, language, theme, mails or invoice details",
    policy: 'customer',
    isForDemo: true,
    language: 'vi',
    callsPerMinute: 600,
    body: accountRequestSchema,
    responses: { 200: userResponseSchema },
    refusals: ['demo_read_only'],
    async handle(call) {
      const { session, body } = call
      // A choice in the demo is the visitor's, and stays in the browser.
      if (session.isDemo) {
        if (body.firstName !== undefined || body.lastName !== undefined || body.invoiceDetails !== undefined)
          throw new Refusal('demo_read_only')
        const user = toUser(await demoCustomer())
        return { status: 200, body: { user: { ...user, language: body.language ?? user.language, isDemo: true } } }
      }
      return { status: 200, body: { user: toUser(await account.change(call, body)) } }
    },
  }),
]
