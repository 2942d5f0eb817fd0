import * as v from 'valibot'
import { rowOwnerSchema } from './admin.ts'
import { lineSchema } from './fields/line.ts'
import { dong, inEachLanguage } from './fields/messages.ts'
import { accountNumber, holderName, isAccountNumber, isHolderName } from './rules/bank-account.ts'
import {
  BANK_REFERENCE_MAX,
  HOLDER_MAX,
  RESOLUTION_MAX,
  WITHDRAWAL_MAX,
  WITHDRAWAL_MIN,
  WITHDRAWAL_NOTE_MAX,
} from './rules/limits.ts'
import { vietnameseBanks } from './rules/vietnamese-banks.ts'
import { withdrawalStates } from './rules/withdrawal-state.ts'
import { transactionSchema } from './transactions.ts'
import { amountSchema, countSchema, idSchema, recordNumberSchema, timestampSchema } from './values.ts'

export const withdrawalStateSchema = v.picklist(withdrawalStates)
export type { WithdrawalState } from './rules/withdrawal-state.ts'

/**
 * A customer's request to have money of the wallet sent to an account at a bank. `amount` is in integer dong. `transaction` is what took it out of the
 * wallet. `reason` says why it was rejected, `reference` is the bank's for the transfer that paid it; both are null otherwise. `decidedAt` is when
 * it was approved, rejected or cancelled.
 */
export const withdrawalSchema = v.strictObject({
  id: idSchema,
  amount: amountSchema,
  bank: v.strictObject({ bin: v.string(), name: v.string() }),
  account: v.string(),
  holder: v.string(),
  note: v.nullable(v.string()),
  state: withdrawalStateSchema,
  transaction: v.strictObject({ id: idSchema, number: recordNumberSchema }),
  reference: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  createdAt: timestampSchema,
  decidedAt: v.nullable(timestampSchema),
  paidAt: v.nullable(timestampSchema),
})
export type Withdrawal = v.InferOutput<typeof withdrawalSchema>

/**
 * `GET /api/wallet/withdrawals`, newest first. `available` is what the customer may withdraw now: the balance without what is left of bonuses, zero
 * or more. `bonus` is that part of the balance.
 */
export const withdrawalsSchema = v.strictObject({
  withdrawals: v.array(withdrawalSchema),
  available: amountSchema,
  bonus: amountSchema,
  nextCursor: v.nullable(v.string()),
})
export type Withdrawals = v.InferOutput<typeof withdrawalsSchema>

/** `GET /api/wallet/withdrawals/{id}`. */
export const withdrawalResponseSchema = v.strictObject({ withdrawal: withdrawalSchema })
export type WithdrawalResponse = v.InferOutput<typeof withdrawalResponseSchema>

/**
 * `POST /api/wallet/withdrawals` and `…/{id}/cancel`: the withdrawal, and the transaction that took its money out of the wallet or returned it, with the
 * balance after it.
 */
export const withdrawalMovedSchema = v.strictObject({ withdrawal: withdrawalSchema, transaction: transactionSchema })
export type WithdrawalMoved = v.InferOutput<typeof withdrawalMovedSchema>

const messages = {
  amount: inEachLanguage({
    vi: 'Vui lòng nhập số tiền là số nguyên',
    en: 'Enter the amount as a whole number',
    zh: '请输入整数金额',
  }),
  amountTooSmall: inEachLanguage({
    vi: `Số tiền rút tối thiểu là ${dong(WITHDRAWAL_MIN, 'vi')}`,
    en: `The minimum amount is ${dong(WITHDRAWAL_MIN, 'en')}`,
    zh: `最低提现金额为 ${dong(WITHDRAWAL_MIN, 'zh')}`,
  }),
  amountTooLarge: inEachLanguage({
    vi: `Mỗi lần rút tối đa ${dong(WITHDRAWAL_MAX, 'vi')}`,
    en: `The maximum is ${dong(WITHDRAWAL_MAX, 'en')} at a time`,
    zh: `单次提现不能超过 ${dong(WITHDRAWAL_MAX, 'zh')}`,
  }),
  bank: inEachLanguage({
    vi: 'Vui lòng chọn ngân hàng trong danh sách',
    en: 'Choose a bank from the list',
    zh: '请从列表中选择银行',
  }),
  account: inEachLanguage({
    vi: 'Số tài khoản có từ 6 đến 19 chữ số hoặc chữ cái không dấu',
    en: 'An account number has 6 to 19 digits or plain letters',
    zh: '账号须为 6 至 19 位数字或字母',
  }),
  holder: inEachLanguage({
    vi: `Vui lòng nhập tên chủ tài khoản như ngân hàng ghi, tối đa ${HOLDER_MAX} ký tự`,
    en: `Enter the holder's name as the bank writes it, at most ${HOLDER_MAX} characters`,
    zh: `请按银行登记填写户名（拉丁字母），最多 ${HOLDER_MAX} 个字符`,
  }),
  note: inEachLanguage({
    vi: `Ghi chú dài tối đa ${WITHDRAWAL_NOTE_MAX} ký tự`,
    en: `The note must be at most ${WITHDRAWAL_NOTE_MAX} characters`,
    zh: `备注最多 ${WITHDRAWAL_NOTE_MAX} 个字符`,
  }),
  reference: inEachLanguage({
    vi: `Vui lòng ghi mã giao dịch của ngân hàng, từ 1 đến ${BANK_REFERENCE_MAX} ký tự`,
    en: `Give the bank's reference, 1 to ${BANK_REFERENCE_MAX} characters`,
    zh: `请填写银行流水号，1 至 ${BANK_REFERENCE_MAX} 个字符`,
  }),
  reason: inEachLanguage({
    vi: `Vui lòng ghi lý do cho khách hàng, từ 1 đến ${RESOLUTION_MAX} ký tự`,
    en: `Give a reason for the customer, 1 to ${RESOLUTION_MAX} characters`,
    zh: `请填写告知客户的原因，1 至 ${RESOLUTION_MAX} 个字符`,
  }),
}

