import { expect, test } from 'vitest'
import { type Language, languages } from '#contracts/languages.ts'
import { transactionWords } from '#ds/domain/transaction-words.ts'
import { topUp } from '#ds/texts/account/top-up.ts'
import { states as stateTexts } from '#ds/texts/states.ts'
import { rowWords } from './row-words.ts'

const states = { vi: stateTexts.vi, en: stateTexts.en, zh: stateTexts.zh }

// The descriptions are those that the server's reasons.test.ts demands.
test.each<[keyof typeof stateTexts.vi.transactionTypes, Record<Language, string>, string]>([
  ['deposit', { vi: 'Nạp tiền qua ví MoMo', en: 'Top-up by MoMo', zh: '充值（MoMo）' }, ''],
  [
    'payment',
    { vi: 'Thanh toán gói Pro: web', en: 'Payment for the Pro plan: web', zh: '付款（Pro 套餐）：web' },
    'web',
  ],
  ['refund', { vi: 'Hoàn tiền gói Pro: web', en: 'Refund for the Pro plan: web', zh: '退款（Pro 套餐）：web' }, 'web'],
  ['adjustment', { vi: 'Điều chỉnh số dư: Quà', en: 'Balance adjustment: Quà', zh: '余额调整：Quà' }, 'Quà'],
])(
  'in every language, the description of a %s says its kind, before a colon if there is more',
  (type, descriptions, detail) => {
    for (const language of languages) {
      const kind = states[language].transactionTypes[type]
      const words = transactionWords(kind, descriptions[language])
      expect(words.title.toLowerCase()).toContain(kind.toLowerCase())
      expect(words.detail).toBe(detail)
    }
  },
)

test.each([
  ['payment', 'Thanh toán', 'Thanh toán gói Pro: web-01', { title: 'web-01', detail: 'Thanh toán gói Pro' }],
  ['refund', 'Hoàn tiền', 'Hoàn tiền gói Pro: web: 01', { title: 'web: 01', detail: 'Hoàn tiền gói Pro' }],
  ['payment', 'Thanh toán', '', { title: 'Thanh toán', detail: '' }],
  // In other words: the kind stays the title.
  ['payment', 'Thanh toán', 'Phí tháng 8', { title: 'Thanh toán', detail: 'Phí tháng 8' }],
  ['adjustment', 'Điều chỉnh', 'Điều chỉnh số dư: Quà', { title: 'Điều chỉnh số dư', detail: 'Quà' }],
] as const)('the row of a %s says first what it was for: %s, "%s"', (type, kind, description, words) => {
  expect(rowWords(kind, { type, description, paymentMethod: null }, topUp.vi.methods)).toEqual(words)
})

test('the row of a top-up says how, unless its customer has said what for', () => {
  const row = (description: string) =>
    rowWords('Nạp tiền', { type: 'deposit', description, paymentMethod: 'momo' }, topUp.vi.methods)
  expect(row('Nạp tiền qua ví MoMo')).toEqual({ title: 'Nạp tiền', detail: topUp.vi.methods.momo.name })
  expect(row('')).toEqual({ title: 'Nạp tiền', detail: topUp.vi.methods.momo.name })
  expect(row('Quà của Mai')).toEqual({ title: 'Nạp tiền', detail: 'Quà của Mai' })
})
