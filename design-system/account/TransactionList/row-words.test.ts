import { expect, test } from 'vitest'
import type { WalletTransaction } from '#contracts/transactions.ts'
import { createFormats } from '#ds/providers/format.tsx'
import { topUp } from '#ds/texts/account/top-up.ts'
import { transactions } from '#ds/texts/account/transactions.ts'
import { rowWords } from './row-words.ts'

type Reason = Pick<WalletTransaction, 'type' | 'paymentMethod'> & Partial<WalletTransaction>

const wordsOf = (reason: Reason) => rowWords({ description: '', ...reason }, transactions.vi, createFormats('vi-VN'))

const instance = { paymentMethod: null, facts: { plan: 'Pro', name: 'web: 01' } }

test.each<[Reason, title: string, detail: string]>([
  [{ ...instance, type: 'payment', code: 'vps_payment' }, 'web: 01', 'Thanh toán gói Pro'],
  [{ ...instance, type: 'payment', code: 'vps_resize' }, 'web: 01', 'Nâng cấp lên gói Pro'],
  [{ ...instance, type: 'refund', code: 'vps_refund' }, 'web: 01', 'Hoàn tiền gói Pro'],
  // Without a reason that has words, the name of the type stays the title.
  [{ type: 'payment', paymentMethod: null }, 'Thanh toán', ''],
  [{ type: 'payment', paymentMethod: null, description: 'Phí tháng 8' }, 'Thanh toán', 'Phí tháng 8'],
  [
    { type: 'adjustment', paymentMethod: null, code: 'adjustment', facts: { reason: 'Quà' } },
    'Điều chỉnh số dư',
    'Quà',
  ],
])('the row of %j says first what it was for', (reason, title, detail) => {
  expect(wordsOf(reason)).toEqual({ title, detail })
})

test('the row of a top-up for an order says so, whatever else is known', () => {
  const topUp = {
    type: 'deposit',
    paymentMethod: 'momo',
    description: '',
    code: 'deposit',
    facts: { method: 'momo' },
  } as const
  expect(rowWords(topUp, transactions.vi, createFormats('vi-VN'), 'cua-hang')).toEqual({
    title: 'Nạp tiền',
    detail: 'Cho đơn cua-hang',
  })
})

test('the row of a top-up says how, unless its customer has said what for', () => {
  const row = (facts: Record<string, string>) =>
    wordsOf({ type: 'deposit', paymentMethod: 'momo', code: 'deposit', facts: { method: 'momo', ...facts } })
  expect(row({})).toEqual({ title: 'Nạp tiền', detail: topUp.vi.methods.momo.name })
  expect(row({ note: 'Quà của Mai' })).toEqual({ title: 'Nạp tiền', detail: 'Quà của Mai' })
  expect(wordsOf({ type: 'deposit', paymentMethod: 'momo' })).toEqual(row({}))
})
