import { type Queries, toSafeInteger } from '#server/platform/db/database.ts'

/**
 * What is left of the bonuses in a wallet, in integer dong, of which none can be withdrawn. Money that was paid in is spent first, so that a bonus is spent
 * only where nothing else is left: after each movement at most the balance is bonus. Read it with the wallet locked.
 *
 * After a movement, what is left is the smaller of the balance and what was left before with the bonus that came in. A refund brings back first what the
 * instance has cost of bonuses, since an order that is given back must not turn a bonus into money.
 */
export async function bonusLeft(queries: Queries, userId: string): Promise<number> {
  const bonuses: { id: string; amount: unknown }[] = await queries('transactions')
    .join('postings', (posting) =>
      posting.on('postings.journal_id', 'transactions.journal_id').andOn('postings.account_id', 'transactions.user_id'),
    )
    // A bonus that was taken back with its deposit is no longer in a balance.
    .join('redemptions', 'redemptions.transaction_id', 'transactions.id')
    .where({ 'transactions.user_id': userId, 'transactions.status': 'completed', 'transactions.type': 'bonus' })
    .where({ 'redemptions.state': 'redeemed' })
    .select('postings.id', 'postings.amount')
  if (bonuses.length === 0) return 0
  const amountOf = new Map(bonuses.map(({ id, amount }) => [id, toSafeInteger(amount)]))
  const first = [...amountOf.keys()].reduce((smallest, id) => (id < smallest ? id : smallest))
  const moved: { id: string; journal_id: string; amount: unknown; balance_after: unknown }[] = await queries('postings')
    .where({ account_id: userId })
    .where('id', '>=', first)
    .orderBy('id')
    .select('id', 'journal_id', 'amount', 'balance_after')
  const instanceOf = await instancesOf(queries, userId)
  /** What instances have cost of bonuses, by their ids. */
  const spent = new Map<string, number>()
  let left = 0
  for (const { id, journal_id, amount, balance_after } of moved) {
    const instanceId = instanceOf.get(journal_id)
    const cost = instanceId === undefined ? 0 : (spent.get(instanceId) ?? 0)
    const back = Math.min(cost, Math.max(0, toSafeInteger(amount)))
    const before = left + back + (amountOf.get(id) ?? 0)
    left = Math.min(before, toSafeInteger(balance_after))
    if (instanceId !== undefined) spent.set(instanceId, cost - back + before - left)
  }
  return left
}

/** For which instance each journal of a customer has paid, or given back, by the journals' ids. */
async function instancesOf(queries: Queries, userId: string): Promise<ReadonlyMap<string, string>> {
  const paid: { journal_id: string; instance_id: string }[] = await queries('transactions')
    .where({ user_id: userId, status: 'completed' })
    .whereIn('type', ['payment', 'renewal', 'refund'])
    .whereNotNull('journal_id')
    .whereNotNull('instance_id')
    .select('journal_id', 'instance_id')
  return new Map(paid.map(({ journal_id, instance_id }) => [journal_id, instance_id]))
}
