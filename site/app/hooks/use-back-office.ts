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
  TransactionStatusResponse,
  UserStatusRequest,
  VpsStatusRequest,
  VpsStatusResponse,
} from '#contracts/admin.ts'
import type { UserResponse } from '#contracts/user.ts'
import type { BalanceChange } from '#ds/admin/balance-change.ts'
import { mapResource } from '#ds/components/resource.ts'
import type { ToastOptions } from '#ds/components/Toast/index.ts'
import type { AdminTab } from '#ds/screens/AdminScreen/index.ts'
import { notices } from '#ds/texts/vi/notices.ts'
import { changeRemedies } from '#ds/texts/vi/remedies.ts'
import { ApiError } from '#site/api/api-error.ts'
import { useSendOnce } from '#site/api/idempotency.ts'
import { request } from '#site/api/request.ts'
import type { QueryKey } from '#site/api/swr-options.ts'
import { toResource } from '#site/hooks/to-resource.ts'
import { useAdminList } from '#site/hooks/use-admin-list.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'

const PAYMENTS = '/api/admin/parked-payments?open=true'
const JOBS = '/api/admin/jobs'

const updated: ToastOptions = { title: notices.updated, tone: 'positive' }
/** What is said about a change; `what` could not be done, in the words of product spec, section 8. */
const noticesOf = (what: string) => ({ done: updated, failed: notices.updateFailed, what })

/** The balance that refused an edit because it is another one by now. */
const movedBalance = (error: unknown) =>
  error instanceof ApiError && error.balance !== undefined
    ? ({ ok: false, movedTo: error.balance } as const)
    : undefined

export interface BackOfficeOptions {
  /** Bearer token; without one nothing is requested. */
  token: string | undefined
  /** The tab in view: only what it shows is loaded. */
  tab: AdminTab
  /** Of the transactions, only deposits that are to be settled. */
  onlyPending: boolean
}

/**
 * What the back-office shows and changes. The response to a change is written where it is in view; everything else is forgotten,
 * since one change shows in several lists, and loaded again when it is opened.
 */
