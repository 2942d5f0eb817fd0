import { type Queries, toSafeInteger } from '#server/platform/db/database.ts'

/**
 * What is left of the bonuses in a wallet, in integer dong, of which none can be withdrawn. Money that was paid in is spent first, so that a bonus is spent
 * only where nothing else is left: after each movement at most the balance is bonus. Read it with the wallet locked.
 *
 * After a movement, what is left is the smaller of the balance and what was left before with the bonus that came in. So it is the smallest of all sums of a
 * balance and the bonuses that came in after it, the empty wallet at the beginning included.
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
  const moved: { id: string; balance_after: unknown }[] = await queries('postings')
    .where({ account_id: userId })
    .where('id', '>=', first)
    .orderBy('id')
    .select('id', 'balance_after')
  return moved.reduce(
    (left, { id, balance_after }) => Math.min(left + (amountOf.get(id) ?? 0), toSafeInteger(balance_after)),
    0,
  )
}
