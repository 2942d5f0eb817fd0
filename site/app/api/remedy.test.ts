import { expect, test } from 'vitest'
import { remedies as remedyTexts } from '#ds/texts/remedies.ts'
import { ApiError } from '#site/api/api-error.ts'
import { reasonOf, remedyOf } from '#site/api/remedy.ts'

test.each([
  [new ApiError(0, 'Thiết bị của bạn đang mất mạng.'), 'connection'],
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
  for (const remedies of [remedyTexts.vi, remedyTexts.en, remedyTexts.zh])
    expect(remedyOf(error, remedies)).toBe(remedies[remedy])
})

test('the reason for a form is the server’s sentence without its status, and what to do about a taken email', () => {
  expect(reasonOf(new ApiError(401, 'Email hoặc mật khẩu không đúng.'), remedyTexts.vi)).toBe(
    'Email hoặc mật khẩu không đúng.',
  )
  expect(reasonOf(new ApiError(409, 'Email đã có tài khoản.', { code: 'email_taken' }), remedyTexts.vi)).toBe(
    `Email đã có tài khoản. ${remedyTexts.vi.taken}`,
  )
  expect(reasonOf(new ApiError(409, '该邮箱已注册。', { code: 'email_taken' }), remedyTexts.zh)).toBe(
    `该邮箱已注册。${remedyTexts.zh.taken}`,
  )
  expect(reasonOf(new Error('x'), remedyTexts.en)).toBe(remedyTexts.en.later)
})

test.each([
  [new ApiError(401, 'Incorrect email or password.'), '401: Incorrect email or password.'],
  [new ApiError(409, 'Taken.', { code: 'email_taken' }), `409: Taken. ${remedyTexts.en.taken}`],
  [new ApiError(502, 'The service is interrupted.', { text: 'Bad Gateway' }), '502: Bad Gateway'],
  [new ApiError(0, 'You are offline.'), 'You are offline.'],
  [new Error('No plan selected'), 'No plan selected'],
])('in the edition that nobody chose, %s is written as the product spec does', (error, reason) => {
  expect(reasonOf(error, remedyTexts.en, 'mixed')).toBe(reason)
})

test('a chosen language has a sentence also for what is not ours', () => {
  const foreign = new ApiError(502, 'The service is interrupted.', { text: 'Bad Gateway' })
  expect(reasonOf(foreign, remedyTexts.en, 'en')).toBe('The service is interrupted.')
})

test('the message has no status when there was no response', () => {
  expect(new ApiError(0, 'Thiết bị của bạn đang mất mạng.').message).toBe('Thiết bị của bạn đang mất mạng.')
  expect(new ApiError(401, 'Email hoặc mật khẩu không đúng.').message).toBe('401: Email hoặc mật khẩu không đúng.')
})
