import { expect, test } from 'vitest'
import { remedies as english } from '#ds/texts/en/remedies.ts'
import { remedies as vietnamese } from '#ds/texts/vi/remedies.ts'
import { ApiError } from '#site/api/api-error.ts'
import { remedyOf } from '#site/api/remedy.ts'

test.each([
  [new ApiError(0, 'Bạn đang ngoại tuyến.'), vietnamese.connection, english.connection],
  [new ApiError(401, 'x'), vietnamese.credentials, english.credentials],
  [new ApiError(402, 'x'), vietnamese.funds, english.funds],
  [new ApiError(403, 'x', 'account_locked'), vietnamese.support, english.support],
  [new ApiError(409, 'x', 'email_taken'), vietnamese.taken, english.taken],
  [new ApiError(409, 'x', 'too_many_pending_deposits'), vietnamese.pending, english.pending],
  [new ApiError(409, 'x', 'price_changed'), vietnamese.input, english.input],
  [new ApiError(422, 'x'), vietnamese.input, english.input],
  [new ApiError(429, 'x'), vietnamese.wait, english.wait],
  [new ApiError(503, 'x'), vietnamese.later, english.later],
  [new Error('No plan selected'), vietnamese.later, english.later],
])('%s has a remedy in both languages', (error, inVietnamese, inEnglish) => {
  expect(remedyOf(error, vietnamese)).toBe(inVietnamese)
  expect(remedyOf(error, english)).toBe(inEnglish)
})

test('the message has no status when there was no response', () => {
  expect(new ApiError(0, 'Bạn đang ngoại tuyến.').message).toBe('Bạn đang ngoại tuyến.')
  expect(new ApiError(401, 'Email hoặc mật khẩu không đúng.').message).toBe('401: Email hoặc mật khẩu không đúng.')
})
