import useSWR, { useSWRConfig } from 'swr'
import type {
  AdminStats,
  AdminTickets,
  AdminTransactions,
  AdminUsers,
  AdminVpsList,
  TransactionStatusRequest,
  UserBalanceRequest,
  UserStatusRequest,
  VpsStatusRequest,
} from '#contracts/admin.ts'
import type { AdminTab } from '#ds/screens/AdminScreen/index.ts'
import { request } from '#site/api/request.ts'
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
  const change = async (path: string, body: unknown, failure: string) => {
    try {
      await request(path, { method: 'PATCH', body, token })
    } catch (error) {
      throw new Error(`${failure}. ${error instanceof Error ? error.message : ''}`.trim(), { cause: error })
    }
    await mutate(isAdminQuery, undefined)
  }

  return {
    stats: useSWR<AdminStats>(token && tab === 'dashboard' ? ['/api/admin/stats', token] : null, {
      keepPreviousData: true,
    }),
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
    settleTransaction: (id: string, status: TransactionStatusRequest['status']) =>
      change(
        `/api/admin/transactions/${id}/status`,
        { status } satisfies TransactionStatusRequest,
        'Failed to update transaction status',
      ),
  }
}
