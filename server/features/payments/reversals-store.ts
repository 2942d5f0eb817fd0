import { type Queries, toSafeInteger } from '#server/platform/db/database.ts'

/** What taking back a deposit takes with it. */
export interface Reversal {
  /** The bonus that the deposit earned, in integer dong. */
  bonus: number
  /** What the wallet lacks for both; once they were taken back, what it lacked then. In integer dong. */
  short: number
  isDone: boolean
}

interface Credited {
  id: string
  userId: string
  amount: number
}

/** What taking back some deposits would take with it, or took, by the ids of the deposits. */
export async function reversalsOf(queries: Queries, deposits: readonly Credited[]): Promise<Map<string, Reversal>> {
  if (deposits.length === 0) return new Map()
  const ids = deposits.map(({ id }) => id)
  const bonuses: { deposit_id: string; amount: unknown }[] = await queries('redemptions')
    .whereIn('deposit_id', ids)
    .select('deposit_id', 'amount')
  const done: { subject_id: string; short: unknown }[] = await queries('journals')
    .leftJoin('postings', (short) =>
      short.on('postings.journal_id', 'journals.id').andOnVal('postings.account_id', 'adjustments'),
    )
    .where({ kind: 'reversal' })
    .whereIn('subject_id', ids)
    .select('subject_id', 'postings.amount as short')
  const balances: { id: string; balance: unknown }[] = await queries('accounts')
    .whereIn(
      'id',
      deposits.map(({ userId }) => userId),
    )
    .select('id', 'balance')
  const bonusOf = new Map(bonuses.map((row) => [row.deposit_id, toSafeInteger(row.amount)]))
  const shortOf = new Map(done.map((row) => [row.subject_id, 0 - toSafeInteger(row.short ?? 0)]))
  const balanceOf = new Map(balances.map((row) => [row.id, toSafeInteger(row.balance)]))
  return new Map(
    deposits.map(({ id, userId, amount }) => {
      const bonus = bonusOf.get(id) ?? 0
      const lacking = Math.max(0, amount + bonus - (balanceOf.get(userId) ?? 0))
      return [id, { bonus, short: shortOf.get(id) ?? lacking, isDone: shortOf.has(id) }]
    }),
  )
}
