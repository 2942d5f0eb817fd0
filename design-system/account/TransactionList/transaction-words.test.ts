import { expect, test } from 'vitest'
import { type Language, languages } from '#contracts/languages.ts'
import { states as english } from '#ds/texts/en/states.ts'
import { states as vietnamese } from '#ds/texts/vi/states.ts'
import { states as chinese } from '#ds/texts/zh/states.ts'
import { transactionWords } from './transaction-words.ts'

const states = { vi: vietnamese, en: english, zh: chinese }

test.each([
  ['Nạp tiền', 'Nạp tiền qua ví MoMo', { title: 'Nạp tiền qua ví MoMo', detail: '' }],
  ['Thanh toán', 'Thanh toán VPS Pro: web-01', { title: 'Thanh toán VPS Pro', detail: 'web-01' }],
  ['Điều chỉnh', 'Điều chỉnh số dư: Hoàn phí: hai lần', { title: 'Điều chỉnh số dư', detail: 'Hoàn phí: hai lần' }],
  ['付款', '付款（VPS Pro）：web: 01', { title: '付款（VPS Pro）', detail: 'web: 01' }],
  ['Bonus', 'Top-up bonus: ₫500,000 or more', { title: 'Top-up bonus', detail: '₫500,000 or more' }],
  ['Nạp tiền', 'Quà của Mai', { title: 'Nạp tiền', detail: 'Quà của Mai' }],
  ['Nạp tiền', '', { title: 'Nạp tiền', detail: '' }],
])('the kind %s and the description "%s" say the kind once', (kind, description, words) => {
  expect(transactionWords(kind, description)).toEqual(words)
})

// The descriptions are those that the server's reasons.test.ts demands.
test.each<[keyof typeof vietnamese.transactionTypes, Record<Language, string>, string]>([
  ['deposit', { vi: 'Nạp tiền qua ví MoMo', en: 'Top-up by MoMo', zh: '充值（MoMo）' }, ''],
  ['payment', { vi: 'Thanh toán VPS Pro: web', en: 'Payment for VPS Pro: web', zh: '付款（VPS Pro）：web' }, 'web'],
  ['refund', { vi: 'Hoàn tiền VPS Pro: web', en: 'Refund for VPS Pro: web', zh: '退款（VPS Pro）：web' }, 'web'],
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
