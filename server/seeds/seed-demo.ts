import type { CatalogSnapshot } from '#contracts/catalog.ts'
import { DAY_MS, dayOfMonth, periodEnd, startOfNextYear } from '#contracts/rules/calendar.ts'
import { depositFee } from '#contracts/rules/fees.ts'
import { priceOf } from '#contracts/rules/price.ts'
import type { Passwords } from '#server/features/auth/passwords.ts'
import { seededCatalog } from '#server/features/catalog/seeded-catalog.ts'
import type { JobsStore } from '#server/features/jobs/jobs-store.ts'
import { hostnameOf } from '#server/features/machines/hostname.ts'
import { createSandboxMachinesStore, runningSince } from '#server/features/machines/sandbox/sandbox-machines-store.ts'
import type { PromotionsStore } from '#server/features/offers/promotions-store.ts'
import type { ServiceTimesStore } from '#server/features/status/service-times-store.ts'
import type { TicketsStore } from '#server/features/tickets/tickets-store.ts'
import { type UsersStore, usersTable } from '#server/features/users/users-store.ts'
import {
  countsOf,
  type InstancesStore,
  instanceDefaults,
  instancesTable,
  type NewInstance,
} from '#server/features/vps/instances-store.ts'
import { RENEWAL } from '#server/features/vps/renewal-jobs.ts'
import type { Ledger, Movement } from '#server/features/wallet/ledger-store.ts'
import type { Reason } from '#server/features/wallet/reasons.ts'
import {
  type NewTransaction,
  type TransactionsStore,
  transactionsTable,
} from '#server/features/wallet/transactions-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { DbTransaction } from '#server/platform/db/database.ts'
import { type Ids, newSecret } from '#server/platform/ids.ts'
import { nextNumber } from '#server/platform/number-series-store.ts'
import { type DemoDeposit, type DemoOrder, type DemoTicket, type DemoUser, demoUsers } from './demo-data.ts'
import { seedMetrics } from './demo-metrics.ts'
import { demoOffers } from './demo-offers.ts'
import { plansUntil } from './demo-plans.ts'

type Plan = CatalogSnapshot['plans'][number]

const sandboxMachines = createSandboxMachinesStore()

export interface SeedDeps {
  clock: Clock
  ids: Ids
  ledger: Ledger
  users: UsersStore
  transactions: TransactionsStore
  instances: InstancesStore
  tickets: TicketsStore
  promotions: PromotionsStore
  /** Takes the jobs that live the lives of the instances. Default: nothing becomes of them. */
  jobs?: Pick<JobsStore, 'add'>
}

/** Makes history: what the jobs of a server have done by a time, in milliseconds. */
export interface DemoHistory {
  liveUntil(time: number): Promise<void>
}

/** The features that own the records of the demo. */
interface SeededFeatures {
  jobs: { store: JobsStore }
  offers: { promotions: PromotionsStore }
  status: { times: Pick<ServiceTimesStore, 'insert'> }
  tickets: { store: TicketsStore }
  users: { store: UsersStore }
  vps: { instances: InstancesStore }
  wallet: { ledger: Ledger; transactions: TransactionsStore }
}

/** Returns the stores that the demo data is written with. */
export const seededStores = ({ jobs, offers, status, tickets, users, vps, wallet }: SeededFeatures) => ({
  ledger: wallet.ledger,
  users: users.store,
  transactions: wallet.transactions,
  instances: vps.instances,
  tickets: tickets.store,
  promotions: offers.promotions,
  serviceTimes: status.times,
  jobs: jobs.store,
})

const MINUTE = 60 * 1000

