import type { BillingPeriod } from '#contracts/catalog.ts'
import { dayOfMonth, periodEnd } from '#contracts/rules/calendar.ts'
import { depositFee } from '#contracts/rules/fees.ts'
import { priceOf } from '#contracts/rules/price.ts'
import type { PaymentMethod } from '#contracts/transactions.ts'
import type { VpsStatus } from '#contracts/vps.ts'
import { vpsCatalog } from '#server/features/catalog/vps-catalog.ts'
import { fold, searchTerms } from '#server/features/search/search-terms.ts'
import { type Counts, revenueOf } from '#server/features/stats/counters-store.ts'
import { describeReason, type Reason } from '#server/features/wallet/reasons.ts'
import type { BulkRows, Cell } from '#server/platform/db/bulk-load.ts'
import { demoAccounts } from './demo-data.ts'
import { createDice, type Dice } from './dice.ts'
import { givenNames, mailDomains, middleNames, surnames, ticketSubjects } from './scale-names.ts'

export interface ScaleOptions {
  /** How many users there are in the end; the first two are the demo's admin and customer. */
  users: number
  /** How many lines their histories have. */
  transactions: number
  /** The same seed makes the same rows. */
  seed: number
  /** When it ends, in milliseconds. */
  now: number
  /** Password hashes: of the demo's accounts, and one that stands for everybody else's. */
  hashes: { admin: string; customer: string; others: string }
}

const DAY = 24 * 60 * 60 * 1000
/** Over how long users come and money moves. */
const SPAN = 3 * 365 * DAY
/** How many rows of a table are handed over at once. */
const BATCH = 5000
/**
 * The beginnings of words: many at once, in order, since their table is kept in the order of its key. Other tables are kept in the
 * order of their ids, which is that of time.
 */
const SORTED_BATCH = 500_000
/** How many addresses 100.64.0.0/10 has. It is set aside for providers' own networks and leads nowhere. */
const ADDRESSES = 4 * 1024 * 1024

const columns = {
  users: [
    'id',
    'email',
    'email_norm',
    'password_hash',
    'first_name',
    'last_name',
    'role',
    'is_active',
    'is_email_verified',
    'is_phone_verified',
    'created_at',
  ],
  user_prefixes: ['prefix', 'user_id'],
  user_terms: ['term', 'user_id'],
  accounts: ['id', 'kind', 'balance'],
  journals: ['id', 'kind', 'subject_id', 'actor', 'reason', 'facts', 'created_at'],
  postings: ['id', 'journal_id', 'account_id', 'amount', 'balance_after'],
  transactions: [
    'id',
    'user_id',
    'type',
    'amount',
    'fee',
    'status',
    'payment_method',
    'description',
    'instance_id',
    'journal_id',
    'created_at',
    'settled_at',
    'code',
    'facts',
  ],
  instances: [
    'id',
    'user_id',
    'name',
    'status',
    'ip_address',
    'plan_id',
    'plan_name',
    'location_id',
    'cpu',
    'ram',
    'storage',
    'operating_system',
    'billing_period',
    'price',
    'anchor_day',
    'next_billing_at',
    'expires_at',
    'created_at',
  ],
  tickets: ['id', 'user_id', 'subject', 'category', 'priority', 'status', 'created_at'],
  counters: ['name', 'shard', 'value'],
} as const
type Table = keyof typeof columns

/**
 * All rows of a great database, in the order of time: people come, top their wallets up and order, and everything adds up as
 * if the server had booked it. They are handed over as they are made; only ids and balances are kept in memory.
 */
export function* scaleRows(options: ScaleOptions): Generator<BulkRows> {
  const { users, transactions, now } = options
  const dice = createDice(options.seed)
  const waiting = new Map<Table, Cell[][]>()
  const full: BulkRows[] = []
  const put: Put = (table, ...row) => {
    const rows = waiting.get(table) ?? []
    rows.push(row)
    waiting.set(table, rows)
    if (rows.length < (table === 'user_prefixes' ? SORTED_BATCH : BATCH)) return
    full.push(batchOf(table, rows))
    waiting.delete(table)
  }
  const ids: string[] = []
  const balances = new Float64Array(users)
  const counts: Required<Pick<Counts, 'users' | 'activeUsers' | 'vps' | 'activeVps'>> & Counts = {
    users: 0,
    activeUsers: 0,
    vps: 0,
    activeVps: 0,
  }
  const world: World = { dice, put, ids, balances, counts, addresses: 0, actor: '' }

  const step = SPAN / users
  let lines = 0
  for (let number = 0; number < users; number += 1) {
    const at = Math.floor(now - SPAN + number * step)
    join(world, options, number, at)
    if (number === 0) world.actor = ids[0] ?? ''
    const due = Math.floor(((number + 1) * transactions) / users)
    const linesAtOnce = due - lines
    while (lines < due) {
      // Whoever came lately does more; the demo's customer does a little all the time.
      const isDemo = lines % Math.ceil(transactions / 300) === 0
      const who = isDemo ? 1 : Math.floor((1 - dice.number() ** 2) * (number + 1))
      const lineAt = Math.floor(at + (1 - (due - lines) / (linesAtOnce + 1)) * step)
      lines += act(world, Math.min(who, number), lineAt, due - lines)
    }
    if (dice.number() < 0.2) ask(world, dice.below(number + 1), at + 1)
    yield* full.splice(0)
  }

  for (const [number, id] of ids.entries()) put('accounts', id, 'wallet', balances[number] ?? 0)
  counts.balance = balances.reduce((sum, balance) => sum + balance, 0)
  for (const [name, value = 0] of Object.entries(counts)) put('counters', name, 0, value)
  yield* full.splice(0)
  for (const [table, rows] of waiting) yield batchOf(table, rows)
}

