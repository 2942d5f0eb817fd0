import { useSWRConfig } from 'swr'
import type { DataAt, GetPath } from '#contracts/calls.ts'
import { priceOf } from '#contracts/rules/price.ts'
import type { WalletTransaction } from '#contracts/transactions.ts'
import type { OrderRequest, Vps } from '#contracts/vps.ts'
import type { DepositRequest } from '#contracts/wallet.ts'
import { firstBillingDate, type OrderFormValues } from '#ds/account/OrderDialog/index.ts'
import type { TopUpFormValues } from '#ds/account/TopUpDialog/index.ts'
import { mapResource } from '#ds/components/resource.ts'
import { remedies } from '#ds/texts/vi/remedies.ts'
import { toastTexts } from '#ds/texts/vi/toasts.ts'
import { useSendOnce } from '#site/api/idempotency.ts'
import { paths } from '#site/api/paths.ts'
import { request } from '#site/api/request.ts'
import { withRow } from '#site/api/with-row.ts'
import { toResource } from '#site/hooks/to-resource.ts'
import { useFollowedList } from '#site/hooks/use-followed-list.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'
import { useQuery } from '#site/hooks/use-query.ts'

/** Polling interval for what is settled automatically, within seconds. */
const SOON_MS = 1000
/** Polling interval for what an admin settles. */
const LATER_MS = 15_000

const isCreating = (vps: Vps) => vps.status === 'creating'
const isPending = (transaction: WalletTransaction) => transaction.status === 'pending'
const settlesAutomatically = ({ paymentMethod }: WalletTransaction) =>
  paymentMethod === 'momo' || paymentMethod === 'zalopay'

function transactionsInterval(transactions: readonly WalletTransaction[]): number {
  const pending = transactions.filter(isPending)
  if (pending.length === 0) return 0
  return pending.some(settlesAutomatically) ? SOON_MS : LATER_MS
}

export interface AccountOptions {
  /** Empty for a visitor: then nothing is requested. */
  userId: string
  /** The time of the order, ISO 8601: the first billing date is computed from it. */
  now: string
  /** Called when an order or a top-up was accepted: its dialog can close. */
  onSubmitted: () => void
}

/** The data of one customer's dashboard, and the mutations for orders and top-ups. */
export function useAccount({ userId, now, onSubmitted }: AccountOptions) {
  const { cache, mutate } = useSWRConfig()
  const keyOf = <Path extends GetPath>(path: Path) => (userId ? path : null)
  const refresh = (...keys: string[]) => {
    for (const key of keys) void mutate(key)
  }
  /**
   * Writes the data of a response into the cache. A query without data is requested again, since its pending response may be older;
   * and so is a stale one, since it may miss more changes than this one.
   */
  const write = <Path extends GetPath>(path: Path, change: (known: DataAt<Path>) => DataAt<Path>) => {
    const isStale = cache.get(path)?.error !== undefined
    void mutate<DataAt<Path>>(path, (known) => known && change(known), {
      revalidate: (data) => isStale || data === undefined,
    })
  }
  const writeTransaction = (transaction: WalletTransaction) =>
    write(paths.transactions(userId), (transactions) => withRow(transactions, transaction))

  const sendOrder = useSendOnce((body: OrderRequest, idempotencyKey) =>
    request('POST /api/vps/order', { body, idempotencyKey }),
  )
  const sendDeposit = useSendOnce((body: DepositRequest, idempotencyKey) =>
    request('POST /api/wallet/deposit', { body, idempotencyKey }),
  )
  const profile = useQuery(keyOf(paths.me))
  const catalog = useQuery(keyOf(paths.catalog))
  const balance = useQuery(keyOf(paths.balance(userId)))

  return {
    user: mapResource(toResource(profile), ({ user }) => user),
    catalog: toResource(catalog),
    balance: mapResource(toResource(balance), (response) => response.balance),
    summary: toResource(useQuery(keyOf(paths.summary(userId)))),
    tickets: toResource(useQuery(keyOf(paths.tickets(userId)))),
    instances: toResource(
      useFollowedList(keyOf(paths.instances(userId)), {
        interval: (instances) => (instances.some(isCreating) ? SOON_MS : 0),
        isPending: isCreating,
        // An instance that became active is counted in the summary, one that failed has been refunded.
        onSettled: () => refresh(paths.balance(userId), paths.transactions(userId), paths.summary(userId)),
      }),
    ),
    transactions: toResource(
      useFollowedList(keyOf(paths.transactions(userId)), {
        interval: transactionsInterval,
        isPending,
        onSettled: () => refresh(paths.balance(userId)),
      }),
    ),
    /** Orders an instance; repeated presses order only one. */
    order: useMutation({
      call: async (order: OrderFormValues) => {
        const plan = catalog.data?.plans.find(({ id }) => id === order.planId)
        if (!plan) throw new Error('No plan selected')
        const date = firstBillingDate(now, order.billingPeriod)
        return sendOrder({
          userId,
          ...order,
          nextBillingDate: date,
          expiryDate: date,
          totalCost: priceOf(plan, order.billingPeriod),
        })
      },
      onSuccess({ vps, transaction, ...balanceAfter }) {
        write(paths.instances(userId), (instances) => withRow(instances, vps))
        writeTransaction(transaction)
        write(paths.balance(userId), () => balanceAfter)
        refresh(paths.summary(userId))
        onSubmitted()
      },
      toasts: {
        done: { title: toastTexts.ordered, description: toastTexts.orderedDetail, tone: 'positive' },
        failed: toastTexts.orderFailed,
      },
      remedies,
    }),
    /** Requests a top-up; repeated presses request only one. */
    deposit: useMutation({
      call: ({ amount, paymentMethod, description }: TopUpFormValues) =>
        sendDeposit({ userId, type: 'deposit', status: 'pending', amount, paymentMethod, description }),
      onSuccess({ transaction }) {
        writeTransaction(transaction)
        onSubmitted()
      },
      toasts: {
        done: { title: toastTexts.depositRequested, description: toastTexts.depositRequestedDetail, tone: 'positive' },
        failed: toastTexts.depositFailed,
      },
      remedies,
    }),
    /** Cancels a pending top-up. When that fails, such as when it has been paid, the wallet is requested again. */
    cancelDeposit: useMutation({
      call: (transactionId: string) =>
        request(`POST /api/wallet/transactions/${encodeURIComponent(transactionId)}/cancel`).catch((error) => {
          refresh(paths.balance(userId), paths.transactions(userId))
          throw error
        }),
      onSuccess: ({ transaction }) => writeTransaction(transaction),
      toasts: { done: { title: toastTexts.depositCancelled, tone: 'positive' } },
    }),
    /**
     * Marks the phone as verified. There is no request for it (product spec, section 7), so this is only kept in memory: after a
     * reload the number is unverified again.
     */
    markPhoneVerified: () =>
      mutate<DataAt<typeof paths.me>>(
        paths.me,
        (known) => known && { ...known, user: { ...known.user, isPhoneVerified: true } },
        {
          revalidate: false,
        },
      ),
  }
}
