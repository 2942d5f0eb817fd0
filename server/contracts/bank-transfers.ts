import * as v from 'valibot'
import { rowOwnerSchema } from './admin.ts'
import { lineSchema } from './fields/line.ts'
import { inEachLanguage } from './fields/messages.ts'
import { RESOLUTION_MAX, TRANSFER_PARTS_MAX } from './rules/limits.ts'
import { transferStates } from './rules/transfer-state.ts'
import { amountSchema, countSchema, idSchema, recordNumberSchema, timestampSchema } from './values.ts'

export const transferStateSchema = v.picklist(transferStates)
export type { TransferState } from './rules/transfer-state.ts'

/** Why a transfer was not credited by itself. */
export const unmatchedReasons = [
  'no_memo',
  'wrong_check',
  'unknown_memo',
  'several_memos',
  'other_account',
  'too_large',
  'settled_otherwise',
  'account_closed',
  'part',
] as const
export const unmatchedReasonSchema = v.picklist(unmatchedReasons)
export type UnmatchedReason = v.InferOutput<typeof unmatchedReasonSchema>

/** Why a payment may be what a transfer is for. `sender`: money from this account was credited to this customer before. */
export const suggestionReasons = ['memo', 'amount', 'sender'] as const

/** A customer, and the payment if it is for one, that a transfer may belong to. */
export const suggestionSchema = v.strictObject({
  userId: idSchema,
  user: rowOwnerSchema,
  paymentId: v.nullable(idSchema),
  memo: v.nullable(v.string()),
  amount: v.nullable(amountSchema),
  reasons: v.array(v.picklist(suggestionReasons)),
})
export type Suggestion = v.InferOutput<typeof suggestionSchema>

/** What an admin decided, or proposed, about a transfer. */
export const transferDecisionSchema = v.variant('action', [
  v.strictObject({ action: v.literal('match'), userId: idSchema, paymentId: v.nullable(idSchema) }),
  v.strictObject({ action: v.literal('ignore'), reason: v.string() }),
  v.strictObject({ action: v.literal('refund'), reason: v.string() }),
])
export type TransferDecision = v.InferOutput<typeof transferDecisionSchema>

/** What one admin wants to do with a large transfer: who that is, and for a match whose wallet it would be credited to. */
export const transferProposalSchema = v.strictObject({
  decision: transferDecisionSchema,
  proposedBy: idSchema,
  proposer: v.nullable(rowOwnerSchema),
  user: v.nullable(rowOwnerSchema),
})
export type TransferProposal = v.InferOutput<typeof transferProposalSchema>

/** How many transfers are in each state but `matched`, in which nearly all of them are. */
export const transferCountsSchema = v.strictObject({
  unmatched: countSchema,
  suggested: countSchema,
  ignored: countSchema,
  refunded: countSchema,
  split: countSchema,
})
export type TransferCounts = v.InferOutput<typeof transferCountsSchema>

/**
 * A transfer that arrived at an account of ours. `amount` is in integer dong. `user` and `transaction` are whose wallet it was credited to, and
 * as what. `needsSecond`: an admin's decision waits until a second one agrees. `proposal` is what one admin wants to do with a large one, until a second admin agrees.
 */
export const bankTransferSchema = v.strictObject({
  id: idSchema,
  provider: v.string(),
  account: v.string(),
  reference: v.string(),
  amount: amountSchema,
  content: v.string(),
  sender: v.nullable(v.string()),
  transferredAt: timestampSchema,
  receivedAt: timestampSchema,
  state: transferStateSchema,
  why: v.nullable(unmatchedReasonSchema),
  user: v.nullable(rowOwnerSchema),
  userId: v.nullable(idSchema),
  transaction: v.nullable(v.strictObject({ id: idSchema, number: recordNumberSchema })),
  suggestions: v.array(suggestionSchema),
  reason: v.nullable(v.string()),
  decidedAt: v.nullable(timestampSchema),
  needsSecond: v.boolean(),
  proposal: v.nullable(transferProposalSchema),
})
export type BankTransfer = v.InferOutput<typeof bankTransferSchema>

/** `GET /api/admin/bank-transfers`, newest first; `open` is the number of those that wait for an admin. */
export const bankTransfersSchema = v.strictObject({
  transfers: v.array(bankTransferSchema),
  open: countSchema,
  counts: transferCountsSchema,
  nextCursor: v.nullable(v.string()),
})
export type BankTransfers = v.InferOutput<typeof bankTransfersSchema>

/** The operations with which an admin decides about a transfer: the transfer afterwards. */
export const bankTransferResponseSchema = v.strictObject({ transfer: bankTransferSchema })
export type BankTransferResponse = v.InferOutput<typeof bankTransferResponseSchema>

const oneOfBothMessage = inEachLanguage({
  vi: 'Vui lòng chọn một khách hàng hoặc một yêu cầu nạp tiền',
  en: 'Choose a customer or a payment',
  zh: '请选择一位客户或一笔付款',
})

/** `POST /api/admin/bank-transfers/{id}/match`: whose wallet it is credited to: a customer's, or that of a payment's customer. */
export const matchRequestSchema = v.pipe(
  v.strictObject({ userId: v.optional(idSchema), paymentId: v.optional(idSchema) }),
  v.check(({ userId, paymentId }) => (userId === undefined) !== (paymentId === undefined), oneOfBothMessage),
)
export type MatchRequest = v.InferOutput<typeof matchRequestSchema>

const reasonMessage = inEachLanguage({
  vi: `Vui lòng ghi lý do, từ 1 đến ${RESOLUTION_MAX} ký tự`,
  en: `Give a reason, in 1 to ${RESOLUTION_MAX} characters`,
  zh: `请填写原因，1 至 ${RESOLUTION_MAX} 个字符`,
})

/** `POST /api/admin/bank-transfers/{id}/ignore` and `…/refund`: why, or how it was sent back. */
export const transferReasonSchema = v.strictObject({
  reason: v.pipe(lineSchema(reasonMessage), v.nonEmpty(reasonMessage), v.maxLength(RESOLUTION_MAX, reasonMessage)),
})
export type TransferReason = v.InferOutput<typeof transferReasonSchema>

const partsMessage = inEachLanguage({
  vi: `Vui lòng chia thành 2 đến ${TRANSFER_PARTS_MAX} phần`,
  en: `Split it into 2 to ${TRANSFER_PARTS_MAX} parts`,
  zh: `请拆分为 2 至 ${TRANSFER_PARTS_MAX} 部分`,
})

/** `POST /api/admin/bank-transfers/{id}/split`: amounts that add up to the transfer's. Each part is then a transfer that waits for an admin. */
export const splitRequestSchema = v.strictObject({
  amounts: v.pipe(
    v.array(
      v.pipe(
        amountSchema,
        v.check((amount) => amount !== '0'),
      ),
      partsMessage,
    ),
    v.minLength(2, partsMessage),
    v.maxLength(TRANSFER_PARTS_MAX, partsMessage),
  ),
})
export type SplitRequest = v.InferOutput<typeof splitRequestSchema>
export const splitResponseSchema = v.strictObject({ transfers: v.array(bankTransferSchema) })
export type SplitResponse = v.InferOutput<typeof splitResponseSchema>
