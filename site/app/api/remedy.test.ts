import { expect, test } from 'vitest'
import { remedies as english } from '#ds/texts/en/remedies.ts'
import { remedies as vietnamese } from '#ds/texts/vi/remedies.ts'
import { remedies as chinese } from '#ds/texts/zh/remedies.ts'
import { ApiError } from '#site/api/api-error.ts'
import { reasonOf, remedyOf } from '#site/api/remedy.ts'

test.each([
  [new ApiError(0, 'Bạn đang ngoại tuyến.'), 'connection'],
  [new ApiError(401, 'x'), 'credentials'],
  [new ApiError(402, 'x'), 'funds'],
  [new ApiError(403, 'x', { code: 'account_locked' }), 'support'],
  [new ApiError(409, 'x', { code: 'email_taken' }), 'taken'],
  [new ApiError(409, 'x', { code: 'too_many_pending_deposits' }), 'pending'],
  [new ApiError(409, 'x', { code: 'price_changed' }), 'input'],
  [new ApiError(422, 'x'), 'input'],
  [new ApiError(429, 'x'), 'wait'],
  [new ApiError(503, 'x'), 'later'],
  [new Error('No plan selected'), 'later'],
] as const)('%s has a remedy in every language', (error, remedy) => {
  for (const remedies of [vietnamese, english, chinese]) expect(remedyOf(error, remedies)).toBe(remedies[remedy])
})

test('the reason for a form is the server’s sentence without its status, and what to do about a taken email', () => {
  expect(reasonOf(new ApiError(401, 'Email hoặc mật khẩu không đúng.'), vietnamese)).toBe(
    'Email hoặc mật khẩu không đúng.',
  )
  expect(reasonOf(new ApiError(409, 'Email đã có tài khoản.', { code: 'email_taken' }), vietnamese)).toBe(
    `Email đã có tài khoản. ${vietnamese.taken}`,
  )
  expect(reasonOf(new ApiError(409, '该邮箱已注册。', { code: 'email_taken' }), chinese)).toBe(
    `该邮箱已注册。${chinese.taken}`,
  )
  expect(reasonOf(new Error('x'), english)).toBe(english.later)
})

test.each([
  [new ApiError(401, 'Incorrect email or password.'), '401: Incorrect email or password.'],
  [new ApiError(409, 'Taken.', { code: 'email_taken' }), `409: Taken. ${english.taken}`],
  [new ApiError(502, 'The service is interrupted.', { text: 'Bad Gateway' }), '502: Bad Gateway'],
  [new ApiError(0, 'You are offline.'), 'You are offline.'],
  [new Error('No plan selected'), 'No plan selected'],
])('in the edition that nobody chose, %s is written as the product spec does', (error, reason) => {
  expect(reasonOf(error, english, 'mixed')).toBe(reason)
})

test('a chosen language has a sentence also for what is not ours', () => {
  const foreign = new ApiError(502, 'The service is interrupted.', { text: 'Bad Gateway' })
  expect(reasonOf(foreign, english, 'en')).toBe('The service is interrupted.')
})

test('the message has no status when there was no response', () => {
  expect(new ApiError(0, 'Bạn đang ngoại tuyến.').message).toBe('Bạn đang ngoại tuyến.')
  expect(new ApiError(401, 'Email hoặc mật khẩu không đúng.').message).toBe('401: Email hoặc mật khẩu không đúng.')
})
