import { expect, test } from 'vitest'
import { transactionWords } from './transaction-words.ts'

test.each([
  ['Nạp tiền', 'Nạp tiền qua ví MoMo', { title: 'Nạp tiền qua ví MoMo', detail: '' }],
  ['Thanh toán', 'Thanh toán gói Pro: web-01', { title: 'Thanh toán gói Pro', detail: 'web-01' }],
  ['Điều chỉnh', 'Điều chỉnh số dư: Hoàn phí: hai lần', { title: 'Điều chỉnh số dư', detail: 'Hoàn phí: hai lần' }],
  ['付款', '付款（Pro 套餐）：web: 01', { title: '付款（Pro 套餐）', detail: 'web: 01' }],
  ['Bonus', 'Top-up bonus: ₫500,000 or more', { title: 'Top-up bonus', detail: '₫500,000 or more' }],
  ['Nạp tiền', 'Quà của Mai', { title: 'Nạp tiền', detail: 'Quà của Mai' }],
  ['Nạp tiền', '', { title: 'Nạp tiền', detail: '' }],
])('the kind %s and the description "%s" say the kind once', (kind, description, words) => {
  expect(transactionWords(kind, description)).toEqual(words)
})