const batchOf = (table: Table, rows: Cell[][]): BulkRows => ({
  table,
  columns: columns[table],
  rows: table === 'user_prefixes' ? inOrder(rows) : rows,
})

/** Rows in the order of their first cells; those that share one stay as they are. */
function inOrder(rows: Cell[][]): Cell[][] {
  const groups = Map.groupBy(rows, ([first]) => String(first))
  return [...groups.keys()].sort().flatMap((first) => groups.get(first) ?? [])
}

type Put = (table: Table, ...row: Cell[]) => void

/** What there is so far. */
interface World {
  dice: Dice
  put: Put
  ids: string[]
  balances: Float64Array
  counts: Required<Pick<Counts, 'users' | 'activeUsers' | 'vps' | 'activeVps'>> & Counts
  addresses: number
  /** The admin, who settles what no provider does. */
  actor: string
}

/** Somebody registers. */
function join({ dice, put, ids, counts }: World, { hashes }: ScaleOptions, number: number, at: number): void {
  const id = dice.id(at)
  ids.push(id)
  const surname = dice.pick(surnames)
  const middle = dice.number() < 0.8 ? dice.pick(middleNames) : ''
  const given = dice.pick(givenNames)
  const demo = [demoAccounts.admin, demoAccounts.customer][number]
  const email = demo?.email ?? emailOf(dice, surname, middle, given, number)
  const firstName = `${middle} ${given}`.trim()
  const isActive = number < 2 || dice.number() < 0.98 ? 1 : 0
  const isVerified = number < 2 || dice.number() < 0.9 ? 1 : 0
  const hash = [hashes.admin, hashes.customer][number] ?? hashes.others
  const role = number === 0 ? 'admin' : 'customer'
  put('users', id, email, email, hash, firstName, surname, role, isActive, isVerified, isVerified, at)
  const { prefixes, long } = searchTerms(email, firstName, surname)
  for (const prefix of prefixes) put('user_prefixes', prefix, id)
  for (const term of long) put('user_terms', term, id)
  counts.users += 1
  counts.activeUsers += isActive
}

/** Three ways in which people make an address of their names; the number keeps them apart. */
function emailOf(dice: Dice, surname: string, middle: string, given: string, number: number): string {
  const words = [surname, middle, given].map((word) => fold(word).replaceAll(' ', ''))
  const [last = '', second = '', first = ''] = words
  const names = [`${first}.${last}`, `${last}${second}${first}`, `${first}${second.slice(0, 1)}${last.slice(0, 1)}`]
  return `${names[dice.below(3)]}${number}@${mailDomains[dice.below(mailDomains.length)]}`
}

const methods: readonly [PaymentMethod, number][] = [
  ['momo', 40],
  ['zalopay', 25],
  ['bank_transfer', 30],
  ['crypto', 5],
]
const amounts = [50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000] as const

/** Somebody's money moves, in at most `most` lines of the history. Answers how many they are. */
function act(world: World, who: number, at: number, most: number): number {
  const { dice, balances } = world
  const plan = vpsCatalog.plans[dice.below(3)] as (typeof vpsCatalog.plans)[number]
  const period: BillingPeriod = dice.number() < 0.85 ? 'monthly' : 'yearly'
  const price = priceOf(plan, period)
  if ((balances[who] ?? 0) < price || dice.number() < 0.3) {
    topUp(world, who, at)
    return 1
  }
  const fails = most > 1 && dice.number() < 0.03
  const instance = order(world, who, at, plan, period, fails)
  const facts = { plan: plan.name, name: instance.name }
  book(world, 'payment', who, at, instance.id, -price, [['revenue', price]], {
    subject: instance.id,
    actor: world.ids[who] ?? '',
    reason: { code: 'vps_payment', facts },
  })
  if (!fails) return 1
  book(world, 'refund', who, at + 1, instance.id, price, [['revenue', -price]], {
    subject: instance.id,
    actor: 'system',
    reason: { code: 'vps_refund', facts },
  })
  return 2
}

