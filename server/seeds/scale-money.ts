import type { Plan } from '#contracts/catalog.ts'
import { depositFee, type PaymentMethod } from '#contracts/rules/fees.ts'
import { type BillingPeriod, priceOf } from '#contracts/rules/price.ts'
import { seededCatalog } from '#server/features/catalog/seeded-catalog.ts'
import type { Reason } from '#server/features/wallet/reasons.ts'
import { addInstance } from './scale-instances.ts'
import { addTransaction, type Booking, book } from './scale-ledger.ts'
import type { World } from './scale-world.ts'

/** The plans that are ordered: the three of the order dialog. */
const { plans } = seededCatalog('en')

const methods: readonly [PaymentMethod, number][] = [
  ['momo', 40],
  ['zalopay', 25],
  ['bank_transfer', 30],
  ['crypto', 5],
]
const amounts = [50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000] as const

/** Adds an order of a user, or a deposit if the balance is too low: at most `most` transactions. Returns their number. */
export function orderOrDeposit(world: World, user: number, at: number, max: number): number {
  const { random, balances } = world
  const plan = plans[random.below(3)] as Plan
  const period: BillingPeriod = random.number() < 0.85 ? 'monthly' : 'yearly'
  const price = priceOf(plan, period)
  if ((balances[user] ?? 0) < price || random.number() < 0.3) {
    addDeposit(world, user, at)
    return 1
  }
  const fails = max > 1 && random.number() < 0.03
  const instance = addInstance(world, { user, at, plan, period, fails })
  const facts = { plan: plan.name, name: instance.name }
  book(world, {
    kind: 'payment',
    user,
    at,
    instanceId: instance.id,
    actor: world.ids[user] ?? '',
    amount: -price,
    against: [{ account: 'revenue', amount: price }],
    reason: { code: 'vps_payment', facts },
  })
  if (!fails) return 1
  book(world, {
    kind: 'refund',
    user,
    at: at + 1,
    instanceId: instance.id,
    actor: 'system',
    amount: price,
    against: [{ account: 'revenue', amount: -price }],
    reason: { code: 'vps_refund', facts },
  })
  return 2
}

/** Adds a deposit or, rarely, an admin's adjustment. Most deposits are completed, some are pending, some failed. */
function addDeposit(world: World, user: number, at: number): void {
  const { random, ids, admin } = world
  const amount = amounts[random.below(amounts.length)] ?? 0
  if (random.number() < 0.02) {
    const against: Booking['against'] = [{ account: 'adjustments', amount: -amount }]
    book(world, {
      kind: 'adjustment',
      user,
      at,
      amount,
      against,
      actor: admin,
      reason: { code: 'adjustment', facts: {} },
    })
    return
  }
  const method = random.pick(methods)
  const reason: Reason = { code: 'deposit', facts: { method } }
  const fee = Number(depositFee(method, BigInt(amount)))
  const outcome = random.number()
  if (outcome < 0.94) {
    const isCollected = method === 'momo' || method === 'zalopay'
    const received = { account: `received:${method}`, amount: -amount - fee } as const
    const against: Booking['against'] = fee > 0 ? [received, { account: 'fees', amount: fee }] : [received]
    book(world, {
      kind: 'deposit',
      user,
      at,
      amount,
      against,
      actor: isCollected ? method : admin,
      reason,
      method,
      fee,
    })
    return
  }
  const isFailed = outcome < 0.98
  addTransaction(world, {
    id: random.id(at),
    userId: ids[user] ?? '',
    type: 'deposit',
    amount,
    fee,
    status: isFailed ? 'failed' : 'pending',
    paymentMethod: method,
    reason,
    instanceId: null,
    journalId: null,
    createdAt: at,
    settledAt: isFailed ? at : null,
    cancelledAt: null,
  })
}
