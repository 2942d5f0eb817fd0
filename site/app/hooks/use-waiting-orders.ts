import { useMemo } from 'react'
import { useSWRConfig } from 'swr'
import type { WaitingOrder } from '#contracts/waiting-orders.ts'
import * as toastsArea from '#ds/texts/toasts.ts'
import { paths } from '#site/api/paths.ts'
import { request } from '#site/api/request.ts'
import { withRow } from '#site/api/with-row.ts'
import { personal } from '#site/hooks/account-resources.ts'
import { useAccountCache } from '#site/hooks/use-account-cache.ts'
import { useFollowedList } from '#site/hooks/use-followed-list.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'
import { useQuery } from '#site/hooks/use-query.ts'
import { useTexts } from '#site/texts/use-texts.ts'

/** How often orders that wait are requested, in milliseconds: an event says sooner that one has ended, where there is a stream. */
const WAITING_MS = 15_000

const isWaiting = ({ state }: WaitingOrder) => state === 'waiting'
const none: readonly WaitingOrder[] = []

/** The customer's orders that wait or waited for a payment; none while they are unknown, also during an upgrade from a version without them. */
export const useKnownWaitingOrders = (userId: string): readonly WaitingOrder[] =>
  useQuery(personal(userId, paths.waitingOrders)).data ?? none

/** The names of those orders, by the id of the top-up that each is paid with. */
export function useOrderNames(userId: string): ReadonlyMap<string, string> {
  const orders = useKnownWaitingOrders(userId)
  return useMemo(() => new Map(orders.map(({ transactionId, choice }) => [transactionId, choice.name])), [orders])
}

/** The orders, followed while one waits: what an order that has ended has changed is requested again. Use it once in a page. */
export function useWaitingOrders(userId: string) {
  const { toastTexts } = useTexts(toastsArea)
  const { mutate } = useSWRConfig()
  const { refresh, refreshWallet } = useAccountCache(userId)
  const { data: orders = none } = useFollowedList(personal(userId, paths.waitingOrders), {
    interval: (rows) => (rows.some(isWaiting) ? WAITING_MS : 0),
    isPending: isWaiting,
    refreshedWhenShown: true,
    onSettled() {
      // One that is done has made an instance, and its price has left the wallet.
      refresh(paths.instances(userId), paths.summary(userId))
      refreshWallet()
    },
  })
  return {
    orders,
    /** Cancels an order. When that fails, such as when it has been paid, the orders are requested again. */
    onCancel: useMutation({
      call: (orderId: string) =>
        request(`POST /api/vps/orders/waiting/${encodeURIComponent(orderId)}/cancel`).catch((error) => {
          refresh(paths.waitingOrders)
          throw error
        }),
      onSuccess({ order }) {
        void mutate<WaitingOrder[]>(paths.waitingOrders, (known) => known && withRow(known, order), {
          revalidate: false,
        })
        // Its offer is given back.
        refresh(paths.offers)
      },
      toasts: { done: { title: toastTexts.orderCancelled, tone: 'positive' } },
    }),
  }
}
