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
  UserStatusRequest,
  VpsStatusRequest,
} from '#contracts/admin.ts'
import type { UserAnswer } from '#contracts/user.ts'
import type { BalanceChange } from '#ds/admin/balance-change.ts'
import type { AdminTab } from '#ds/screens/AdminScreen/index.ts'
import { ApiError } from '#site/api/api-error.ts'
import { useSendOnce } from '#site/api/idempotency.ts'
import { request } from '#site/api/request.ts'
import type { QueryKey } from '#site/api/swr-options.ts'
import { useAdminList } from '#site/hooks/use-admin-list.ts'

/** An error whose message says what failed and why, for users; `cause` is the original error. */
const failed = (failure: string, cause: unknown) =>
  new Error(`${failure}. ${cause instanceof Error ? cause.message : ''}`.trim(), { cause })

const isAdminQuery = (key: unknown) => Array.isArray(key) && String(key[0]).startsWith('/api/admin/')

/**
 * What the back-office shows and changes. Only the tab in view is loaded; a change forgets every answer, since one change shows
 * in several of them. `onlyPending` lists only pending deposits among the transactions. Errors have the wording of product spec,
 * section 8.
 */
export function useBackOffice(token: string | undefined, tab: AdminTab, onlyPending: boolean) {
  const { mutate } = useSWRConfig()
  const list = { token }

  const refresh = () => mutate(isAdminQuery, undefined)

  /** @throws {Error} that says what failed and why; its `cause` is what the call failed with. */
  const change = async (path: string, body: unknown, failure: string, method: 'PATCH' | 'POST' = 'PATCH') => {
    await request(path, { method, body, token }).catch((error: unknown) => {
      throw failed(failure, error)
    })
    await refresh()
    return undefined
  }

  const sendBalance = useSendOnce(
    ({ userId, change: body }: { userId: string; change: BalanceChange }, idempotencyKey) =>
      request<UserAnswer>(`/api/admin/users/${userId}/balance`, { method: 'PATCH', body, token, idempotencyKey }),
  )

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
      filter: onlyPending ? { status: 'pending' } : {},
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
    /** Makes a change once, however often it is sent; nothing, when the balance has moved since it was shown. */
    setUserBalance: async (
      userId: string,
      balanceChange: BalanceChange,
    ): Promise<{ ok: false; movedTo: string } | undefined> => {
      try {
        await sendBalance({ userId, change: balanceChange })
      } catch (error) {
        if (!(error instanceof ApiError) || error.balance === undefined) {
          throw failed('Failed to update user balance', error)
        }
        void refresh()
        return { ok: false, movedTo: error.balance }
      }
      await refresh()
      return undefined
    },
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
    dismissJob: (jobId: string) =>
      change(`/api/admin/jobs/${jobId}/dismiss`, undefined, 'Failed to dismiss job', 'POST'),
    settleTransaction: (id: string, status: TransactionStatusRequest['status']) =>
      change(
        `/api/admin/transactions/${id}/status`,
        { status } satisfies TransactionStatusRequest,
        'Failed to update transaction status',
      ),
  }
}
