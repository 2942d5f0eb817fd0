import { useState } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import type { AdminUser, AdminUsers, RowOwner } from '#contracts/admin.ts'
import type { BankTransferResponse, BankTransfers, MatchRequest, SplitResponse } from '#contracts/bank-transfers.ts'
import type { PaymentProviders } from '#contracts/payment-providers.ts'
import type { Reconciliation } from '#contracts/reconciliation.ts'
import { givenName } from '#contracts/rules/person-name.ts'
import { isOpenTransfer } from '#contracts/rules/transfer-state.ts'
import type { AdminWithdrawalResponse, AdminWithdrawals } from '#contracts/withdrawals.ts'
import type { MoneyView, TransferFilter, WithdrawalFilter } from '#ds/admin/MoneyInPanel/index.ts'
import { mapResource, type Resource } from '#ds/hooks/resource.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as changeRemediesArea from '#ds/texts/change-remedies.ts'
import * as moneyAdminArea from '#ds/texts/money-admin.ts'
import * as toastsArea from '#ds/texts/toasts.ts'
import { ApiError } from '#site/api/api-error.ts'
import { useSendOnce } from '#site/api/idempotency.ts'
import { reasonOf } from '#site/api/remedy.ts'
import { request } from '#site/api/request.ts'
import { toResource } from '#site/hooks/to-resource.ts'
import { useAdminList } from '#site/hooks/use-admin-list.ts'
import { useAsInSpec } from '#site/hooks/use-as-in-spec.ts'
import { useDebounced } from '#site/hooks/use-debounced.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'
import { useNow } from '#site/hooks/use-now.ts'
import { useTexts } from '#site/texts/use-texts.ts'

const TRANSFERS = '/api/admin/bank-transfers'
const WITHDRAWALS = '/api/admin/withdrawals'
const RECONCILIATION = '/api/admin/reconciliation'
/** How often what has arrived is loaded again. */
const ARRIVALS_MS = 60_000
const TYPING_PAUSE_MS = 300
/** How many customers the search of the dialog shows. */
const FOUND = 8

export interface MoneyAdminOptions {
  /** Bearer token; without one nothing is requested. */
  token: string | undefined
  /** The open view: only its data is loaded. */
  view: MoneyView
  filter: TransferFilter
  withdrawalFilter: WithdrawalFilter
}

interface Decision<Values> {
  id: string
  values: Values
}

/** What a customer is called in a sentence. */
const nameOf = (user: RowOwner) => givenName(user) || user.email

const hasCode = (error: unknown, codes: readonly string[]) =>
  error instanceof ApiError && codes.includes(error.code ?? '')

/** Someone else has decided about a transfer or a withdrawal meanwhile. */
const decidedCodes = ['transfer_decided', 'withdrawal_decided']
/** Someone else is sending the money of a withdrawal. */
const beingPaidCode = 'withdrawal_being_paid'

