import { expect, test } from 'vitest'
import { transferWords } from '#ds/texts/admin/transfer-words.ts'
import { suggestionWords } from './transfer-words.ts'

const { vi } = transferWords
const suggestion = { memo: 'SENVBE8BJ77', reasons: ['memo', 'amount'] as const }
const wordsFor = (content: string, memo: string | null = suggestion.memo) =>
  suggestionWords(vi, { content }, { memo, reasons: [...suggestion.reasons] })

test('a memo that is right is not called similar', () => {
  expect(wordsFor('FT1-SENVBE8BJ77 SENSKFC7FHK-CHUYEN TIEN')).toEqual([vi.rightMemo, vi.reasons.amount])
})

test.each([
  ['misspelt', 'FT1-SENVBE8BJ7A-CHUYEN TIEN'],
  ['cut off', 'SENVBE8 nap tien'],
  ["another payment's", 'SENSKFC7FHK'],
])('a memo that is %s is similar', (_, content) => {
  expect(wordsFor(content)).toEqual([vi.reasons.memo, vi.reasons.amount])
})

test('a suggestion without a payment has no memo that could be right', () => {
  expect(wordsFor('SENVBE8BJ77', null)).toEqual([vi.reasons.memo, vi.reasons.amount])
})
