import * as v from 'valibot'
import { differenceKinds, differenceRecords } from '#contracts/reconciliation.ts'
import { checkInProcess } from '#server/features/wallet/ledger-check-process.ts'
import type { MoneyCheck } from './reconciliation-service.ts'

const reportSchema = v.object({
  total: v.number(),
  differences: v.array(
    v.object({
      kind: v.picklist(differenceKinds),
      record: v.object({ type: v.picklist(differenceRecords), id: v.nullable(v.string()) }),
      amount: v.nullable(v.number()),
      detail: v.nullable(v.string()),
    }),
  ),
})

/** Looks for differences in a child process, as the command `ledger:check` does. */
export const checkMoneyInProcess =
  (databaseUrl: string): MoneyCheck =>
  (signal) =>
    checkInProcess(databaseUrl, reportSchema, signal)
