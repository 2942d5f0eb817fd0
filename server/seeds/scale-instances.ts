import type { Plan } from '#contracts/catalog.ts'
import { dayOfMonth, periodEnd } from '#contracts/rules/calendar.ts'
import { type BillingPeriod, priceOf } from '#contracts/rules/price.ts'
import type { VpsStatus } from '#contracts/rules/vps-status.ts'
import { instanceDefaults, instancesTable } from '#server/features/vps/instances-store.ts'
import type { World } from './scale-world.ts'

/** The number of addresses in 100.64.0.0/10, which is reserved for providers' own networks and not routed. */
const ADDRESSES = 4 * 1024 * 1024

const systems = ['ubuntu', 'debian', 'centos'] as const
const statuses: readonly [VpsStatus, number][] = [
  ['active', 55],
  ['suspended', 10],
  ['terminated', 35],
]

/** What is ordered, by whom (an index into the users) and when. */
export interface ScaleOrder {
  user: number
  at: number
  plan: Plan
  period: BillingPeriod
  fails: boolean
}

/** Adds the instance of an order. */
export function addInstance(world: World, { user, at, plan, period, fails }: ScaleOrder): { id: string; name: string } {
  const { random, put, ids, counts } = world
  const id = random.id(at)
  const name = `may-chu-${counts.vps + 1}`
  const status = fails ? 'failed' : random.pick(statuses)
  const end = periodEnd(at, period)
  const operatingSystem = systems[random.below(systems.length)] ?? 'ubuntu'
  const price = priceOf(plan, period)
  put(instancesTable, {
    id,
    userId: ids[user] ?? '',
    name,
    status,
    planId: plan.id,
    planName: plan.name,
    locationId: 1 + random.below(4),
    cpu: plan.cpu,
    ram: plan.ram,
    storage: plan.storage,
    operatingSystem,
    billingPeriod: period,
    ipAddress: fails ? null : nextAddress(world),
    paidPrice: price,
    listPrice: price,
    ...instanceDefaults,
    anchorDay: dayOfMonth(at),
    nextBillingAt: end,
    createdAt: at,
  })
  counts.vps += 1
  put(instancesTable.numbersTable, { number: counts.vps, recordId: id })
  counts.activeVps += Number(status === 'active')
  return { id, name }
}

/** The next address. Each is used once; the step has no factor in common with their number, so they are spread over the network. */
function nextAddress(world: World): string {
  const number = (world.addresses * 1_640_531) % ADDRESSES
  world.addresses += 1
  if (world.addresses > ADDRESSES) throw new Error(`There are only ${ADDRESSES} addresses for instances`)
  return `100.${64 + Math.floor(number / 65_536)}.${Math.floor(number / 256) % 256}.${number % 256}`
}