/**
 * `POST /api/wallet/withdrawals`: `amount` in integer dong as text, `bankBin` of `rules/vietnamese-banks.ts`. Account and holder are stored as the banks
 * write them: without spaces between the digits, and in capitals without marks.
 */
export const withdrawalRequestSchema = v.strictObject({
  amount: v.pipe(
    v.string(messages.amount),
    v.regex(/^\d{1,15}$/, messages.amount),
    v.check((text) => Number(text) >= WITHDRAWAL_MIN, messages.amountTooSmall),
    v.check((text) => Number(text) <= WITHDRAWAL_MAX, messages.amountTooLarge),
  ),
  bankBin: v.picklist(
    vietnameseBanks.map(({ bin }) => bin),
    messages.bank,
  ),
  account: v.pipe(lineSchema(messages.account), v.transform(accountNumber), v.check(isAccountNumber, messages.account)),
  holder: v.pipe(
    lineSchema(messages.holder),
    v.transform(holderName),
    v.maxLength(HOLDER_MAX, messages.holder),
    v.check(isHolderName, messages.holder),
  ),
  note: v.optional(v.pipe(lineSchema(messages.note), v.maxLength(WITHDRAWAL_NOTE_MAX, messages.note))),
})
export type WithdrawalRequest = v.InferOutput<typeof withdrawalRequestSchema>

/**
 * A withdrawal as admins see it. `needsSecond`: one admin's approval waits until a second one agrees; `proposer` is who approved it first. `decider` is who
 * approved or rejected it. `memo` and `qr` are what to pay it with, once it is approved: the text of the transfer, and a VietQR code that fills in account,
 * amount and memo in the bank's app; null in every other state. `payer` is who has begun to send the money at the bank, and `payingSince` when: until then,
 * and when it is stopped, nobody has. Both are null in every other state.
 */
export const adminWithdrawalSchema = v.strictObject({
  ...withdrawalSchema.entries,
  userId: idSchema,
  user: v.nullable(rowOwnerSchema),
  needsSecond: v.boolean(),
  proposedBy: v.nullable(idSchema),
  proposer: v.nullable(rowOwnerSchema),
  decider: v.nullable(rowOwnerSchema),
  payingBy: v.nullable(idSchema),
  payer: v.nullable(rowOwnerSchema),
  payingSince: v.nullable(timestampSchema),
  memo: v.nullable(v.string()),
  qr: v.nullable(v.string()),
})
export type AdminWithdrawal = v.InferOutput<typeof adminWithdrawalSchema>

/** How many withdrawals wait for an admin: for a decision, and for the transfer. */
export const withdrawalCountsSchema = v.strictObject({ requested: countSchema, approved: countSchema })
export type WithdrawalCounts = v.InferOutput<typeof withdrawalCountsSchema>

/** `GET /api/admin/withdrawals`, newest first. */
export const adminWithdrawalsSchema = v.strictObject({
  withdrawals: v.array(adminWithdrawalSchema),
  counts: withdrawalCountsSchema,
  nextCursor: v.nullable(v.string()),
})
export type AdminWithdrawals = v.InferOutput<typeof adminWithdrawalsSchema>

/** The operations with which an admin decides about a withdrawal or sends its money: the withdrawal afterwards. */
export const adminWithdrawalResponseSchema = v.strictObject({ withdrawal: adminWithdrawalSchema })
export type AdminWithdrawalResponse = v.InferOutput<typeof adminWithdrawalResponseSchema>

/** `POST /api/admin/withdrawals/{id}/paid`: the bank's reference for the transfer. */
export const withdrawalPaidRequestSchema = v.strictObject({
  reference: v.pipe(
    lineSchema(messages.reference),
    v.nonEmpty(messages.reference),
    v.maxLength(BANK_REFERENCE_MAX, messages.reference),
  ),
})
export type WithdrawalPaidRequest = v.InferOutput<typeof withdrawalPaidRequestSchema>

/** `POST /api/admin/withdrawals/{id}/reject`: why, for the customer. */
export const withdrawalRejectRequestSchema = v.strictObject({
  reason: v.pipe(
    lineSchema(messages.reason),
    v.nonEmpty(messages.reason),
    v.maxLength(RESOLUTION_MAX, messages.reason),
  ),
})
export type WithdrawalRejectRequest = v.InferOutput<typeof withdrawalRejectRequestSchema>
