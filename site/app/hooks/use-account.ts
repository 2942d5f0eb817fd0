import useSWR, { useSWRConfig } from 'swr'
import type { AccountSummary } from '#contracts/account.ts'
import type { VpsCatalog } from '#contracts/catalog.ts'
import type { Ticket } from '#contracts/tickets.ts'
import type { WalletTransaction } from '#contracts/transactions.ts'
import type { UserAnswer } from '#contracts/user.ts'
import type { OrderAnswer, OrderRequest, Vps } from '#contracts/vps.ts'
import type { BalanceAnswer, CancelAnswer, DepositAnswer, DepositRequest } from '#contracts/wallet.ts'
import { useSendOnce } from '#site/api/idempotency.ts'
import { paths } from '#site/api/paths.ts'
import { request } from '#site/api/request.ts'
import { useFollowedList } from '#site/hooks/use-followed-list.ts'

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

/**
 * Everything that the dashboard shows of one customer, and the actions on their money. `userId` is empty while no customer is known:
 * then nothing is requested.
 */
export function useAccount(userId: string) {
  const { mutate } = useSWRConfig()
  const ask = (path: string) => (userId ? path : null)
  const refresh = (...keys: string[]) => Promise.all(keys.map((key) => mutate(key)))
  const refreshWallet = () => refresh(paths.balance(userId), paths.transactions(userId))
  /** What an instance changes; a top-up changes the wallet alone. */
  const refreshFigures = () => Promise.all([refreshWallet(), refresh(paths.summary(userId))])

  const sendOrder = useSendOnce((body: OrderRequest, idempotencyKey) =>
    request<OrderAnswer>('/api/vps/order', { method: 'POST', body, idempotencyKey }),
  )
  const sendDeposit = useSendOnce((body: DepositRequest, idempotencyKey) =>
    request<DepositAnswer>('/api/wallet/deposit', { method: 'POST', body, idempotencyKey }),
  )

  return {
    profile: useSWR<UserAnswer>(ask(paths.me)),
    catalog: useSWR<VpsCatalog>(ask(paths.catalog)),
    balance: useSWR<BalanceAnswer>(ask(paths.balance(userId))),
    summary: useSWR<AccountSummary>(ask(paths.summary(userId))),
    tickets: useSWR<Ticket[]>(ask(paths.tickets(userId))),
    instances: useFollowedList<Vps>(ask(paths.instances(userId)), {
      interval: (instances) => (instances.some(isCreating) ? SOON_MS : 0),
      isUnderWay: isCreating,
      // One that is active is counted as such, one that failed has been refunded.
      onSettled: refreshFigures,
    }),
    transactions: useFollowedList<WalletTransaction>(ask(paths.transactions(userId)), {
      interval: transactionsInterval,
      isUnderWay: isPending,
      onSettled: () => refresh(paths.balance(userId)),
    }),
    /** Buys an instance, once however often it is pressed. */
    async order(order: Omit<OrderRequest, 'userId'>) {
      await sendOrder({ userId, ...order })
      await Promise.all([refreshFigures(), refresh(paths.instances(userId))])
    },
    /**
     * Takes the phone for verified. No call tells the server (product spec, section 7), so this holds in the memory of this page
     * alone: after a reload the number is unverified again.
     */
    markPhoneVerified: () =>
      mutate<UserAnswer>(paths.me, (known) => known && { ...known, user: { ...known.user, isPhoneVerified: true } }, {
        revalidate: false,
      }),
    /** Cancels a pending top-up. If that fails, for example because it has been paid, the wallet is loaded again. */
    async cancelDeposit(transactionId: string) {
      const { transaction } = await request<CancelAnswer>(paths.cancelDeposit(transactionId), {
        method: 'POST',
      }).catch((failure) => {
        void refreshWallet()
        throw failure
      })
      await mutate<WalletTransaction[]>(
        paths.transactions(userId),
        (list) => list?.map((line) => (line.id === transaction.id ? transaction : line)),
        { revalidate: false },
      )
    },
    /** Asks for a top-up, once however often it is pressed. */
    async deposit(deposit: Pick<DepositRequest, 'amount' | 'paymentMethod' | 'description'>) {
      await sendDeposit({ userId, type: 'deposit', status: 'pending', ...deposit })
      await refreshWallet()
    },
  }
}
