import { isSameMonth } from './calendar.ts'
import type { AccountTicket, AccountTransaction, AccountVps, OrderCatalog, Resource } from './types.ts'

/** How many instances are active (dashboard stat card). */
export const countActiveVps = (instances: readonly AccountVps[]) =>
  instances.filter((instance) => instance.status === 'active').length

/** How many tickets still want something: open or in progress (dashboard stat card). */
export const countOpenTickets = (tickets: readonly AccountTicket[]) =>
  tickets.filter((ticket) => ticket.status !== 'closed').length

/** What completed payments took out of the wallet in the calendar month (Vietnam) of `now`, in whole dong, without a sign. */
export const monthlySpend = (transactions: readonly AccountTransaction[], now: string): string =>
  transactions
    .filter(
      ({ type, status, createdAt }) => type === 'payment' && status === 'completed' && isSameMonth(createdAt, now),
    )
    .reduce((total, { amount }) => total - BigInt(amount), 0n)
    .toString()

/** The newest first, at most `limit` of them. The list itself is left as it is. */
export const newest = <Item extends { createdAt: string }>(items: readonly Item[], limit: number): Item[] =>
  [...items].sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt)).slice(0, limit)

/** Shows operating systems by name: the server gives their id, the catalogue knows what it is called. An unknown one stays as it is. */
export function nameSystems(
  vps: Resource<readonly AccountVps[]>,
  catalog: Resource<OrderCatalog>,
): Resource<readonly AccountVps[]> {
  if (vps.status !== 'ready' || catalog.status !== 'ready') return vps
  const names = new Map(catalog.data.operatingSystems.map(({ id, name }) => [id, name]))
  return {
    status: 'ready',
    data: vps.data.map((instance) => ({
      ...instance,
      operatingSystem: names.get(instance.operatingSystem) ?? instance.operatingSystem,
    })),
  }
}