export function useBackOffice({ token, tab, onlyPending }: BackOfficeOptions) {
  const { mutate } = useSWRConfig()
  const onDashboard = (path: string): QueryKey | null => (token && tab === 'dashboard' ? [path, token] : null)

  const stats = useSWR<AdminStats, Error>(onDashboard('/api/admin/stats'), { keepPreviousData: true })
  const parkedPayments = useSWR<ParkedPayments, Error>(onDashboard(PAYMENTS), { keepPreviousData: true })
  const deadJobs = useSWR<DeadJobs, Error>(onDashboard(JOBS), { keepPreviousData: true })
  const users = useAdminList({
    token,
    path: '/api/admin/users',
    enabled: tab === 'users',
    rowsOf: (answer: AdminUsers) => answer.users,
    errorMessage: 'Failed to fetch users',
  })
  const vps = useAdminList({
    token,
    path: '/api/admin/vps',
    enabled: tab === 'vps',
    rowsOf: (answer: AdminVpsList) => answer.vpsInstances,
    errorMessage: 'Failed to fetch VPS instances',
  })
  const transactions = useAdminList({
    token,
    path: '/api/admin/transactions',
    filter: onlyPending ? { status: 'pending' } : {},
    enabled: tab === 'transactions',
    rowsOf: (answer: AdminTransactions) => answer.transactions,
    errorMessage: 'Failed to fetch transactions',
  })
  const tickets = useAdminList({
    token,
    path: '/api/admin/tickets',
    enabled: tab === 'support',
    rowsOf: (answer: AdminTickets) => answer.tickets,
    errorMessage: 'Failed to fetch tickets',
  })

  const send = <Answer>(path: string, body?: unknown, method: 'PATCH' | 'POST' = 'PATCH') =>
    request<Answer>(path, { method, body, token })

  /** Forgets every answer but the one of this address, if any, and requests anew what else is in view. */
  const forgetAllBut = (address?: string) => {
    void mutate(
      (key) => Array.isArray(key) && String(key[0]).startsWith('/api/admin/') && key[0] !== address,
      undefined,
    )
  }

  const showUser = ({ user }: UserResponse) => {
    users.update((row) => (row.id === user.id ? user : row))
    forgetAllBut(users.addressInView())
  }
  const dropJob = (_: unknown, jobId: string) => {
    void deadJobs.mutate((known) => known && { ...known, jobs: known.jobs.filter(({ id }) => id !== jobId) })
    forgetAllBut(JOBS)
  }

  const sendBalance = useSendOnce(({ userId, change }: { userId: string; change: BalanceChange }, idempotencyKey) =>
    request<UserResponse>(`/api/admin/users/${userId}/balance`, {
      method: 'PATCH',
      body: change,
      token,
      idempotencyKey,
    }),
  )

  const setUserActive = useMutation({
    call: ({ userId, isActive }: { userId: string; isActive: boolean }) =>
      send<UserResponse>(`/api/admin/users/${userId}/status`, { isActive } satisfies UserStatusRequest),
    onSuccess: showUser,
    notices: noticesOf('Failed to update user status'),
    remedies: changeRemedies,
  })
  const setUserBalance = useMutation({
    call: sendBalance,
    onSuccess: showUser,
    refusalOf(error) {
      const refusal = movedBalance(error)
      // The list behind the dialog shows the old one.
      if (refusal) forgetAllBut()
      return refusal
    },
    notices: noticesOf('Failed to update user balance'),
    remedies: changeRemedies,
  })
  const setVpsStatus = useMutation({
    call: ({ vpsId, status }: { vpsId: string; status: VpsStatusRequest['status'] }) =>
      send<VpsStatusResponse>(`/api/admin/vps/${vpsId}/status`, { status } satisfies VpsStatusRequest),
    onSuccess({ vps: changed }) {
      vps.update((row) => (row.vps.id === changed.id ? { ...row, vps: changed } : row))
      forgetAllBut(vps.addressInView())
    },
    notices: {
      ...noticesOf('Failed to update VPS status'),
      /** A suspended machine is back as it was with one press, beside the select that stays. */
      done: (_, { vpsId, status }): ToastOptions =>
        status === 'suspended'
          ? {
              ...updated,
              action: { label: notices.undo, onSelect: () => void setVpsStatus({ vpsId, status: 'active' }) },
            }
          : updated,
    },
    remedies: changeRemedies,
  })
  const settleTransaction = useMutation({
    call: ({ id, status }: { id: string; status: TransactionStatusRequest['status'] }) =>
      send<TransactionStatusResponse>(`/api/admin/transactions/${id}/status`, {
        status,
      } satisfies TransactionStatusRequest),
    onSuccess({ transaction }) {
      transactions.update((row) => (row.transaction.id === transaction.id ? { ...row, transaction } : row))
      forgetAllBut(transactions.addressInView())
    },
    notices: noticesOf('Failed to update transaction status'),
    remedies: changeRemedies,
  })
  const resolvePayment = useMutation({
    call: ({ paymentId, resolution }: ResolveRequest & { paymentId: string }) =>
      send(`/api/admin/parked-payments/${paymentId}/resolve`, { resolution } satisfies ResolveRequest, 'POST'),
    onSuccess(_, { paymentId }) {
      void parkedPayments.mutate(
        (known) => known && { ...known, parkedPayments: known.parkedPayments.filter(({ id }) => id !== paymentId) },
      )
      forgetAllBut(PAYMENTS)
    },
    notices: noticesOf('Failed to resolve payment'),
    remedies: changeRemedies,
  })
  const retryJob = useMutation({
    call: (jobId: string) => send(`/api/admin/jobs/${jobId}/retry`, undefined, 'POST'),
    onSuccess: dropJob,
    notices: noticesOf('Failed to retry job'),
    remedies: changeRemedies,
  })
  const dismissJob = useMutation({
    call: (jobId: string) => send(`/api/admin/jobs/${jobId}/dismiss`, undefined, 'POST'),
    onSuccess: dropJob,
    notices: noticesOf('Failed to dismiss job'),
    remedies: changeRemedies,
  })

  const waitingError = 'Failed to fetch waiting work'
  return {
    stats: { stats: toResource(stats, 'Failed to fetch stats') },
    waiting: {
      payments: mapResource(toResource(parkedPayments, waitingError), (answer) => answer.parkedPayments),
      jobs: mapResource(toResource(deadJobs, waitingError), (answer) => answer.jobs),
      onResolve: (paymentId: string, resolution: string) => resolvePayment({ paymentId, resolution }),
      onRetryJob: retryJob,
      onDismissJob: dismissJob,
    },
    users: {
      ...users.props,
      onActiveChange: (userId: string, isActive: boolean) => setUserActive({ userId, isActive }),
      /** Makes a change once, however often it is sent. */
      onBalanceChange: (userId: string, change: BalanceChange) => setUserBalance({ userId, change }),
    },
    vps: {
      ...vps.props,
      onStatusChange: (vpsId: string, status: VpsStatusRequest['status']) => setVpsStatus({ vpsId, status }),
    },
    transactions: {
      ...transactions.props,
      onSettle: (id: string, status: TransactionStatusRequest['status']) => settleTransaction({ id, status }),
    },
    support: tickets.props,
  }
}