/** A deposit or, now and then, an admin's adjustment; most deposits arrive, some wait, some fail. */
function topUp(world: World, who: number, at: number): void {
  const { dice, put, ids } = world
  const amount = amounts[dice.below(amounts.length)] ?? 0
  if (dice.number() < 0.02) {
    const reason: Reason = { code: 'adjustment', facts: {} }
    book(world, 'adjustment', who, at, null, amount, [['adjustments', -amount]], { actor: world.actor, reason })
    return
  }
  const method = dice.pick(methods)
  const reason: Reason = { code: 'deposit', facts: { method } }
  const fee = Number(depositFee(method, BigInt(amount)))
  const fate = dice.number()
  if (fate < 0.94) {
    const isCollected = method === 'momo' || method === 'zalopay'
    const against: [string, number][] = [[`received:${method}`, -amount - fee]]
    if (fee > 0) against.push(['fees', fee])
    book(world, 'deposit', who, at, null, amount, against, {
      actor: isCollected ? method : world.actor,
      reason,
      method,
      fee,
    })
    return
  }
  const isFailed = fate < 0.98
  const line = [
    'deposit',
    amount,
    fee,
    isFailed ? 'failed' : 'pending',
    method,
    describeReason(reason, 'vi'),
    null,
    null,
  ] as const
  put('transactions', dice.id(at), ids[who] ?? '', ...line, at, isFailed ? at : null, ...cellsOf(reason))
}

interface Booking {
  /** The id that the journal is about, if it is not the line's own. */
  subject?: string
  actor: string
  reason: Reason
  method?: PaymentMethod
  fee?: number
}

/** The cells of a reason. */
const cellsOf = ({ code, facts }: Reason) => [code, JSON.stringify(facts)] as const

/** Money moves: the wallet, the journal with its postings, the line of the history, the counters. */
function book(
  { dice, put, ids, balances, counts }: World,
  kind: 'deposit' | 'payment' | 'refund' | 'adjustment',
  who: number,
  at: number,
  instanceId: string | null,
  amount: number,
  against: readonly [account: string, amount: number][],
  { subject, actor, reason, method, fee = 0 }: Booking,
): void {
  const wallet = ids[who] ?? ''
  const balance = (balances[who] ?? 0) + amount
  balances[who] = balance
  const id = dice.id(at)
  const journal = dice.id(at)
  put('journals', journal, kind, subject ?? id, actor, ...cellsOf(reason), at)
  put('postings', dice.id(at), journal, wallet, amount, balance)
  for (const [account, part] of against) put('postings', dice.id(at), journal, account, part, null)
  const line = [
    kind,
    amount,
    fee,
    'completed',
    method ?? null,
    describeReason(reason, 'vi'),
    instanceId,
    journal,
    at,
    at,
  ] as const
  put('transactions', id, wallet, ...line, ...cellsOf(reason))
  if (kind !== 'payment' && kind !== 'refund') return
  for (const name of ['revenue', revenueOf(at)] as const) counts[name] = (counts[name] ?? 0) - amount
}

const systems = ['ubuntu', 'debian', 'centos'] as const
const statuses: readonly [VpsStatus, number][] = [
  ['active', 55],
  ['suspended', 10],
  ['terminated', 35],
]

/** An instance comes to be, or fails. */
function order(
  world: World,
  who: number,
  at: number,
  plan: (typeof vpsCatalog.plans)[number],
  period: BillingPeriod,
  fails: boolean,
): { id: string; name: string } {
  const { dice, put, ids, counts } = world
  const id = dice.id(at)
  const name = `may-chu-${counts.vps + 1}`
  const status = fails ? 'failed' : dice.pick(statuses)
  const end = periodEnd(at, period)
  const system = systems[dice.below(systems.length)] ?? 'ubuntu'
  const { id: planId, name: planName, cpu, ram, storage } = plan
  const shape = [planId, planName, 1 + dice.below(4), cpu, ram, storage, system, period] as const
  const times = [dayOfMonth(at), end, end, at] as const
  const address = fails ? null : nextAddress(world)
  put('instances', id, ids[who] ?? '', name, status, address, ...shape, priceOf(plan, period), ...times)
  counts.vps += 1
  counts.activeVps += Number(status === 'active')
  return { id, name }
}

/** Every address once, all over the network: a step that has no factor in common with their number. */
function nextAddress(world: World): string {
  const number = (world.addresses * 1_640_531) % ADDRESSES
  world.addresses += 1
  if (world.addresses > ADDRESSES) throw new Error(`There are no more than ${ADDRESSES} addresses for instances`)
  return `100.${64 + Math.floor(number / 65_536)}.${Math.floor(number / 256) % 256}.${number % 256}`
}

/** Somebody asks the support. */
function ask({ dice, put, ids }: World, who: number, at: number): void {
  const subject = ticketSubjects[dice.below(ticketSubjects.length)] ?? ''
  const priority = (['low', 'medium', 'high', 'urgent'] as const)[dice.below(4)] ?? 'low'
  const status = (['open', 'in_progress', 'closed'] as const)[dice.below(3)] ?? 'open'
  put('tickets', dice.id(at), ids[who] ?? '', subject, 'Kỹ thuật', priority, status, at)
}
