import { expect, test } from 'vitest'
import { type Language, languages } from '#contracts/rules/languages.ts'
import type { TransactionType, WalletTransaction } from '#contracts/transactions.ts'
import { createFormats, NBSP } from '#ds/providers/format.tsx'
import { transactionWordsTexts } from '#ds/texts/transaction-words.ts'
import { purposeOf, transactionWords } from './transaction-words.ts'

const formats = { vi: createFormats('vi-VN'), en: createFormats('en-GB'), zh: createFormats('zh-CN') }

type Code = NonNullable<WalletTransaction['code']>
type Words = readonly [title: string, detail: string]
type Reason = readonly [TransactionType, Code, Readonly<Record<string, string>>]

const transaction = ([type, code, facts]: Reason) => ({
  type,
  code,
  facts: { ...facts },
  description: 'As it was: stored',
})

const wordsOf = (reason: Reason, language: Language) =>
  Object.values(transactionWords(transaction(reason), transactionWordsTexts[language], formats[language]))

const instance = { plan: 'Pro', name: 'web: 01' }
const account = { bank: 'Vietcombank', account: '••6789' }
const reversed = { method: 'momo', deposit: 'GD-10428' }

const reasons: readonly (readonly [Reason, vi: Words, en: Words, zh: Words])[] = [
  [
    ['deposit', 'deposit', { method: 'bank_transfer' }],
    ['Nạp tiền qua chuyển khoản ngân hàng', ''],
    ['Top-up by bank transfer', ''],
    ['充值（银行转账）', ''],
  ],
  [
    ['deposit', 'deposit', { method: 'momo', note: 'Quà: của Mai' }],
    ['Nạp tiền', 'Quà: của Mai'],
    ['Top-up', 'Quà: của Mai'],
    ['充值', 'Quà: của Mai'],
  ],
  [
    ['payment', 'vps_payment', instance],
    ['Thanh toán gói Pro', 'web: 01'],
    ['Payment for the Pro plan', 'web: 01'],
    ['付款（Pro 套餐）', 'web: 01'],
  ],
  [
    ['renewal', 'vps_renewal', { ...instance, from: '2026-12-10', until: '2027-01-09' }],
    ['Gia hạn gói Pro', 'web: 01'],
    ['Renewal of the Pro plan', 'web: 01'],
    ['续费（Pro 套餐）', 'web: 01'],
  ],
  [
    ['refund', 'vps_refund', instance],
    ['Hoàn tiền gói Pro', 'web: 01'],
    ['Refund for the Pro plan', 'web: 01'],
    ['退款（Pro 套餐）', 'web: 01'],
  ],
  [
    ['payment', 'vps_resize', instance],
    ['Nâng cấp lên gói Pro', 'web: 01'],
    ['Upgrade to the Pro plan', 'web: 01'],
    ['升级（Pro 套餐）', 'web: 01'],
  ],
  [
    ['refund', 'vps_resize_refund', instance],
    ['Hoàn tiền nâng cấp lên gói Pro', 'web: 01'],
    ['Refund for the upgrade to the Pro plan', 'web: 01'],
    ['升级退款（Pro 套餐）', 'web: 01'],
  ],
  [
    ['adjustment', 'adjustment', {}],
    ['Điều chỉnh số dư', ''],
    ['Balance adjustment', ''],
    ['余额调整', ''],
  ],
  [
    ['adjustment', 'adjustment', { reason: 'Hoàn phí: hai lần' }],
    ['Điều chỉnh số dư', 'Hoàn phí: hai lần'],
    ['Balance adjustment', 'Hoàn phí: hai lần'],
    ['余额调整', 'Hoàn phí: hai lần'],
  ],
  [
    ['bonus', 'deposit_bonus', { minimum: '500000' }],
    ['Thưởng nạp tiền', `từ 500.000${NBSP}₫`],
    ['Top-up bonus', '₫500,000 or more'],
    ['充值奖励', '满 ₫500,000'],
  ],
  [
    ['bonus', 'referral_bonus', {}],
    ['Thưởng giới thiệu', 'khách hàng mới'],
    ['Referral bonus', 'new customer'],
    ['推荐奖励', '新客户'],
  ],
  [
    ['withdrawal', 'withdrawal', account],
    ['Rút tiền về ngân hàng', 'Vietcombank ••6789'],
    ['Withdrawal to a bank', 'Vietcombank ••6789'],
    ['提现至银行', 'Vietcombank ••6789'],
  ],
  [
    ['withdrawal', 'withdrawal_back', account],
    ['Hoàn tiền rút', 'Vietcombank ••6789'],
    ['Returned withdrawal', 'Vietcombank ••6789'],
    ['提现退回', 'Vietcombank ••6789'],
  ],
  [
    ['adjustment', 'deposit_reversed', reversed],
    ['Thu hồi khoản nạp GD-10428', 'thanh toán qua MoMo không thành công'],
    ['Reversal of top-up GD-10428', 'the payment by MoMo failed'],
    ['撤回充值 GD-10428', '付款失败（MoMo）'],
  ],
  [
    ['adjustment', 'deposit_reversed', { ...reversed, bonus: '50000' }],
    ['Thu hồi khoản nạp GD-10428 và tiền thưởng', 'thanh toán qua MoMo không thành công'],
    ['Reversal of top-up GD-10428 and its bonus', 'the payment by MoMo failed'],
    ['撤回充值 GD-10428 及其奖励', '付款失败（MoMo）'],
  ],
]

test.each(reasons)('%j has its words in each language', (reason, vi, en, zh) => {
  expect(languages.map((language) => wordsOf(reason, language))).toEqual([vi, en, zh])
})

test('every code has its words above', () => {
  const tested = new Set(reasons.map(([[, code]]) => code))
  expect([...tested].toSorted()).toEqual(Object.keys(transactionWordsTexts.vi.reasons).toSorted())
})

test.each([
  ['text', 'text', { text: 'Phí: tháng 8' }],
  ['no code', undefined, undefined],
  ['a code that only a later version knows', 'gift' as Code, { from: 'Mai' }],
] as const)('a transaction with %s has the name of its type, and its description as it is', (_, code, facts) => {
  const stored = { type: 'payment', description: 'Phí: tháng 8', ...(code && { code, facts }) } as const
  expect(transactionWords(stored, transactionWordsTexts.vi, formats.vi)).toEqual({
    title: 'Thanh toán',
    detail: 'Phí: tháng 8',
  })
})

test.each<[Reason, string]>([
  [['deposit', 'deposit', { method: 'momo' }], ''],
  [['payment', 'vps_payment', instance], 'web: 01'],
  [['payment', 'vps_resize', instance], 'Nâng cấp lên gói Pro: web: 01'],
  [['adjustment', 'deposit_reversed', reversed], 'Thu hồi khoản nạp GD-10428: thanh toán qua MoMo không thành công'],
])('beside the name of its type, %j says what it was for: "%s"', (reason, purpose) => {
  expect(purposeOf(transaction(reason), transactionWordsTexts.vi, formats.vi)).toBe(purpose)
})