/** The data and the mutations of money that comes in, in the back-office. */
export function useMoneyAdmin({ token, view, filter, withdrawalFilter }: MoneyAdminOptions) {
  const { moneyAdminTexts: texts } = useTexts(moneyAdminArea)
  const { toastTexts } = useTexts(toastsArea)
  const { changeRemedies } = useTexts(changeRemediesArea)
  const { currency } = useFormats()
  const { mutate } = useSWRConfig()
  const now = useNow(ARRIVALS_MS)
  const transfers = useAdminList({
    token,
    path: TRANSFERS,
    filter: filter === 'all' ? {} : { state: filter },
    enabled: view === 'transfers',
    rowsOf: (response) => response.transfers,
  })
  const counted = useSWR<BankTransfers, Error>(
    token && view === 'transfers' ? [`${TRANSFERS}?state=open&limit=1`, token] : null,
    { refreshInterval: ARRIVALS_MS },
  )
  const withdrawals = useAdminList({
    token,
    path: WITHDRAWALS,
    filter: withdrawalFilter === 'all' ? {} : { state: withdrawalFilter },
    enabled: view === 'withdrawals',
    rowsOf: (response) => response.withdrawals,
  })
  const waiting = useSWR<AdminWithdrawals, Error>(
    token && view === 'withdrawals' ? [`${WITHDRAWALS}?state=requested&limit=1`, token] : null,
    { refreshInterval: ARRIVALS_MS },
  )
  const [customerQuery, setCustomerQuery] = useState('')
  const search = useDebounced(customerQuery.trim(), TYPING_PAUSE_MS)
  const customers = useSWR<AdminUsers, Error>(
    token && search ? [`/api/admin/users?q=${encodeURIComponent(search)}&limit=${FOUND}`, token] : null,
    { keepPreviousData: true },
  )
  const providers = useSWR<PaymentProviders, Error>(
    token && view === 'providers' ? ['/api/admin/payment-providers', token] : null,
    { refreshInterval: ARRIVALS_MS, revalidateIfStale: true },
  )
  const reconciliation = useSWR<Reconciliation, Error>(
    token && view === 'reconciliation' ? [RECONCILIATION, token] : null,
  )

  /** Loads everything about transfers and wallets again: one decision changes several lists. */
  const reload = () => {
    void mutate((key) => Array.isArray(key) && String(key[0]).startsWith('/api/admin/') && key[0] !== RECONCILIATION)
  }
  /** The result for an error that says, by one of these codes, that someone else was faster. Who pays is shown by the list. */
  const refusalWith = (error: unknown, codes: readonly string[]) => {
    if (hasCode(error, [...decidedCodes, beingPaidCode])) reload()
    return hasCode(error, codes) ? ({ ok: false, isDecided: true } as const) : undefined
  }
  const shared = {
    refusalOf: (error: unknown) => refusalWith(error, decidedCodes),
    remedies: changeRemedies,
  }
  // The server says who is sending the money, or which withdrawal has the reference.
  const saying = { reasonOf: (error: unknown) => reasonOf(error, changeRemedies) }
  const titleOf = ({ transfer }: BankTransferResponse) => {
    const { done, proposalSaved } = texts.transfers
    if (isOpenTransfer(transfer)) return proposalSaved
    const amount = currency(transfer.amount)
    if (transfer.state === 'matched' && transfer.user) return done.matched(amount, nameOf(transfer.user))
    if (transfer.state === 'ignored' || transfer.state === 'refunded') return done[transfer.state](amount)
    return toastTexts.updated
  }
  const toasts = {
    done: (response: BankTransferResponse) =>
      ({ title: titleOf(response), tone: isOpenTransfer(response.transfer) ? 'neutral' : 'positive' }) as const,
  }
  const withdrawalToasts = {
    done: ({ withdrawal: { state, amount, user, holder } }: AdminWithdrawalResponse) => {
      if (state === 'requested') return { title: texts.withdrawals.proposalSaved, tone: 'neutral' } as const
      const say = state === 'cancelled' ? undefined : texts.withdrawals.done[state]
      const title = say?.(currency(amount), user ? nameOf(user) : holder) ?? toastTexts.updated
      return { title, tone: 'positive' } as const
    },
  }
  // A decision whose response was lost has been made. Without its key, the retry would be told that someone else made it.
  const match = useMutation({
    ...shared,
    call: useSendOnce(({ id, values }: Decision<MatchRequest>, idempotencyKey) =>
      request(`POST ${TRANSFERS}/${id}/match`, { body: values, token, idempotencyKey }),
    ),
    onSuccess: reload,
    toasts,
  })
  const ignore = useMutation({
    ...shared,
    call: useSendOnce(({ id, values }: Decision<string>, idempotencyKey) =>
      request(`POST ${TRANSFERS}/${id}/ignore`, { body: { reason: values }, token, idempotencyKey }),
    ),
    onSuccess: reload,
    toasts,
  })
  const refund = useMutation({
    ...shared,
    call: useSendOnce(({ id, values }: Decision<string>, idempotencyKey) =>
      request(`POST ${TRANSFERS}/${id}/refund`, { body: { reason: values }, token, idempotencyKey }),
    ),
    onSuccess: reload,
    toasts,
  })
  const split = useMutation({
    ...shared,
    call: useSendOnce(({ id, values }: Decision<readonly string[]>, idempotencyKey) =>
      request(`POST ${TRANSFERS}/${id}/split`, { body: { amounts: [...values] }, token, idempotencyKey }),
    ),
    onSuccess: reload,
    toasts: {
      done: ({ transfers: parts }: SplitResponse) => ({
        title: texts.transfers.done.split(parts.length),
        tone: 'positive',
      }),
    },
  })
  const approve = useMutation({
    ...shared,
    call: (id: string) => request(`POST ${WITHDRAWALS}/${id}/approve`, { token }),
    onSuccess: reload,
    toasts: withdrawalToasts,
  })
  const pay = useMutation({
    ...shared,
    call: ({ id, values }: Decision<'begin' | 'take-over' | 'stop'>) =>
      request(`POST ${WITHDRAWALS}/${id}/${values}`, { token }),
    onSuccess: reload,
    ...saying,
  })
  const paid = useMutation({
    ...shared,
    ...saying,
    // Who has taken the transfer over may have sent the money as well.
    refusalOf: (error: unknown) => refusalWith(error, [...decidedCodes, beingPaidCode]),
    call: ({ id, values }: Decision<string>) =>
      request(`POST ${WITHDRAWALS}/${id}/paid`, { body: { reference: values }, token }),
    onSuccess: reload,
    toasts: withdrawalToasts,
  })
  const reject = useMutation({
    ...shared,
    ...saying,
    call: ({ id, values }: Decision<string>) =>
      request(`POST ${WITHDRAWALS}/${id}/reject`, { body: { reason: values }, token }),
    onSuccess: reload,
    toasts: withdrawalToasts,
  })
  const reconcile = useMutation({
    call: () => request(`POST ${RECONCILIATION}/run`, { token }),
    onSuccess: (result: Reconciliation) => void reconciliation.mutate(result, { revalidate: false }),
    remedies: changeRemedies,
  })

  const asInSpec = useAsInSpec()
  const { query: _, onQueryChange: __, ...list } = transfers.props
  const { query: _query, onQueryChange: _onQueryChange, ...withdrawalList } = withdrawals.props
  const found: Resource<readonly AdminUser[]> =
    customerQuery.trim() === ''
      ? { status: 'ready', data: [] }
      : mapResource(toResource(customers, asInSpec('Failed to fetch users')), ({ users }) => users)
  return {
    now,
    transfers: list,
    counts: counted.data?.counts,
    customers: { query: customerQuery, onQueryChange: setCustomerQuery, found },
    onMatch: (id: string, target: MatchRequest) => match({ id, values: target }),
    onIgnore: (id: string, reason: string) => ignore({ id, values: reason }),
    onRefund: (id: string, reason: string) => refund({ id, values: reason }),
    onSplit: (id: string, amounts: readonly string[]) => split({ id, values: amounts }),
    withdrawals: withdrawalList,
    withdrawalCounts: waiting.data?.counts,
    onApprove: (id: string) => approve(id),
    onBegin: (id: string) => pay({ id, values: 'begin' }),
    onTakeOver: (id: string) => pay({ id, values: 'take-over' }),
    onStop: (id: string) => pay({ id, values: 'stop' }),
    onPaid: (id: string, reference: string) => paid({ id, values: reference }),
    onReject: (id: string, reason: string) => reject({ id, values: reason }),
    providers: mapResource(toResource(providers), (response) => response.providers),
    reconciliation: toResource(reconciliation),
    onReconcile: () => reconcile(undefined),
  }
}
