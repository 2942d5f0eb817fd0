import type { suggestionReasons } from '#contracts/bank-transfers.ts'
import { findMemos, type StatementTexts } from '#contracts/rules/payment-memo.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Queries } from '#server/platform/db/database.ts'
import type { BankTransfersStore } from './bank-transfers-store.ts'
import type { PaymentRecord, PaymentsStore } from './payments-store.ts'

type SuggestionReason = (typeof suggestionReasons)[number]

/** Whom a transfer may be from, and what for. */
export interface SuggestedMatch {
  userId: string
  payment: PaymentRecord | null
  reasons: SuggestionReason[]
}

/** What a transfer says about whom it is from. */
export interface TransferClues {
  texts: StatementTexts
  sender: string | null
  amount: number
}

/** Finds out whom transfers without a valid memo may be from. A suggestion never moves money: an admin decides. */
export interface Suggestions {
  /** The best first, for each of the transfers, in a few statements however many there are. */
  ofEach(queries: Queries, transfers: readonly TransferClues[]): Promise<SuggestedMatch[][]>
}

/** How many letters of a mistyped memo must be right, `SEN` included: the rest may be cut off or wrong. */
const MEMO_START = 7
/** How long after its end a payment is still suggested for its amount, in milliseconds. */
const LATE = 7 * 24 * 3_600_000
/** The most payments, or customers, that one reason suggests, and the most that are suggested together. */
const PER_REASON = 5
const TOGETHER = 5

export function createSuggestions(deps: {
  payments: PaymentsStore
  transfers: BankTransfersStore
  clock: Clock
}): Suggestions {
  const { payments, transfers, clock } = deps

  return {
    async ofEach(queries, all) {
      const memosOf = new Map(all.map((transfer) => [transfer, memosIn(transfer.texts)]))
      const memos = [...memosOf.values()]
      const senders = all.flatMap(({ sender }) => sender ?? [])
      const amounts = all.map(({ amount }) => amount)
      const [named, startingAlike, awaiting, customersOf] = await Promise.all([
        payments.byMemos(
          queries,
          memos.flatMap(({ exact }) => exact),
        ),
        payments.byMemoStarts(
          queries,
          memos.flatMap(({ starts }) => starts),
          PER_REASON,
        ),
        payments.awaiting(queries, amounts, clock.now() - LATE, PER_REASON),
        transfers.customersOf(queries, senders, PER_REASON),
      ])
      return all.map((transfer) => {
        const found: SuggestedMatch[] = []
        const add = (userId: string, payment: PaymentRecord | null, reason: SuggestionReason) => {
          const same = found.find((match) => match.userId === userId && (!payment || match.payment?.id === payment.id))
          if (!same) found.push({ userId, payment, reasons: [reason] })
          else if (!same.reasons.includes(reason)) same.reasons.push(reason)
        }
        const { exact, starts } = memosOf.get(transfer) ?? { exact: [], starts: [] }
        for (const payment of named) if (exact.includes(payment.memo)) add(payment.userId, payment, 'memo')
        for (const payment of startingAlike)
          if (starts.some((start) => payment.memo.startsWith(start))) add(payment.userId, payment, 'memo')
        for (const payment of awaiting) if (payment.amount === transfer.amount) add(payment.userId, payment, 'amount')
        const customers = transfer.sender === null ? undefined : customersOf.get(transfer.sender)
        for (const userId of customers ?? []) add(userId, null, 'sender')
        return found.sort((a, b) => b.reasons.length - a.reasons.length).slice(0, TOGETHER)
      })
    },
  }
}

/** The memos in a statement's texts, and the beginnings of those that are mistyped or cut off. */
function memosIn(texts: StatementTexts) {
  const { memos, suspects } = findMemos(texts)
  const starts = suspects.slice(0, PER_REASON).map((suspect) => suspect.slice(0, MEMO_START))
  return { exact: memos.slice(0, PER_REASON), starts: starts.filter((start) => start.length === MEMO_START) }
}
