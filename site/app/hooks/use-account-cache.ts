import { useSWRConfig } from 'swr'
import type { DataAt, GetPath } from '#contracts/calls.ts'
import type { MachineResponse } from '#contracts/machines.ts'
import type { TicketResponse } from '#contracts/tickets.ts'
import type { WalletTransaction } from '#contracts/transactions.ts'
import type { OrderResponse, Vps } from '#contracts/vps.ts'
import { paths } from '#site/api/paths.ts'
import { withRow } from '#site/api/with-row.ts'

/** The response to a change of an instance's periods. */
interface ChangedPlan {
  vps: Vps
  transaction?: WalletTransaction | null
  balance: string
}

/** Returns what brings the responses of a customer's actions into the cache, so that they are shown without another request. */
export function useAccountCache(userId: string) {
  const { cache, mutate } = useSWRConfig()

  const refresh = (...keys: string[]) => {
    for (const key of keys) void mutate(key)
  }
  /** Money has moved, or an instance that is renewed has come or gone: requested again if they are shown. */
  const refreshLevel = () => refresh(paths.forecast, paths.history)

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

  return {
    /** Requests these paths again, if they are shown. */
    refresh,
    refreshLevel,
    refreshWallet() {
      refresh(paths.balance(userId), paths.transactions(userId))
      refreshLevel()
    },
    writeTransaction,
    /** Shows what was ordered, or a trial that was paid for. */
    writePaid({ vps, transaction, ...balanceAfter }: OrderResponse) {
      write(paths.instances(userId), (instances) => withRow(instances, vps))
      if (transaction) writeTransaction(transaction)
      write(paths.balance(userId), () => balanceAfter)
      refresh(paths.summary(userId))
      refreshLevel()
    },
    /** Shows an instance whose periods have changed, and the money that has moved with that. Its page asks what can be done with it now. */
    writePlan({ vps, transaction = null, balance }: ChangedPlan) {
      write(paths.instances(userId), (instances) => withRow(instances, vps))
      void mutate<MachineResponse>(paths.machine(vps.id), (known) => known && { ...known, vps })
      if (transaction) writeTransaction(transaction)
      write(paths.balance(userId), () => ({ balance }))
      refresh(paths.machineHistory(vps.id), paths.summary(userId))
      refreshLevel()
    },
    /** Shows a ticket as it is now, in the list and the figures. */
    writeTicket({ ticket }: TicketResponse) {
      write(paths.tickets(userId), (tickets) =>
        withRow(tickets, { ...ticket, lastMessage: { author: 'customer', createdAt: ticket.createdAt } }),
      )
      refresh(paths.summary(userId))
    },
  }
}
