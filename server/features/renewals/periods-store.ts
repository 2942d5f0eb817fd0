import { createTable, integer, nullable, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import type { DbTransaction } from '#server/platform/db/database.ts'

const columns = {
  id: varchar('id'),
  instanceId: varchar('instance_id'),
  startsAt: integer('starts_at'),
  endsAt: integer('ends_at'),
  amount: integer('amount'),
  /** What it was charged with; null for one that began without a charge. */
  transactionId: nullable(varchar('transaction_id')),
  createdAt: integer('created_at'),
}
const periods = createTable('renewed_periods', columns)

/** A period of an instance that was renewed. Money in integer dong, times in milliseconds. */
export type PeriodRecord = RecordOf<typeof columns>

export interface PeriodsStore {
  /** Adds periods of one instance. There is one that begins at a time: another one fails with the database's error of a duplicate. */
  insert(tx: DbTransaction, first: PeriodRecord, ...others: PeriodRecord[]): Promise<void>
}

export const createPeriodsStore = (): PeriodsStore => ({ insert: periods.insert })
