import { adminTransactionsSchema, adminUsersSchema, adminVpsListSchema } from '#contracts/admin.ts'
import type { WithdrawalState } from '#contracts/rules/withdrawal-state.ts'
import { inboxRowsSchema } from '#contracts/ticket-desk.ts'
import type { SupportPresence } from '#server/features/tickets/support-presence.ts'
import type { TicketDeskService } from '#server/features/tickets/ticket-desk.ts'
import type { UsersService } from '#server/features/users/users-service.ts'
import type { UserFilter } from '#server/features/users/users-store.ts'
import type { InstanceFilter } from '#server/features/vps/instances-store.ts'
import type { VpsLifecycle } from '#server/features/vps/vps-lifecycle.ts'
import type { DepositSettlement } from '#server/features/wallet/deposit-settlement.ts'
import { inLanguage, type TransactionFilter } from '#server/features/wallet/transactions-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import { route } from '#server/platform/http/route.ts'
import { limitOf, pageRequest, searchQuerySchema } from '#server/platform/pages.ts'
import {
  ticketFilter,
  ticketsQuerySchema,
  transactionFilter,
  transactionsQuerySchema,
  userFilter,
  usersQuerySchema,
  vpsFilter,
  vpsQuerySchema,
} from './admin-filters.ts'

interface AdminListDeps {
  users: UsersService
  vps: VpsLifecycle
  deposits: DepositSettlement
  /** What became of the withdrawals whose money these transactions took, by the transactions' ids. */
  withdrawalsBy: (transactionIds: readonly string[]) => Promise<ReadonlyMap<string, WithdrawalState>>
  tickets: Pick<TicketDeskService, 'list' | 'filtered' | 'counts'>
  presence: SupportPresence
  clock: Clock
}

interface CountedQuery {
  count?: 'true' | undefined
  q?: string | undefined
}

/** The number of rows of a list, if it was asked for. What a search finds is not counted: that would take time with each match. */
const totalOf = async (query: CountedQuery, count: () => Promise<number>) =>
  query.count === undefined || query.q ? {} : { total: await count() }

/** The filters of the lists without any. */
const unfiltered = { direction: 'desc', after: null } as const
const allUsers: UserFilter = { ...unfiltered, states: [] }
const allVps: InstanceFilter = { ...unfiltered, statuses: [], renewsUntil: null, sort: 'created' }
const allTransactions: TransactionFilter = {
  ...unfiltered,
  statuses: [],
  types: [],
  methods: [],
  from: null,
  before: null,
}
const pendingDeposits: TransactionFilter = { ...allTransactions, statuses: ['pending'], types: ['deposit'] }

/** The options that all lists of the back-office share. */
const list = { method: 'GET', policy: 'admin', language: 'vi', callsPerMinute: 600, query: searchQuerySchema } as const

export const adminListRoutes = ({ users, vps, deposits, withdrawalsBy, tickets, presence, clock }: AdminListDeps) => [
  route({
    ...list,
    path: '/api/admin/users',
    summary: 'Lists the users, newest first, or filtered and oldest first',
    query: usersQuerySchema,
    responses: { 200: adminUsersSchema },
    async handle({ query }) {
      const filter = userFilter(query)
      const { rows, nextCursor } = await (filter
        ? users.filtered(filter, limitOf(query))
        : users.list(pageRequest(query), query.q))
      const total = await totalOf(query, () => users.count(filter ?? allUsers))
      return { status: 200, body: { users: rows, nextCursor, ...total } }
    },
  }),
  route({
    ...list,
    path: '/api/admin/vps',
    summary: 'Lists the instances, newest first, or filtered and sorted; `renewsWithin` in days',
    query: vpsQuerySchema,
    responses: { 200: adminVpsListSchema },
    async handle({ query }) {
      const filter = vpsFilter(query, clock.now())
      const { rows, nextCursor } = await (filter
        ? vps.filtered(filter, limitOf(query))
        : vps.list(pageRequest(query), query.q))
      const total = await totalOf(query, () => vps.count(filter ?? allVps))
      return { status: 200, body: { vpsInstances: rows, nextCursor, ...total } }
    },
  }),
  route({
    ...list,
    path: '/api/admin/transactions',
    summary: 'Lists the transactions, newest first, or filtered and sorted; `from` and `before` are times of creation',
    query: transactionsQuerySchema,
    responses: { 200: adminTransactionsSchema },
    async handle({ query, language }) {
      const filter = transactionFilter(query)
      const onlyPending = query.status === 'pending'
      const { rows, nextCursor } = await (filter
        ? deposits.filtered(filter, limitOf(query))
        : deposits.list(pageRequest(query), query.q, onlyPending))
      const taking = rows.filter(({ transaction: { type, amount } }) => type === 'withdrawal' && amount.startsWith('-'))
      const withdrawals = await withdrawalsBy(taking.map(({ transaction }) => transaction.id))
      const transactions = rows.map(({ transaction, user }) => {
        const withdrawal = withdrawals.get(transaction.id)
        return { transaction: inLanguage(transaction, language), user, ...(withdrawal && { withdrawal }) }
      })
      const counted = filter ?? (onlyPending ? pendingDeposits : allTransactions)
      const total = await totalOf(query, () => deposits.count(counted))
      return { status: 200, body: { transactions, nextCursor, ...total } }
    },
  }),
  route({
    ...list,
    path: '/api/admin/tickets',
    summary:
      'Lists the support tickets, newest first, or filtered; `inbox` is mine, unassigned, or overdue: by when the first reply was due',
    query: ticketsQuerySchema,
    responses: { 200: inboxRowsSchema },
    async handle({ session, query }) {
      await presence.note(session.id)
      const filter = ticketFilter(query, session.userId, clock.now())
      const { rows, nextCursor } = await (filter
        ? tickets.filtered(filter, limitOf(query))
        : tickets.list(pageRequest(query), query.q))
      return { status: 200, body: { tickets: rows, counts: await tickets.counts(session.userId), nextCursor } }
    },
  }),
]
