import { useSWRConfig } from 'swr'
import type {
  AdminUserResponse,
  ResolveRequest,
  TakeBackRequest,
  TransactionStatusRequest,
  WaitingWork,
} from '#contracts/admin.ts'
import type { GetPath } from '#contracts/calls.ts'
import { methodsForApproval } from '#contracts/rules/fees.ts'
import type { StatusGivenBy } from '#contracts/rules/vps-transitions.ts'
import type { BalanceChange } from '#ds/admin/balance-change.ts'
import type { ToastOptions } from '#ds/components/feedback/Toast/index.ts'
import { useUndo } from '#ds/components/feedback/UndoToast/index.ts'
import { statusLooks } from '#ds/domain/StatusBadge/index.ts'
import { dataOf, mapResource } from '#ds/hooks/resource.ts'
import type { AdminTab } from '#ds/screens/AdminScreen/index.ts'
import * as adminArea from '#ds/texts/admin.ts'
import * as changeRemediesArea from '#ds/texts/change-remedies.ts'
import * as toastsArea from '#ds/texts/toasts.ts'
import { ApiError } from '#site/api/api-error.ts'
import { useSendOnce } from '#site/api/idempotency.ts'
import { request } from '#site/api/request.ts'
import type { QueryKey } from '#site/api/swr-options.ts'
import { toResource } from '#site/hooks/to-resource.ts'
import { useAdminList } from '#site/hooks/use-admin-list.ts'
import { useAsInSpec } from '#site/hooks/use-as-in-spec.ts'
import { type MutationOptions, type MutationToasts, useMutation } from '#site/hooks/use-mutation.ts'
import { useNow } from '#site/hooks/use-now.ts'
import { useQuery } from '#site/hooks/use-query.ts'
import type { SearchBoxState } from '#site/hooks/use-search-box.ts'
import { useTexts } from '#site/texts/use-texts.ts'

const PAYMENTS = '/api/admin/parked-payments?open=true'
const JOBS = '/api/admin/jobs'
/** How many of a list the first tab shows. */
const FIRST = 10
/** The deposits that no provider reports: an admin approves them. */
const DEPOSITS =
  `/api/admin/transactions?status=pending&type=deposit&method=${methodsForApproval.join()}&order=asc&limit=${FIRST}` as const
/** Transfers about which an admin has to decide. */
const WITHDRAWALS = `/api/admin/withdrawals?state=requested&limit=${FIRST}` as const
const TRANSFERS = `/api/admin/bank-transfers?state=open&limit=${FIRST}` as const
const TICKETS = `/api/admin/tickets?status=open&order=asc&limit=${FIRST}` as const
/** How often the work on the first tab is loaded again, since customers add to it. */
const WORK_MS = 60_000
/** How often the trends are: a day of them changes slowly. */
const TRENDS_MS = 10 * WORK_MS

interface ChangeOptions<Values, Response, Refusal>
  extends Omit<MutationOptions<Values, Response, Refusal>, 'toasts' | 'remedies'> {
  /** What the product spec says about a failure (section 8). Default: nothing. */
  what?: string
  /** The toast after a success. Default: that the change was saved. */
  done?: MutationToasts<Response, Values>['done']
}

/** A mutation by an admin. */
function useChange<Values, Response, Refusal = never>({
  what,
  done,
  ...options
}: ChangeOptions<Values, Response, Refusal>) {
  const asInSpec = useAsInSpec()
  const { changeRemedies } = useTexts(changeRemediesArea)
  const { toastTexts } = useTexts(toastsArea)
  return useMutation({
    ...options,
    toasts: {
      done: done ?? { title: toastTexts.updated, tone: 'positive' },
      failed: toastTexts.updateFailed,
      what: asInSpec(what),
    },
    remedies: changeRemedies,
  })
}

