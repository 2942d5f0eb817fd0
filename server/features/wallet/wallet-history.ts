import { addMonths, DAY_MS, startOfMonth } from '#contracts/rules/calendar.ts'
import type { WalletHistory, WalletMonth } from '#contracts/wallet.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Ledger } from './ledger-store.ts'
import { toTransaction } from './transactions-store.ts'
import { latestBooked, type MonthSums, sumMonths } from './wallet-history-store.ts'

/** The largest number of transactions in a response: more than a customer makes in a year. */
export const MAX_BOOKED = 500

/** Looks back on a wallet. */
export interface WalletHistoryService {
  /** What moved in the last `days` days, and the sums of the last `months` months. */
  history(userId: string, range: { days: number; months: number }): Promise<WalletHistory>
}

interface WalletHistoryDeps {
  /** For reading only. */
  database: Pick<Database, 'queries'>
  ledger: Pick<Ledger, 'balance'>
  clock: Clock
}

/** The starts of the last months in Asia/Ho_Chi_Minh, the newest first, in milliseconds. */
const lastMonths = (now: number, count: number) =>
  Array.from({ length: count }, (_, index) => addMonths(startOfMonth(now), -index))

/** Months with their balances at the end: the present one, and before each month what it was without what moved in it. */
function withBalances(starts: readonly number[], sums: readonly MonthSums[]): WalletMonth[] {
  let balance = sums[0]?.balance ?? 0
  return sums.map(({ deposited, paid, refunded, withdrawn, total }, index) => {
    const month: WalletMonth = {
      month: new Date(starts[index] ?? 0).toISOString(),
      deposited: String(deposited),
      spent: String(0 - paid - refunded),
      refunded: String(refunded),
      other: String(total - deposited - paid - refunded),
      withdrawn: String(0 - withdrawn),
      endBalance: String(balance),
    }
    balance -= total
    return month
  })
}

export function createWalletHistory({ database, ledger, clock }: WalletHistoryDeps): WalletHistoryService {
  return {
    async history(userId, { days, months }) {
      const { queries } = database
      const now = clock.now()
      const since = now - days * DAY_MS
      // One more than is returned shows whether there are more.
      const found = await latestBooked(queries, userId, { from: since, limit: MAX_BOOKED + 1 })
      const shown = found.slice(0, MAX_BOOKED)
      const oldest = shown.at(-1)
      const from = found.length > MAX_BOOKED ? (oldest?.transaction.settledAt ?? since) : since
      const startBalance = oldest
        ? oldest.balanceAfter - oldest.transaction.amount
        : await ledger.balance(queries, userId)
      const starts = lastMonths(now, months)
      return {
        from: new Date(from).toISOString(),
        startBalance: String(startBalance),
        transactions: shown.reverse().map(({ transaction, balanceAfter }) => toTransaction(transaction, balanceAfter)),
        months: withBalances(starts, await sumMonths(queries, userId, starts)),
      }
    },
  }
}
