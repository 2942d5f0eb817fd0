import useSWR, { useSWRConfig } from 'swr'
import type { AccountSummary } from '#contracts/account.ts'
import type { VpsCatalog } from '#contracts/catalog.ts'
import { priceOf } from '#contracts/rules/price.ts'
import type { Ticket } from '#contracts/tickets.ts'
import type { WalletTransaction } from '#contracts/transactions.ts'
import type { UserResponse } from '#contracts/user.ts'
import type { OrderRequest, OrderResponse, Vps } from '#contracts/vps.ts'
import type { BalanceResponse, CancelResponse, DepositRequest, DepositResponse } from '#contracts/wallet.ts'
import { firstBillingDate, type OrderFormValues } from '#ds/account/OrderDialog/index.ts'
import type { TopUpFormValues } from '#ds/account/TopUpDialog/index.ts'
import { mapResource } from '#ds/components/resource.ts'
import { notices } from '#ds/texts/vi/notices.ts'
import { remedies } from '#ds/texts/vi/remedies.ts'
import { useSendOnce } from '#site/api/idempotency.ts'
import { paths } from '#site/api/paths.ts'
import { request } from '#site/api/request.ts'
import { withRow } from '#site/api/with-row.ts'
import { toResource } from '#site/hooks/to-resource.ts'
import { useFollowedList } from '#site/hooks/use-followed-list.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'

/** Machines settle these within seconds. */
const SOON_MS = 1000
/** A person settles these. */
const LATER_MS = 15_000

const isCreating = (vps: Vps) => vps.status === 'creating'
const isPending = (transaction: WalletTransaction) => transaction.status === 'pending'
const settlesByItself = ({ paymentMethod }: WalletTransaction) =>
  paymentMethod === 'momo' || paymentMethod === 'zalopay'

function transactionsInterval(transactions: readonly WalletTransaction[]): number {
  const pending = transactions.filter(isPending)
  if (pending.length === 0) return 0
  return pending.some(settlesByItself) ? SOON_MS : LATER_MS
}

export interface AccountOptions {
  /** Empty where nobody is known: then nothing is asked. */
  userId: string
  /** The moment that the customer orders at, ISO 8601: the first billing date is counted from it. */
  now: string
  /** An order or a top-up was accepted: its dialog can close. */
  onSubmitted: () => void
}

/** Everything that the dashboard shows of one customer, and what they can do about their money. */
export function useAccount({ userId, now, onSubmitted }: AccountOptions) {
  const { cache, mutate } = useSWRConfig()
  const ask = (path: string) => (userId ? path : null)
  const refresh = (...keys: string[]) => {
    for (const key of keys) void mutate(key)
  }
  /**
   * Writes what a response says. A query that has nothing yet is asked anew, since what is on its way to it may be older; and one that
   * could not be loaded again, since it may lack more than this.
   */
  const write = <Data>(key: string, change: (known: Data) => Data) => {
    const isStale = cache.get(key)?.error !== undefined
    void mutate<Data>(key, (known) => known && change(known), { revalidate: (data) => isStale || data === undefined })
  }
  const writeRow = <Row extends { id: string }>(key: string, row: Row) =>
    write<Row[]>(key, (rows) => withRow(rows, row))

  const sendOrder = useSendOnce((body: OrderRequest, idempotencyKey) =>
    request<OrderResponse>('/api/vps/order', { method: 'POST', body, idempotencyKey }),
  )
  const sendDeposit = useSendOnce((body: DepositRequest, idempotencyKey) =>
    request<DepositResponse>('/api/wallet/deposit', { method: 'POST', body, idempotencyKey }),
  )
  const profile = useSWR<UserResponse, Error>(ask(paths.me))
  const catalog = useSWR<VpsCatalog, Error>(ask(paths.catalog))
  const balance = useSWR<BalanceResponse, Error>(ask(paths.balance(userId)))

  return {
    user: mapResource(toResource(profile), ({ user }) => user),
    catalog: toResource(catalog),
    balance: mapResource(toResource(balance), (response) => response.balance),
    summary: toResource(useSWR<AccountSummary, Error>(ask(paths.summary(userId)))),
    tickets: toResource(useSWR<Ticket[], Error>(ask(paths.tickets(userId)))),
    instances: toResource(
      useFollowedList<Vps>(ask(paths.instances(userId)), {
        interval: (instances) => (instances.some(isCreating) ? SOON_MS : 0),
        isUnderWay: isCreating,
        // One that is active is counted as such, one that failed has been refunded.
        onSettled: () => refresh(paths.balance(userId), paths.transactions(userId), paths.summary(userId)),
      }),
    ),
    transactions: toResource(
      useFollowedList<WalletTransaction>(ask(paths.transactions(userId)), {
        interval: transactionsInterval,
        isUnderWay: isPending,
        onSettled: () => refresh(paths.balance(userId)),
      }),
    ),
    /** Buys an instance, once however often it is pressed. */
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
      onSuccess({ vps, transaction, ...left }) {
        writeRow(paths.instances(userId), vps)
        writeRow(paths.transactions(userId), transaction)
        write<BalanceResponse>(paths.balance(userId), () => left)
        refresh(paths.summary(userId))
        onSubmitted()
      },
      notices: {
        done: { title: notices.ordered, description: notices.orderedDetail, tone: 'positive' },
        failed: notices.orderFailed,
      },
      remedies,
    }),
    /** Asks for a top-up, once however often it is pressed. */
    deposit: useMutation({
      call: ({ amount, paymentMethod, description }: TopUpFormValues) =>
        sendDeposit({ userId, type: 'deposit', status: 'pending', amount, paymentMethod, description }),
      onSuccess({ transaction }) {
        writeRow(paths.transactions(userId), transaction)
        onSubmitted()
      },
      notices: {
        done: { title: notices.depositRequested, description: notices.depositRequestedDetail, tone: 'positive' },
        failed: notices.depositFailed,
      },
      remedies,
    }),
    /** Cancels a pending top-up. When it could not be, such as when it has been paid, the wallet is asked for again. */
    cancelDeposit: useMutation({
      call: (transactionId: string) =>
        request<CancelResponse>(paths.cancelDeposit(transactionId), { method: 'POST' }).catch((error) => {
          refresh(paths.balance(userId), paths.transactions(userId))
          throw error
        }),
      onSuccess: ({ transaction }) => writeRow(paths.transactions(userId), transaction),
      notices: { done: { title: notices.depositCancelled, tone: 'positive' } },
    }),
    /**
     * Takes the phone for verified. No call tells the server (product spec, section 7), so this holds in the memory of this page
     * alone: after a reload the number is unverified again.
     */
    markPhoneVerified: () =>
      mutate<UserResponse>(paths.me, (known) => known && { ...known, user: { ...known.user, isPhoneVerified: true } }, {
        revalidate: false,
      }),
  }
}
