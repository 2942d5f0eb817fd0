import * as v from 'valibot'
import { adminTicketsSchema, adminTransactionsSchema, adminUsersSchema, adminVpsListSchema } from '#contracts/admin.ts'
import { toUser, type UsersStore } from '#server/features/auth/users-store.ts'
import { type TicketsStore, toTicket } from '#server/features/tickets/tickets-store.ts'
import type { InstancesStore } from '#server/features/vps/instances-store.ts'
import { type TransactionsStore, toTransaction } from '#server/features/wallet/transactions-store.ts'
import type { Database } from '#server/platform/db/database.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { pageRequest, searchQuerySchema } from '#server/platform/pages.ts'

interface AdminListDeps {
  database: Database
  users: UsersStore
  instances: InstancesStore
  transactions: TransactionsStore
  tickets: TicketsStore
}

/** `status=pending` leaves out all but the deposits that wait to be settled. */
const transactionsQuerySchema = v.object({
  ...searchQuerySchema.entries,
  status: v.optional(v.picklist(['pending'], 'status must be pending')),
})

/** What the lists of the back-office have in common. */
const list = { method: 'GET', policy: 'admin', language: 'vi', callsPerMinute: 600, query: searchQuerySchema } as const

export const adminListRoutes = ({ database, users, instances, transactions, tickets }: AdminListDeps): Route[] => [
  route({
    ...list,
    path: '/api/admin/users',
    summary: 'Lists the users, newest first',
    answers: { 200: adminUsersSchema },
    async handle({ query }) {
      const { rows, nextCursor } = await users.list(database.queries, pageRequest(query), query.q)
      return { status: 200, body: { users: rows.map(toUser), nextCursor } }
    },
  }),
  route({
    ...list,
    path: '/api/admin/vps',
    summary: 'Lists the instances, newest first',
    answers: { 200: adminVpsListSchema },
    async handle({ query }) {
      const { rows, nextCursor } = await instances.list(database.queries, pageRequest(query), query.q)
      const vpsInstances = rows.map(({ id, name, ipAddress, status, owner, planName, cpu, ram }) => ({
        vps: { id, name, ipAddress, status },
        user: owner,
        plan: { name: planName, cpu, ram },
      }))
      return { status: 200, body: { vpsInstances, nextCursor } }
    },
  }),
  route({
    ...list,
    path: '/api/admin/transactions',
    summary: 'Lists the transactions, or pending deposits only, newest first',
    query: transactionsQuerySchema,
    answers: { 200: adminTransactionsSchema },
    async handle({ query }) {
      const { rows, nextCursor } = await transactions.list(
        database.queries,
        pageRequest(query),
        query.q,
        query.status === 'pending',
      )
      const owned = rows.map((row) => ({ transaction: toTransaction(row), user: row.owner }))
      return { status: 200, body: { transactions: owned, nextCursor } }
    },
  }),
  route({
    ...list,
    path: '/api/admin/tickets',
    summary: 'Lists the support tickets, newest first',
    answers: { 200: adminTicketsSchema },
    async handle({ query }) {
      const { rows, nextCursor } = await tickets.list(database.queries, pageRequest(query), query.q)
      return {
        status: 200,
        body: { tickets: rows.map((row) => ({ ticket: toTicket(row), user: row.owner })), nextCursor },
      }
    },
  }),
]
