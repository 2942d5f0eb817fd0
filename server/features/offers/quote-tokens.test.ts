import { expect, test } from 'vitest'
import { createQuoteTokens, type QuotePromise } from './quote-tokens.ts'

const promise: QuotePromise = {
  userId: 'lan',
  instanceId: null,
  planId: 1,
  locationId: 1,
  billingPeriod: 'monthly',
  promotionId: null,
  promotionVersion: null,
  code: null,
  listPrice: 49_000,
  total: 49_000,
  isTrial: false,
  issuedAt: 1,
  expiresAt: 2,
}

test('servers with the same secret accept each other’s quotes, also while it is being replaced', () => {
  const [old, both, next] = [createQuoteTokens(['one']), createQuoteTokens(['two', 'one']), createQuoteTokens(['two'])]
  expect(createQuoteTokens(['one']).open(old.sign(promise))).toEqual(promise)
  expect(both.open(old.sign(promise))).toEqual(promise)
  expect(next.open(both.sign(promise))).toEqual(promise)
  expect(next.open(old.sign(promise))).toBeNull()
})

test('a quote with any character changed is not accepted', () => {
  const tokens = createQuoteTokens(['one'])
  const token = tokens.sign(promise)
  for (let index = 0; index < token.length; index += 1) {
    const other = token[index] === 'A' ? 'B' : 'A'
    expect(tokens.open(token.slice(0, index) + other + token.slice(index + 1))).toBeNull()
  }
  for (const text of ['', '.', '..', `${token}.`, `${token} `]) expect(tokens.open(text)).toBeNull()
})