/** Fills an empty database with users whose money moved as in production: through the ledger, and of each in chronological order. */
export async function seedDemo(
  deps: SeedDeps & {
    passwords: Passwords
    serviceTimes: Pick<ServiceTimesStore, 'insert'>
    /** Lets the jobs do what is due between what users have done, of more instances than there are without it. Default: only what users have done. */
    history?: DemoHistory
  },
  tx: DbTransaction,
): Promise<void> {
  const { clock, ids, passwords, serviceTimes, history } = deps
  const now = clock.now()
  // The plans are those with which the catalogue begins: the demo data is of the past.
  const { plans } = seededCatalog('en')
  let address = 10
  const requests: SeededTicket[] = []
  const steps: SeedStep[] = []

  for (const person of demoUsers(newSecret, history ? plansUntil(now) : undefined)) {
    const id = ids.at(now - person.joinedDaysAgo * DAY_MS)
    const passwordHash = await passwords.hash(person.password)
    const options = { id, passwordHash, plans, addresses: () => `203.0.113.${++address}` }
    steps.push(...stepsOf(deps, tx, person, options))
    steps.push({ at: now, run: async () => void requests.push(...ticketsOf(deps, person, id)) })
  }
  if (history) steps.sort((a, b) => a.at - b.at)
  for (const { at, run } of steps) {
    await history?.liveUntil(at)
    await run()
  }
  await history?.liveUntil(now)
  // They are added in the order of their numbers.
  for (const request of requests.sort((a, b) => a.at - b.at)) await seedTicket(deps, tx, request)
  await numberInOrder(tx)
  await seedOffers(deps, tx)
  // This comes after all records, whose ids stay the same.
  for (const { at, firstReplyMinutes } of requests) {
    if (firstReplyMinutes === undefined) continue
    const endedAt = at + firstReplyMinutes * MINUTE
    await serviceTimes.insert(tx, { id: ids.at(endedAt), kind: 'reply', seconds: firstReplyMinutes * 60, endedAt })
  }
}

/** Numbers the records in the order of their times: they were inserted customer by customer. */
async function numberInOrder(tx: DbTransaction): Promise<void> {
  for (const table of [usersTable, instancesTable, transactionsTable]) {
    const inserted: { id: string }[] = await tx(table.name).orderBy('id').select('id')
    await tx(table.numbers.table).delete()
    const [first, ...rest] = inserted.map(({ id }, index) => ({ number: index + 1, recordId: id }))
    if (first) await table.numbersTable.insert(tx, first, ...rest)
  }
}

interface PersonOptions {
  id: string
  passwordHash: string
  /** The plans that the orders name. */
  plans: readonly Plan[]
  /** Returns the address of the next instance. */
  addresses: () => string
}

/** Inserts a user with a wallet, deposits and orders. Returns the user's tickets, which have to be inserted by age. */
export async function seedPerson(
  deps: SeedDeps,
  tx: DbTransaction,
  person: Omit<DemoUser, 'password'>,
  options: PersonOptions,
): Promise<SeededTicket[]> {
  for (const { run } of stepsOf(deps, tx, person, options)) await run()
  return ticketsOf(deps, person, options.id)
}

/** What a user has done, at a time in milliseconds. */
interface SeedStep {
  at: number
  run: () => Promise<void>
}

/** What a user has done, from registering on. */
function stepsOf(
  deps: SeedDeps,
  tx: DbTransaction,
  person: Omit<DemoUser, 'password'>,
  { id, passwordHash, plans, addresses }: PersonOptions,
): SeedStep[] {
  const { clock, users, ledger } = deps
  const now = clock.now()
  const { email, firstName, lastName, role, isActive, isEmailVerified, isPhoneVerified } = person
  const createdAt = now - person.joinedDaysAgo * DAY_MS
  const register = async () => {
    const verified = { isActive, isEmailVerified, isPhoneVerified }
    await users.insert(tx, {
      id,
      email,
      passwordHash,
      firstName,
      lastName,
      role,
      ...verified,
      language: null,
      createdAt,
    })
    await ledger.openWallet(tx, id)
  }
  const events = eventsOf(person).map(({ daysAgo, deposit, order }): SeedStep => {
    const at = Math.round(now - daysAgo * DAY_MS)
    const run = async () => {
      if (deposit) await seedDeposit(deps, tx, id, deposit, at)
      if (!order) return
      const plan = plans.find((one) => one.id === order.planId)
      if (!plan) throw new Error(`The demo data orders plan ${order.planId}, which does not exist`)
      await seedOrder(deps, tx, id, { ...order, plan, ipAddress: addresses() }, at)
    }
    return { at, run }
  })
  return [{ at: createdAt, run: register }, ...events]
}

