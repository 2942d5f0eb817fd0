import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as noResponseArea from '#ds/texts/no-response.ts'
import { noResponseTexts } from '#ds/texts/no-response.ts'
import { request } from '#site/api/request.ts'
import { textAreaOf } from '#site/texts/text-area.ts'

await textAreaOf(noResponseArea).load({ edition: 'mixed', language: 'vi' })

const respond = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', respond)
  document.documentElement.lang = 'vi'
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  window.bootResponses = undefined
  document.documentElement.lang = 'en'
})

const noResponse = { status: 0, message: 'Máy chủ không phản hồi. Vui lòng thử lại.' }

test.each([
  ['there is no response', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'the response is an HTML page of a gateway',
    () => Promise.resolve(new Response('<!doctype html><title>Sign in</title>')),
  ],
  ['the response is empty', () => Promise.resolve(new Response(''))],
  ['the response breaks off', () => Promise.resolve(new Response('{"user": {"id": "4'))],
])('when %s, the error says that the server did not respond, in the language of the page', async (_, fetchResponse) => {
  respond.mockImplementation(fetchResponse)
  await expect(request('GET /api/auth/me')).rejects.toMatchObject(noResponse)
})

test('a response resolves with the parsed JSON, or with undefined for a 204', async () => {
  respond.mockResolvedValueOnce(Response.json({ status: 'ok' }))
  expect(await request('GET /api/products')).toEqual({ status: 'ok' })
  respond.mockResolvedValueOnce(new Response(null, { status: 204 }))
  expect(await request('POST /api/auth/logout')).toBeUndefined()
})

test('a request has the headers and the body of its options, and no others', async () => {
  respond.mockImplementation(async () => Response.json({}))
  await request('GET /api/admin/users', { token: 'token' })
  await request('POST /api/wallet/deposit', {
    body: { amount: '50000', paymentMethod: 'momo' },
    idempotencyKey: 'key',
  })
  const [read, write] = respond.mock.calls.map(([path, options]) => ({ path, ...options }))
  const headersOf = (call: RequestInit | undefined) => Object.fromEntries(new Headers(call?.headers))
  expect(read).toMatchObject({ method: 'GET', credentials: 'include', body: null })
  expect(headersOf(read)).toEqual({ 'accept-language': 'vi', authorization: 'Bearer token' })
  expect(write).toMatchObject({
    path: '/api/wallet/deposit',
    method: 'POST',
    body: '{"amount":"50000","paymentMethod":"momo"}',
  })
  expect(headersOf(write)).toEqual({
    'accept-language': 'vi',
    'content-type': 'application/json',
    'idempotency-key': 'key',
  })
})

test('a refusal rejects with its status, detail and code', async () => {
  respond.mockResolvedValue(
    new Response(
      JSON.stringify({ detail: 'Số dư không đủ. Vui lòng nạp thêm tiền vào tài khoản.', code: 'insufficient_funds' }),
      {
        status: 402,
        headers: { 'Content-Type': 'application/problem+json' },
      },
    ),
  )
  await expect(request('POST /api/auth/logout')).rejects.toMatchObject({
    status: 402,
    detail: 'Số dư không đủ. Vui lòng nạp thêm tiền vào tài khoản.',
    code: 'insufficient_funds',
  })
})

test('a response requested by the boot script is used once: the next call sends a new request', async () => {
  window.bootResponses = new Map([['/api/auth/me', Promise.resolve(Response.json({ name: 'before' }))]])
  respond.mockImplementation(async () => Response.json({ name: 'now' }))
  expect(await request('GET /api/auth/me')).toEqual({ name: 'before' })
  expect(respond).not.toHaveBeenCalled()
  expect(await request('GET /api/auth/me')).toEqual({ name: 'now' })
})

test('while offline, the error says so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  respond.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(request('GET /api/auth/me')).rejects.toMatchObject({ status: 0, message: noResponseTexts.vi.offline })
})
