import { expect, test } from 'vitest'
import { noResponseTexts } from '#ds/texts/no-response.ts'
import { readApiError } from '#site/api/api-error.ts'

const problem = 'application/problem+json; charset=utf-8'

const respond = (status: number, body: BodyInit | null, type: string, statusText = 'Status Text') =>
  new Response(body, { status, statusText, headers: { 'Content-Type': type } })

test('the error of a problem document has its status, detail and code', async () => {
  const body = JSON.stringify({ status: 409, title: 'Conflict', detail: 'Số dư đã thay đổi.', code: 'balance_moved' })
  expect(await readApiError(respond(409, body, problem), noResponseTexts.vi)).toMatchObject({
    status: 409,
    message: '409: Số dư đã thay đổi.',
    code: 'balance_moved',
  })
})

// Product spec, section 8: “{status}: {response text or status text}”.
test.each([
  ['plain text', 'boom', 'text/plain', '500: boom'],
  ['JSON other than a problem document', '{"message":"boom"}', 'application/json', '500: {"message":"boom"}'],
  ['an empty body', null, 'text/plain', '500: Status Text'],
  ['white space', ' \n', 'text/plain', '500: Status Text'],
  ['a problem document that is not JSON', 'not json', problem, '500: not json'],
  ['a problem document that is null', 'null', problem, '500: null'],
  ['a problem document without a detail', '{"title":"Oops"}', problem, '500: {"title":"Oops"}'],
  ['an empty problem document', '', problem, '500: Status Text'],
])('the message for %s follows the spec', async (_, body, type, message) => {
  expect(await readApiError(respond(500, body, type), noResponseTexts.vi)).toMatchObject({ status: 500, message })
})

test('the message for a body that breaks off is the status text', async () => {
  const broken = new ReadableStream({ pull: (controller) => controller.error(new TypeError('network error')) })
  expect(await readApiError(respond(502, broken, 'text/plain'), noResponseTexts.vi)).toMatchObject({
    message: '502: Status Text',
  })
})

test.each([
  ['a page of a proxy', 502, '<html><h1>Bad Gateway</h1></html>', 'text/html', 'interrupted'],
  ['a proxy that waited in vain', 504, 'upstream timed out', 'text/plain', 'interrupted'],
  ['an empty error', 500, null, 'text/plain', 'unexpected'],
  ['a page of a firewall', 403, '<html>Forbidden</html>', 'text/html', 'blocked'],
] as const)('the detail of %s is a sentence that says what to do', async (_, status, body, type, text) => {
  for (const language of [noResponseTexts.vi, noResponseTexts.en, noResponseTexts.zh])
    expect(await readApiError(respond(status, body, type), language)).toMatchObject({
      detail: language[text],
      message: `${status}: ${body ?? 'Status Text'}`,
    })
})