/** Returns the result of an edit that was refused because the balance has changed. */
const movedBalance = (error: unknown) =>
  error instanceof ApiError && error.balance !== undefined
    ? ({ ok: false, movedTo: error.balance } as const)
    : undefined

interface VpsStatusChange {
  vpsId: string
  status: StatusGivenBy<'admin'>
  /** Told to the customer. */
  reason: string
}

/** The calls that give an instance a status. */
const vpsCalls = { active: 'resume', suspended: 'suspend', terminated: 'terminate' } as const

interface UserStatusChange {
  userId: string
  isActive: boolean
  /** Told to the user. */
  reason?: string | undefined
  /** Whether it takes back an earlier change. Default: false. */
  isUndo?: boolean
}

export interface BackOfficeOptions {
  /** Bearer token; without one nothing is requested. */
  token: string | undefined
  /** The open tab: only its data is loaded. */
  tab: AdminTab
  /** The filters of the open tab's list, as query parameters. */
  filter: Readonly<Record<string, string>>
  /** The search box of the list of the tab. */
  searchBox: SearchBoxState
}

/**
 * The data and the mutations of the back-office. The response to a mutation is written into the visible list; all other data is
 * removed from the cache, because one change affects several lists, and loaded again when it is opened.
 */
export function useBackOffice({ token, tab, filter, searchBox }: BackOfficeOptions) {
  const { toastTexts } = useTexts(toastsArea)
  const { adminTexts } = useTexts(adminArea)
  const asInSpec = useAsInSpec()
  const updated: ToastOptions = { title: toastTexts.updated, tone: 'positive' }
  const { mutate } = useSWRConfig()
  const undo = useUndo()
  const onDashboard = <Path extends GetPath>(path: Path): QueryKey<Path> | null =>
    token && tab === 'dashboard' ? [path, token] : null

  const work = { keepPreviousData: true, refreshInterval: WORK_MS }
  const stats = useQuery(onDashboard('/api/admin/stats'), work)
  const trends = useQuery(onDashboard('/api/admin/trends'), { ...work, refreshInterval: TRENDS_MS })
  const deposits = useQuery(onDashboard(DEPOSITS), work)
  const transfers = useQuery(onDashboard(TRANSFERS), work)
  const withdrawals = useQuery(onDashboard(WITHDRAWALS), work)
  const parkedPayments = useQuery(onDashboard(PAYMENTS), work)
  const tickets = useQuery(onDashboard(TICKETS), work)
  const deadJobs = useQuery(onDashboard(JOBS), work)
  const now = useNow(WORK_MS)
  const users = useAdminList({
    token,
    path: '/api/admin/users',
    filter: tab === 'users' ? filter : {},
    searchBox,
    enabled: tab === 'users',
    rowsOf: (response) => response.users,
    errorMessage: asInSpec('Failed to fetch users'),
  })
  const vps = useAdminList({
    token,
    path: '/api/admin/vps',
    filter: tab === 'vps' ? filter : {},
    searchBox,
    enabled: tab === 'vps',
    rowsOf: (response) => response.vpsInstances,
    errorMessage: asInSpec('Failed to fetch VPS instances'),
  })
  const transactions = useAdminList({
    token,
    path: '/api/admin/transactions',
    filter: tab === 'transactions' ? filter : {},
    searchBox,
    enabled: tab === 'transactions',
    rowsOf: (response) => response.transactions,
    errorMessage: asInSpec('Failed to fetch transactions'),
  })

  /** Removes all cached responses except the one of this URL, if any, and requests other visible data again. */
  const invalidateAllExcept = (url?: string) => {
    void mutate((key) => Array.isArray(key) && String(key[0]).startsWith('/api/admin/') && key[0] !== url, undefined)
  }

  const showUser = ({ user }: AdminUserResponse) => {
    users.update((row) => (row.id === user.id ? user : row))
    invalidateAllExcept(users.currentUrl())
  }
  const dropJob = (_: unknown, jobId: string) => {
    void deadJobs.mutate((known) => known && { ...known, jobs: known.jobs.filter(({ id }) => id !== jobId) })
    invalidateAllExcept(JOBS)
  }

  const sendBalance = useSendOnce(({ userId, change }: { userId: string; change: BalanceChange }, idempotencyKey) =>
    request(`PATCH /api/admin/users/${userId}/balance`, {
      body: change,
      token,
      idempotencyKey,
    }),
  )

  const sendUserActive = useChange({
    what: 'Failed to update user status',
    call: ({ userId, isActive, reason }: UserStatusChange) =>
      request(`PATCH /api/admin/users/${userId}/status`, {
        body: { isActive, ...(reason !== undefined && { reason }) },
        token,
      }),
    onSuccess: showUser,
    // What can be undone says so itself.
    done: (_, { isActive, isUndo }) => (isActive || isUndo ? undefined : updated),
  })
  const setUserActive = (userId: string, isActive: boolean, reason?: string) => {
    const sent = sendUserActive({ userId, isActive, reason })
    const user = dataOf(users.props.rows)?.find(({ id }) => id === userId)
    // A lock has been confirmed: it ends the user's sessions, which cannot be undone.
    if (isActive && user) {
      undo.offer({
        sent,
        title: toastTexts.updated,
        description: adminTexts.users.unlocked(user.email),
        icon: statusLooks.active.icon,
        onUndo: () => sendUserActive({ userId, isActive: false, isUndo: true }),
      })
    }
    return sent
  }
  const resetSecondFactor = useChange({
    call: ({ userId, reason }: { userId: string; reason: string }) =>
      request(`POST /api/admin/users/${userId}/second-factor/reset`, { body: { reason }, token }),
    onSuccess: showUser,
  })
  const releasePhones = useChange({
    call: ({ userId, reason }: { userId: string; reason: string }) =>
      request(`POST /api/admin/users/${userId}/phones/release`, { body: { reason }, token }),
    onSuccess: showUser,
  })
  const setUserBalance = useChange({
    what: 'Failed to update user balance',
    call: sendBalance,
    onSuccess: showUser,
    refusalOf(error) {
      const refusal = movedBalance(error)
      // The list behind the dialog still shows the old balance.
      if (refusal) invalidateAllExcept()
      return refusal
    },
  })
  const sendVpsStatus = useSendOnce(({ vpsId, status, reason }: VpsStatusChange, idempotencyKey) =>
    request(`POST /api/admin/vps/${vpsId}/${vpsCalls[status]}`, { body: { reason }, token, idempotencyKey }),
  )
  const setVpsStatus = useChange({
    what: 'Failed to update VPS status',
    call: sendVpsStatus,
    onSuccess({ vps: changed }) {
      vps.update((row) => (row.vps.id === changed.id ? { ...row, vps: changed } : row))
      invalidateAllExcept(vps.currentUrl())
    },
  })
  const settleTransaction = useChange({
    call: ({ id, status }: { id: string; status: TransactionStatusRequest['status'] }) =>
      request(`PATCH /api/admin/transactions/${id}/status`, { body: { status }, token }),
    onSuccess({ transaction }) {
      transactions.update((row) => (row.transaction.id === transaction.id ? { ...row, transaction } : row))
      void deposits.mutate(
        (known) =>
          known && {
            ...known,
            transactions: known.transactions.filter((row) => row.transaction.id !== transaction.id),
          },
      )
      invalidateAllExcept(transactions.currentUrl() ?? DEPOSITS)
    },
  })
  const resolvePayment = useChange({
    call: ({ paymentId, resolution }: ResolveRequest & { paymentId: string }) =>
      request(`POST /api/admin/parked-payments/${paymentId}/resolve`, { body: { resolution }, token }),
    onSuccess(_, { paymentId }) {
      void parkedPayments.mutate(
        (known) => known && { ...known, parkedPayments: known.parkedPayments.filter(({ id }) => id !== paymentId) },
      )
      invalidateAllExcept(PAYMENTS)
    },
  })
  const takeBackPayment = useChange({
    call: ({ paymentId, short }: TakeBackRequest & { paymentId: string }) =>
      request(`POST /api/admin/parked-payments/${paymentId}/take-back`, { body: { short }, token }).catch((error) => {
        // The wallet may have changed: the next question names what it lacks now.
        void parkedPayments.mutate()
        throw error
      }),
    onSuccess: () => invalidateAllExcept(),
  })
  const retryJob = useChange({
    call: (jobId: string) => request(`POST /api/admin/jobs/${jobId}/retry`, { token }),
    onSuccess: dropJob,
  })
  const dismissJob = useChange({
    call: (jobId: string) => request(`POST /api/admin/jobs/${jobId}/dismiss`, { token }),
    onSuccess: dropJob,
  })

  /** How many of a kind wait, if its list has more than the first page. The previous version of the server does not count them. */
  const totalOf = (kind: keyof WaitingWork, { nextCursor }: { nextCursor: string | null }) =>
    nextCursor === null ? undefined : stats.data?.waiting?.[kind]
  return {
    undo,
    overview: {
      now,
      stats: toResource(stats, asInSpec('Failed to fetch stats')),
      trends: toResource(trends),
      deposits: mapResource(toResource(deposits, asInSpec('Failed to fetch transactions')), (response) => ({
        rows: response.transactions,
        total: totalOf('deposits', response),
        allHref: response.nextCursor ? '/admin?tab=transactions&status=pending' : undefined,
      })),
      transfers: mapResource(toResource(transfers), (response) => ({
        rows: response.transfers,
        total: response.nextCursor === null ? undefined : response.open,
        allHref: response.nextCursor ? '/admin?tab=money' : undefined,
      })),
      withdrawals: mapResource(toResource(withdrawals), (response) => ({
        rows: response.withdrawals,
        total: response.nextCursor === null ? undefined : response.counts.requested,
        allHref: response.nextCursor ? '/admin?tab=money&view=withdrawals' : undefined,
      })),
      payments: mapResource(toResource(parkedPayments), (response) => ({
        rows: response.parkedPayments,
        total: totalOf('payments', response),
      })),
      tickets: mapResource(toResource(tickets, asInSpec('Failed to fetch tickets')), (response) => ({
        rows: response.tickets,
        total: totalOf('tickets', response),
        allHref: response.nextCursor ? '/admin?tab=support&status=open' : undefined,
      })),
      jobs: mapResource(toResource(deadJobs), (response) => ({
        rows: response.jobs,
        total: totalOf('jobs', response),
      })),
      onSettle: (id: string, status: TransactionStatusRequest['status']) => settleTransaction({ id, status }),
      onResolve: (paymentId: string, resolution: string) => resolvePayment({ paymentId, resolution }),
      onTakeBack: (paymentId: string, short: string) => takeBackPayment({ paymentId, short }),
      onRetryJob: retryJob,
      onDismissJob: dismissJob,
    },
    users: {
      ...users.props,
      onActiveChange: setUserActive,
      onSecondFactorReset: (userId: string, reason: string) => resetSecondFactor({ userId, reason }),
      onPhoneRelease: (userId: string, reason: string) => releasePhones({ userId, reason }),
      /** Repeated calls with the same change make it only once. */
      onBalanceChange: (userId: string, change: BalanceChange) => setUserBalance({ userId, change }),
    },
    vps: {
      ...vps.props,
      now,
      /** Repeated calls with the same change make it only once. */
      onStatusChange: (vpsId: string, status: StatusGivenBy<'admin'>, reason: string) =>
        setVpsStatus({ vpsId, status, reason }),
    },
    transactions: {
      ...transactions.props,
      now,
      onSettle: (id: string, status: TransactionStatusRequest['status']) => settleTransaction({ id, status }),
    },
  }
}
