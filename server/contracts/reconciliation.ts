import * as v from 'valibot'
import { countSchema, idSchema, moneySchema, timestampSchema } from './values.ts'

/**
 * What can disagree. `ledger`: the books in themselves. `not_credited`: a transfer that is matched without a completed deposit.
 * `credited_otherwise`: its deposit has another amount, or is another customer's. `received_differs`: what a payment has received is not the sum
 * of its transfers. `credited_without_transfer`: a deposit that a reporter of transfers had credited, without a transfer. `parts_differ`: the
 * parts of a split transfer do not add up to it. `report_lost`: a transfer that a stored webhook reports and that is nowhere.
 * `report_unreadable`: a stored webhook that cannot be understood.
 */
export const differenceKinds = [
  'ledger',
  'not_credited',
  'credited_otherwise',
  'received_differs',
  'credited_without_transfer',
  'parts_differ',
  'report_lost',
  'report_unreadable',
] as const
export type DifferenceKind = (typeof differenceKinds)[number]

/** The kinds of records that a difference names. A fault of the books names its record in `detail`. */
export const differenceRecords = ['transfer', 'payment', 'transaction', 'webhook', 'ledger'] as const

/**
 * One disagreement: what is wrong and what to do about it, in the language of the request; the record, and by how much it differs, signed: what
 * should be there less what is there. `detail` is a fault of the books as the check words it, or what identifies the record elsewhere.
 */
export const differenceSchema = v.strictObject({
  kind: v.picklist(differenceKinds),
  record: v.strictObject({ type: v.picklist(differenceRecords), id: v.nullable(idSchema) }),
  amount: v.nullable(moneySchema),
  detail: v.nullable(v.string()),
  what: v.string(),
  action: v.string(),
})
export type Difference = v.InferOutput<typeof differenceSchema>

/** One run of the check, without its differences. */
export const reconciliationRunSchema = v.strictObject({
  at: timestampSchema,
  ok: v.boolean(),
  differences: countSchema,
})
export type ReconciliationRun = v.InferOutput<typeof reconciliationRunSchema>

/**
 * `GET /api/admin/reconciliation` and `POST …/run`: the latest run, and the earlier ones, newest first. `at` and `ok` are null before the first run.
 * `total` is the number of all differences, of which at most 200 are listed.
 */
export const reconciliationSchema = v.strictObject({
  at: v.nullable(timestampSchema),
  ok: v.nullable(v.boolean()),
  differences: v.array(differenceSchema),
  total: countSchema,
  runs: v.array(reconciliationRunSchema),
})
export type Reconciliation = v.InferOutput<typeof reconciliationSchema>
