import * as v from 'valibot'
import { adminTicketsSchema, adminTransactionsSchema, adminUsersSchema, adminVpsListSchema } from '#contracts/admin.ts'
import { inEachLanguage } from '#contracts/fields/messages.ts'
import type { TicketsService } from '#server/features/tickets/tickets-service.ts'
import type { UsersService } from '#server/features/users/users-service.ts'
import type { VpsLifecycle } from '#server/features/vps/vps-lifecycle.ts'
import type { DepositSettlement } from '#server/features/wallet/deposit-settlement.ts'
import { inLanguage } from '#server/features/wallet/transactions-store.ts'
import { route } from '#server/platform/http/route.ts'
import { pageRequest, searchQuerySchema } from '#server/platform/pages.ts'

interface AdminListDeps {
  users: UsersService
  vps: VpsLifecycle
  deposits: DepositSettlement
  tickets: TicketsService
}

/** `status=pending` lists only the deposits that wait to be settled. */
const transactionsQuerySchema = v.object({
  ...searchQuerySchema.entries,
  status: v.optional(
    v.picklist(
      ['pending'],
      inEachLanguage({
        vi: 'status phải là pending',
        en: 'status must be pending',
        zh: 'status 必须为 pending',
      }),
    ),
  ),
})

/** The options that all lists of the back-office share. */
const list = { method: 'GET', policy: 'admin', language: 'vi', callsPerMinute: 600, query: searchQuerySchema } as const

export const adminListRoutes = ({ users, vps, deposits, tickets }: AdminListDeps) => [
  route({
    ...list,
    path: '/api/admin/users',
    summary: 'Lists the users, newest first',
    responses: { 200: adminUsersSchema },
    async handle({ query }) {
      const { rows, nextCursor } = await users.list(pageRequest(query), query.q)
      return { status: 200, body: { users: rows, nextCursor } }
    },
  }),
  route({
    ...list,
    path: '/api/admin/vps',
    summary: 'Lists the instances, newest first',
    responses: { 200: adminVpsListSchema },
    async handle({ query }) {
      const { rows, nextCursor } = await vps.list(pageRequest(query), query.q)
      return { status: 200, body: { vpsInstances: rows, nextCursor } }
    },
  }),
  route({
    ...list,
    path: '/api/admin/transactions',
    summary: 'Lists the transactions, or only the pending deposits, newest first',
    query: transactionsQuerySchema,
    responses: { 200: adminTransactionsSchema },
    async handle({ query, language }) {
      const { rows, nextCursor } = await deposits.list(pageRequest(query), query.q, query.status === 'pending')
      const transactions = rows.map(({ transaction, user }) => ({
        transaction: inLanguage(transaction, language),
        user,
      }))
      return { status: 200, body: { transactions, nextCursor } }
    },
  }),
  route({
    ...list,
    path: '/api/admin/tickets',
    summary: 'Lists the support tickets, newest first',
    responses: { 200: adminTicketsSchema },
    async handle({ query }) {
      const { rows, nextCursor } = await tickets.list(pageRequest(query), query.q)
      return { status: 200, body: { tickets: rows, nextCursor } }
    },
  }),
]
