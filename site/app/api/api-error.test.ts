import { expect, test } from 'vitest'
import { readApiError } from '#site/api/api-error.ts'

const problem = 'application/problem+json; charset=utf-8'

const answer = (status: number, body: BodyInit | null, type: string, statusText = 'Status Text') =>
  new Response(body, { status, statusText, headers: { 'Content-Type': type } })

test('a problem document is said by its status and detail, and keeps its code', async () => {
  const body = JSON.stringify({ status: 409, title: 'Conflict', detail: 'Số dư đã thay đổi.', code: 'balance_moved' })
  expect(await readApiError(answer(409, body, problem))).toMatchObject({
    status: 409,
    message: '409: Số dư đã thay đổi.',
    code: 'balance_moved',
  })
})

// Product spec, section 8: “{status}: {response text or status text}”.
test.each([
  ['plain text', 'boom', 'text/plain', '500: boom'],
  ['JSON that is no problem document', '{"message":"boom"}', 'application/json', '500: {"message":"boom"}'],
  ['nothing', null, 'text/plain', '500: Status Text'],
  ['white space', ' \n', 'text/plain', '500: Status Text'],
  ['a problem document that is no JSON', 'not json', problem, '500: not json'],
  ['a problem document that is null', 'null', problem, '500: null'],
  ['a problem document without a detail', '{"title":"Oops"}', problem, '500: {"title":"Oops"}'],
  ['an empty problem document', '', problem, '500: Status Text'],
])('%s is said as the spec says', async (_, body, type, message) => {
  expect(await readApiError(answer(500, body, type))).toMatchObject({ status: 500, message })
})

test('a response that breaks off is said by its status text', async () => {
  const broken = new ReadableStream({ pull: (controller) => controller.error(new TypeError('network error')) })
  expect(await readApiError(answer(502, broken, 'text/plain'))).toMatchObject({ message: '502: Status Text' })
})
