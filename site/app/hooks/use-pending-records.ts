import { useEffect, useEffectEvent } from 'react'
import useSWR from 'swr'
import { gatewayMethods } from '#contracts/rules/fees.ts'
import type { WalletTransaction } from '#contracts/transactions.ts'
import type { Vps } from '#contracts/vps.ts'
import { paths } from '#site/api/paths.ts'
import { request } from '#site/api/request.ts'
import { loadInstances, personal } from '#site/hooks/account-resources.ts'
import { useAccountCache } from '#site/hooks/use-account-cache.ts'
import { useFollowedList } from '#site/hooks/use-followed-list.ts'

/** Polling interval for what is settled automatically, within seconds. */
const SOON_MS = 2000
/** Polling interval for what an admin settles. */
const LATER_MS = 15_000
/** How many payments are asked for at once: the newest, of which a customer has just paid one. */
const ASKED_MAX = 3

const isCreating = (vps: Vps) => vps.status === 'creating'
/** Whether an instance is changing, also while something is done with it: that may end before the stream of events has begun. */
const isChanging = (vps: Vps) => isCreating(vps) || Boolean(vps.action)
const isPending = (transaction: WalletTransaction) => transaction.status === 'pending'
const settlesAutomatically = ({ paymentMethod }: WalletTransaction) =>
  paymentMethod !== null && gatewayMethods.some((method) => method === paymentMethod)

/** Which of these payments are over, and whether another one is awaited; one that cannot be asked for still is. */
async function askFor(ids: readonly string[]): Promise<{ over: string; isAwaited: boolean }> {
  const states = await Promise.all(
    ids.map(async (id) => (await request(`GET ${paths.payment(id)}`).catch(() => undefined))?.state ?? 'waiting'),
  )
  return {
    over: ids.filter((_, index) => states[index] !== 'waiting').join(' '),
    isAwaited: states.includes('waiting'),
  }
}

/**
 * Asks for the payments that a gateway settles within seconds, one by one: the list has up to 200 rows. One that is over may stay pending in the list,
 * when its time has passed, and keeps no other one from being followed.
 */
function useAwaitedPayments(transactions: readonly WalletTransaction[] | undefined, onOver: () => void): void {
  const pending = transactions?.filter((row) => isPending(row) && settlesAutomatically(row)) ?? []
  const ids = pending.slice(0, ASKED_MAX).map(({ id }) => id)
  const { data: payments } = useSWR(ids.length > 0 ? ['awaited payments', ...ids] : null, ([, ...of]) => askFor(of), {
    refreshInterval: (known) => (known && !known.isAwaited ? 0 : SOON_MS),
  })
  const notice = useEffectEvent(onOver)
  useEffect(() => {
    if (payments?.over) notice()
  }, [payments?.over])
}

/** Follows the instances and the transactions that are still going to change, and requests what depends on them when they have. */
export function usePendingRecords(userId: string): void {
  const { refresh, refreshLevel, refreshWallet } = useAccountCache(userId)
  const { data: transactions } = useFollowedList(personal(userId, paths.transactions(userId)), {
    interval: (rows) => (rows.some(isPending) ? LATER_MS : 0),
    isPending,
    onSettled() {
      refresh(paths.balance(userId))
      refreshLevel()
    },
  })
  useAwaitedPayments(transactions, () => refresh(paths.transactions(userId)))
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
