import { useEffect, useEffectEvent } from 'react'
import { useSWRConfig } from 'swr'
import type { EventData, EventName } from '#contracts/events.ts'
import { paths } from '#site/api/paths.ts'
import { withRow } from '#site/api/with-row.ts'

const EVENTS = '/api/events'
const names: readonly EventName[] = ['wallet', 'vps', 'action', 'payment', 'ticket']

/**
 * Writes what changes on the server into the cache as it happens, while the page is looked at; polling behind it goes on. A hidden page has no
 * stream, because a browser has only six connections to a server for all its tabs. Without a user there is none either.
 */
export function useAccountEvents(userId: string) {
  const { cache, mutate } = useSWRConfig()
  const refresh = (...keys: string[]) => {
    for (const key of keys) void mutate(key)
  }
  const refreshWallet = () =>
    refresh(
      paths.forecast,
      paths.history,
      paths.transactions(userId),
      paths.withdrawals,
      paths.summary(userId),
      paths.waitingOrders,
    )

  const appliers: { [Name in EventName]: (data: EventData[Name]) => void } = {
    wallet(data) {
      const key = paths.balance(userId)
      // The first event of each stream is the balance as it is.
      if (cache.get(key)?.data?.balance === data.balance) return
      void mutate(key, data, { revalidate: false })
      refreshWallet()
    },
    vps(data) {
      void mutate<EventData['vps'][]>(paths.instances(userId), (known) => known && withRow(known, data), {
        revalidate: false,
      })
      refresh(
        paths.machine(data.id),
        paths.machineHistory(data.id),
        paths.summary(userId),
        paths.forecast,
        paths.waitingOrders,
      )
    },
    action: ({ vpsId }) => refresh(paths.machine(vpsId), paths.machineHistory(vpsId)),
    payment(data) {
      for (const id of [data.payment.id, data.transaction.id])
        void mutate(paths.payment(id), data, { revalidate: false })
      refresh(paths.transactions(userId), paths.waitingOrders)
    },
    ticket: ({ id }) => refresh(paths.tickets(userId), paths.thread(id)),
  }
  const apply = useEffectEvent((name: EventName, text: string) => {
    // The data of an event belongs to its name.
    const applyData = appliers[name] as (data: unknown) => void
    applyData(JSON.parse(text))
  })
  /** What changed while there was no stream. */
  const catchUp = useEffectEvent(() => {
    refresh(paths.balance(userId), paths.instances(userId), paths.tickets(userId))
    refreshWallet()
  })

  useEffect(() => {
    if (userId === '') return
    let source: EventSource | undefined
    let wasOpen = false
    const connect = () => {
      source = new EventSource(EVENTS)
      source.addEventListener('open', () => {
        if (wasOpen) catchUp()
        wasOpen = true
      })
      for (const name of names) source.addEventListener(name, (event: MessageEvent<string>) => apply(name, event.data))
    }
    const follow = () => {
      if (document.visibilityState !== 'visible') source?.close()
      else if (source === undefined || source.readyState === EventSource.CLOSED) connect()
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      source?.close()
    }
  }, [userId])
}