const ticketsOf = (
  { clock, ids }: Pick<SeedDeps, 'clock' | 'ids'>,
  { tickets }: Pick<DemoUser, 'tickets'>,
  userId: string,
): SeededTicket[] =>
  tickets.map((ticket) => {
    const at = clock.now() - ticket.daysAgo * DAY_MS
    return { ...ticket, userId, id: ids.at(at), at }
  })

/** A ticket of the demo data, with its customer, its id, and when it was made. */
interface SeededTicket extends DemoTicket {
  userId: string
  id: string
  at: number
}

/** Inserts a ticket with its first message. */
export async function seedTicket(
  { ids, tickets }: SeedDeps,
  tx: DbTransaction,
  { id, userId, at, subject, body, category, priority, status }: SeededTicket,
): Promise<void> {
  const number = await nextNumber(tx, 'request')
  const about = { instanceId: null, transactionId: null }
  await tickets.insert(tx, { id, userId, number, subject, category, priority, status, ...about, createdAt: at })
  const author = { author: 'customer', authorId: userId } as const
  await tickets.insertMessage(tx, { id: ids.at(at), ticketId: id, ...author, body, createdAt: at, quoted: null })
}

/** Inserts the offers of the product specification, which hold to the end of the running year. */
async function seedOffers({ clock, ids, promotions }: SeedDeps, tx: DbTransaction): Promise<void> {
  const now = clock.now()
  const endsAt = startOfNextYear(now)
  for (const offer of demoOffers) {
    await promotions.insert(tx, {
      code: null,
      percent: null,
      amount: null,
      minimum: null,
      periods: null,
      days: null,
      firstOrderOnly: false,
      billingPeriods: null,
      planIds: null,
      startsAt: null,
      endsAt,
      maxRedemptions: null,
      maxPerUser: null,
      maxPerMonth: null,
      budget: null,
      isPublic: true,
      isActive: true,
      ...offer,
      id: ids.next(),
      version: 1,
      redemptions: 0,
      given: 0,
      createdAt: now,
    })
  }
}

/** A user's deposits and orders, oldest first. */
const eventsOf = ({ deposits, orders }: Pick<DemoUser, 'deposits' | 'orders'>) =>
  [
    ...deposits.map((deposit) => ({ daysAgo: deposit.daysAgo, deposit, order: null })),
    ...orders.map((order) => ({ daysAgo: order.daysAgo, deposit: null, order })),
  ].sort((a, b) => b.daysAgo - a.daysAgo)

/** Moves money and inserts the transaction, both at `at`. */
async function book(
  { ledger, transactions }: SeedDeps,
  tx: DbTransaction,
  movement: Omit<Movement, 'kind' | 'subjectId' | 'actor' | 'reason'> & {
    kind: Exclude<Movement['kind'], 'withdrawal_back' | 'reversal'>
  },
  line: Pick<NewTransaction, 'id' | 'reason'> & Partial<NewTransaction>,
  at: number,
): Promise<void> {
  const { kind, userId, amount } = movement
  const { journalId } = await ledger.move(tx, {
    ...movement,
    subjectId: line.id,
    actor: 'system',
    reason: line.reason,
    at,
  })
  await transactions.insert(tx, {
    userId,
    type: kind,
    amount,
    fee: 0,
    status: 'completed',
    paymentMethod: null,
    instanceId: null,
    journalId,
    createdAt: at,
    settledAt: at,
    cancelledAt: null,
    ...line,
  })
}

