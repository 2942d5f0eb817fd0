import type { Language } from '#contracts/languages.ts'
import { CSV_START, csvLine } from '#server/platform/csv.ts'
import type { Database } from '#server/platform/db/database.ts'
import { inLanguage, toTransaction } from './transactions-store.ts'
import { type BookedPosting, bookedBefore } from './wallet-history-store.ts'

/** The number of lines that are read together. */
const BATCH = 500

const heads: Record<Language, readonly string[]> = {
  vi: ['Thời gian (giờ Việt Nam)', 'Mã giao dịch', 'Nội dung', 'Số tiền (VND)', 'Số dư sau giao dịch (VND)'],
  en: ['Time (Vietnam)', 'Transaction', 'Description', 'Amount (VND)', 'Balance after (VND)'],
  zh: ['时间（越南）', '交易编号', '说明', '金额（越南盾）', '交易后余额（越南盾）'],
}

/** Vietnam is seven hours ahead of UTC all year. */
const OFFSET = 7 * 3_600_000
/** As every spreadsheet reads it: `2026-11-21 14:05`. */
const timeOf = (at: number) => new Date(at + OFFSET).toISOString().slice(0, 16).replace('T', ' ')

function lineOf({ transaction, balanceAfter }: BookedPosting, language: Language): string {
  const { number, id, description } = inLanguage(toTransaction(transaction), language)
  const at = transaction.settledAt ?? transaction.createdAt
  return csvLine([timeOf(at), number ?? id, description, transaction.amount, balanceAfter])
}

/** The statement of a wallet as a file: everything that moved money, the newest first, each with the balance after it. */
export interface StatementCsv {
  /** The file in pieces. The first is read before it resolves, so that a database that does not respond is a refusal, not half a file. */
  of(userId: string, language: Language): Promise<AsyncIterable<string>>
}

export function createStatementCsv({ database }: { database: Pick<Database, 'queries'> }): StatementCsv {
  const page = (userId: string, before: string | null) =>
    bookedBefore(database.queries, userId, { before, limit: BATCH })

  return {
    async of(userId, language) {
      const first = await page(userId, null)
      return (async function* lines() {
        yield CSV_START + csvLine(heads[language])
        let booked = first
        while (booked.length > 0) {
          yield booked.map((posting) => lineOf(posting, language)).join('')
          const last = booked.at(-1)
          booked = last && booked.length === BATCH ? await page(userId, last.postingId) : []
        }
      })()
    },
  }
}
