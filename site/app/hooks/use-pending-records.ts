import { gatewayMethods } from '#contracts/rules/fees.ts'
import type { WalletTransaction } from '#contracts/transactions.ts'
import type { Vps } from '#contracts/vps.ts'
import { paths } from '#site/api/paths.ts'
import { loadInstances, personal } from '#site/hooks/account-resources.ts'
import { useAccountCache } from '#site/hooks/use-account-cache.ts'
import { useFollowedList } from '#site/hooks/use-followed-list.ts'

/** Polling interval for what is settled automatically, within seconds. */
const SOON_MS = 1000
/** Polling interval for what an admin settles. */
const LATER_MS = 15_000

const isCreating = (vps: Vps) => vps.status === 'creating'
/** Whether an instance is changing, also while something is done with it: that may end before the stream of events has begun. */
const isChanging = (vps: Vps) => isCreating(vps) || Boolean(vps.action)
const isPending = (transaction: WalletTransaction) => transaction.status === 'pending'
const settlesAutomatically = ({ paymentMethod }: WalletTransaction) =>
  paymentMethod !== null && gatewayMethods.some((method) => method === paymentMethod)

function transactionsInterval(transactions: readonly WalletTransaction[]): number {
  const pending = transactions.filter(isPending)
  if (pending.length === 0) return 0
  return pending.some(settlesAutomatically) ? SOON_MS : LATER_MS
}

/** Follows the instances and the transactions that are still going to change, and requests what depends on them when they have. */
export function usePendingRecords(userId: string): void {
  const { refresh, refreshLevel, refreshWallet } = useAccountCache(userId)
  useFollowedList(personal(userId, paths.transactions(userId)), {
    interval: transactionsInterval,
    isPending,
    onSettled() {
      refresh(paths.balance(userId))
      refreshLevel()
    },
  })
  useFollowedList(personal(userId, paths.instances(userId)), {
    load: loadInstances,
    interval: (instances) => (instances.some(isChanging) ? SOON_MS : 0),
    isPending: isChanging,
    // An instance that became active is counted in the summary, one that failed has been refunded.
    onSettled() {
      refreshWallet()
      refresh(paths.summary(userId))
    },
  })
}