async function seedDeposit(
  deps: SeedDeps,
  tx: DbTransaction,
  userId: string,
  { amount, method, status }: DemoDeposit,
  at: number,
): Promise<void> {
  const fee = Number(depositFee(method, BigInt(amount)))
  const reason: Reason = { code: 'deposit', facts: { method } }
  const line = { id: deps.ids.at(at), reason, paymentMethod: method, fee }
  if (status !== 'completed') {
    const settledAt = status === 'pending' ? null : at
    const base = {
      userId,
      type: 'deposit',
      amount,
      instanceId: null,
      journalId: null,
      createdAt: at,
      cancelledAt: null,
    } as const
    await deps.transactions.insert(tx, { ...base, ...line, status, settledAt })
    return
  }
  const against: Movement['against'] = [{ account: `received:${method}`, amount: -amount - fee }]
  if (fee > 0) against.push({ account: 'fees', amount: fee })
  await book(deps, tx, { kind: 'deposit', userId, amount, against }, line, at)
}

/** The sandbox's machine of an instance that has one. */
async function seedMachine(tx: DbTransaction, instance: NewInstance, now: number): Promise<void> {
  const { id, name, status, operatingSystem: imageId, cpu: cores, ram, storage: diskGb, createdAt: at } = instance
  if (status !== 'active' && status !== 'suspended') return
  await sandboxMachines.ensure(tx, id, at)
  const isSuspended = status === 'suspended'
  const sizes = { hostname: hostnameOf(name), imageId, cores, ramMb: ram * 1024, diskGb, isSuspended }
  const state = { ...runningSince(at), ...sizes, power: isSuspended ? 'stopped' : 'running' } as const
  await sandboxMachines.setState(tx, id, state)
  if (!isSuspended) await seedMetrics(tx, id, state, now)
}

async function seedOrder(
  deps: SeedDeps,
  tx: DbTransaction,
  userId: string,
  order: DemoOrder & { plan: Plan; ipAddress: string },
  at: number,
): Promise<void> {
  const { name, plan, planId, locationId, operatingSystem, billingPeriod, status, ipAddress } = order
  const { autoRenew = true, isCancelled = false } = order
  const price = priceOf(plan, billingPeriod)
  const end = periodEnd(at, billingPeriod)
  const ordered: NewInstance = {
    id: deps.ids.at(at),
    userId,
    name,
    status,
    ipAddress: status === 'failed' ? null : ipAddress,
    planId,
    planName: plan.name,
    locationId,
    cpu: plan.cpu,
    ram: plan.ram,
    storage: plan.storage,
    operatingSystem,
    billingPeriod,
    paidPrice: price,
    listPrice: price,
    ...instanceDefaults,
    autoRenew,
    cancelAt: isCancelled ? end : null,
    anchorDay: dayOfMonth(at),
    nextBillingAt: end,
    createdAt: at,
  }
  const instance = await deps.instances.insert(tx, ordered)
  await seedMachine(tx, ordered, deps.clock.now())
  if (status === 'active' || status === 'suspended')
    await deps.jobs?.add(tx, { kind: RENEWAL, subjectId: instance.id, runAt: at })

  const pay = { kind: 'payment', userId, amount: -price, against: [{ account: 'revenue', amount: price }] } as const
  const facts = { plan: plan.name, name }
  const payment: Reason = { code: 'vps_payment', facts }
  const paid = { id: deps.ids.at(at + 1), reason: payment, instanceId: instance.id }
  await book(deps, tx, { ...pay, against: [...pay.against], counts: countsOf(instance) }, paid, at)
  if (status !== 'failed') return

  const later = at + 60_000
  const refund = { kind: 'refund', userId, amount: price, against: [{ account: 'revenue', amount: -price }] } as const
  const refunded = {
    id: deps.ids.at(later),
    reason: { code: 'vps_refund', facts } satisfies Reason,
    instanceId: instance.id,
  }
  await book(deps, tx, { ...refund, against: [...refund.against] }, refunded, later)
}
