import useSWR, { useSWRConfig } from 'swr'
import type {
  AdminStats,
  AdminTickets,
  AdminTransactions,
  AdminUsers,
  AdminVpsList,
  DeadJobs,
  ParkedPayments,
  ResolveRequest,
  TransactionStatusRequest,
  UserBalanceRequest,
  UserStatusRequest,
  VpsStatusRequest,
} from '#contracts/admin.ts'
import type { AdminTab } from '#ds/screens/AdminScreen/index.ts'
import { request } from '#site/api/request.ts'
import type { QueryKey } from '#site/api/swr-options.ts'
import { useAdminList } from '#site/hooks/use-admin-list.ts'

const isAdminQuery = (key: unknown) => Array.isArray(key) && String(key[0]).startsWith('/api/admin/')

/**
 * What the back-office shows and changes. Only the tab in view is loaded; a change forgets every answer, since one change
 * shows in several of them. Failures speak in the words of product spec, section 8.
 */
export function useBackOffice(token: string | undefined, tab: AdminTab) {
  const { mutate } = useSWRConfig()
  const list = { token }

  /** @throws {Error} that says what failed and why; its `cause` is what the call failed with. */
  const change = async (path: string, body: unknown, failure: string, method: 'PATCH' | 'POST' = 'PATCH') => {
    try {
      await request(path, { method, body, token })
    } catch (error) {
      throw new Error(`${failure}. ${error instanceof Error ? error.message : ''}`.trim(), { cause: error })
    }
    await mutate(isAdminQuery, undefined)
  }

  const onDashboard = (path: string): QueryKey | null => (token && tab === 'dashboard' ? [path, token] : null)

  return {
    stats: useSWR<AdminStats>(onDashboard('/api/admin/stats'), { keepPreviousData: true }),
    parkedPayments: useSWR<ParkedPayments>(onDashboard('/api/admin/parked-payments?open=true'), {
      keepPreviousData: true,
    }),
    deadJobs: useSWR<DeadJobs>(onDashboard('/api/admin/jobs'), { keepPreviousData: true }),
    users: useAdminList({
      ...list,
      path: '/api/admin/users',
      wanted: tab === 'users',
      rowsOf: (answer: AdminUsers) => answer.users,
      failure: 'Failed to fetch users',
    }),
    vps: useAdminList({
      ...list,
      path: '/api/admin/vps',
      wanted: tab === 'vps',
      rowsOf: (answer: AdminVpsList) => answer.vpsInstances,
      failure: 'Failed to fetch VPS instances',
    }),
    transactions: useAdminList({
      ...list,
      path: '/api/admin/transactions',
      wanted: tab === 'transactions',
      rowsOf: (answer: AdminTransactions) => answer.transactions,
      failure: 'Failed to fetch transactions',
    }),
    tickets: useAdminList({
      ...list,
      path: '/api/admin/tickets',
      wanted: tab === 'support',
      rowsOf: (answer: AdminTickets) => answer.tickets,
      failure: 'Failed to fetch tickets',
    }),
    setUserActive: (userId: string, isActive: boolean) =>
      change(
        `/api/admin/users/${userId}/status`,
        { isActive } satisfies UserStatusRequest,
        'Failed to update user status',
      ),
    setUserBalance: (userId: string, balance: string) =>
      change(
        `/api/admin/users/${userId}/balance`,
        { balance } satisfies UserBalanceRequest,
        'Failed to update user balance',
      ),
    setVpsStatus: (vpsId: string, status: VpsStatusRequest['status']) =>
      change(`/api/admin/vps/${vpsId}/status`, { status } satisfies VpsStatusRequest, 'Failed to update VPS status'),
    resolvePayment: (paymentId: string, resolution: string) =>
      change(
        `/api/admin/parked-payments/${paymentId}/resolve`,
        { resolution } satisfies ResolveRequest,
        'Failed to resolve payment',
        'POST',
      ),
    retryJob: (jobId: string) => change(`/api/admin/jobs/${jobId}/retry`, undefined, 'Failed to retry job', 'POST'),
    settleTransaction: (id: string, status: TransactionStatusRequest['status']) =>
      change(
        `/api/admin/transactions/${id}/status`,
        { status } satisfies TransactionStatusRequest,
        'Failed to update transaction status',
      ),
  }
}
