import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import type { GetPath } from '#contracts/calls.ts'
import type { PaymentStatus } from '#contracts/payments.ts'
import type { DepositRequest } from '#contracts/wallet.ts'
import { isAwaited, mayChangeLater, paymentView } from '#ds/account/PaymentProgress/index.ts'
import { mapResource } from '#ds/hooks/resource.ts'
import { ApiError } from '#site/api/api-error.ts'
import { useSendOnce } from '#site/api/idempotency.ts'
import { paths } from '#site/api/paths.ts'
import { request } from '#site/api/request.ts'
import { toResource } from '#site/hooks/to-resource.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'
import { useNow } from '#site/hooks/use-now.ts'
import { useQuery } from '#site/hooks/use-query.ts'

/** How often an awaited payment is asked for, in milliseconds. */
const POLL_MS = 2000
/** The same of one that has ended without its money, or that we look at. */
const LATE_POLL_MS = 10_000

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404

/** How often a payment is asked for, in milliseconds; 0: no more is expected. */
function pollOf(status: PaymentStatus): number {
  if (status.order?.state === 'waiting' || isAwaited(paymentView(status))) return POLL_MS
  return mayChangeLater(status) ? LATE_POLL_MS : 0
}

export interface PaymentOptions {
  userId: string
  /** The id of the payment, or of its deposit; undefined while none is shown. */
  id: string | undefined
  /** Called with the id of the new payment when the same amount was asked for again. */
  onAskedAgain: (id: string) => void
}

/**
 * A payment of the signed-in customer, followed while it is awaited, with the wallet that its money goes to, and the actions for it.
 */
export function usePayment({ userId, id, onAskedAgain }: PaymentOptions) {
  const { cache, mutate } = useSWRConfig()

  /** Loads the list of transactions again. Where only the cache has it, SWR would not: the wallet shows it when it is opened. */
  const reloadTransactions = () => {
    const key = paths.transactions(userId)
    if (cache.get(key)?.data === undefined) void mutate(key)
    // What fails is loaded again by the wallet, which polls a list with a pending top-up.
    else mutate(key, request(`GET ${key}`), { revalidate: false }).catch(() => undefined)
  }
  const now = useNow(1000)
  const path = id === undefined ? null : paths.payment(id)
  // It is a number, not a function: with a new one in each render, SWR begins to wait again whenever the clock ticks,
  // and never asks.
  const [pollMs, setPollMs] = useState(0)
  const payment = useQuery(path, {
    refreshInterval: pollMs,
    revalidateIfStale: true,
    revalidateOnFocus: true,
    revalidateOnReconnect: true,
    // The failed request is what says that the connection is lost: without it the page would seem to wait.
    refreshWhenOffline: true,
    shouldRetryOnError: true,
    onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
      if (!isMissing(error)) setTimeout(() => void revalidate({ retryCount, dedupe: true }), POLL_MS)
    },
  })
  const order = payment.data?.order?.state
  const expectedMs = payment.data ? pollOf(payment.data) : 0
  if (pollMs !== expectedMs) setPollMs(expectedMs)
  const balance = useQuery(path && paths.balance(userId))
  const forecast = useQuery(path && paths.forecast)

  const known = useRef<string>(undefined)
  const refreshWallet = useEffectEvent(() => {
    const changed: GetPath[] = [paths.balance(userId), paths.forecast, paths.history, paths.waitingOrders]
    // A completed order has made an instance.
    if (order === 'done') changed.push(paths.instances(userId), paths.summary(userId))
    for (const key of changed) void mutate(key)
    reloadTransactions()
  })
  const received = payment.data && `${payment.data.received} ${order}`
  useEffect(() => {
    if (received === undefined) return
    if (known.current !== undefined && known.current !== received) refreshWallet()
    known.current = received
  }, [received])

  const write = (status: PaymentStatus) => {
    void mutate(path, status, { revalidate: false })
    // An order ends with its payment.
    void mutate(paths.waitingOrders)
    reloadTransactions()
  }
  const cancel = useMutation({
    call: (paymentId: string) => request(`POST ${paths.payment(paymentId)}/cancel`),
    onSuccess: write,
  })
  const report = useMutation({
    call: (paymentId: string) => request(`POST ${paths.payment(paymentId)}/report`),
    onSuccess: write,
  })
  const sendDeposit = useSendOnce((body: Pick<DepositRequest, 'amount' | 'paymentMethod'>, idempotencyKey) =>
    request('POST /api/wallet/deposit', { body, idempotencyKey }),
  )
  const askAgain = useMutation({
    call: sendDeposit,
    onSuccess({ transaction, payment: next }) {
      reloadTransactions()
      // A gateway's own page comes next.
      if (next?.kind === 'redirect' && next.url !== null) window.location.assign(next.url)
      else onAskedAgain(next?.id ?? transaction.id)
    },
  })

  return {
    status: toResource(payment),
    /** Whether this customer has no such payment. */
    isMissing: payment.data === undefined && isMissing(payment.error),
    balance: mapResource(toResource(balance), (response) => response.balance),
    forecast: toResource(forecast),
    now,
    /** Cancels the payment. */
    onCancel: () => cancel(id ?? ''),
    /** Records that the customer says that the money was sent. */
    onReport: () => report(id ?? ''),
    /** Asks for the same amount again. */
    onAskAgain: () =>
      askAgain({
        amount: payment.data?.payment.amount ?? '',
        paymentMethod: payment.data?.method ?? 'bank_transfer',
      }),
  }
}
