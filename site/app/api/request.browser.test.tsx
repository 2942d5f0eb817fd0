import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notices as vietnamese } from '#ds/texts/vi/notices.ts'
import { request } from '#site/api/request.ts'

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

const noResponse = { status: 0, message: 'Máy chủ không trả lời. Vui lòng thử lại.' }

test.each([
  ['no response came', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the page of a gateway came', () => Promise.resolve(new Response('<!doctype html><title>Sign in</title>'))],
  ['nothing came', () => Promise.resolve(new Response(''))],
  ['the response broke off', () => Promise.resolve(new Response('{"user": {"id": "4'))],
])('when %s, that is what is said, in the language of the page', async (_, come) => {
  respond.mockImplementation(come)
  await expect(request('/api/auth/me')).rejects.toMatchObject(noResponse)
})

test('JSON is read, and 204 has none', async () => {
  respond.mockResolvedValueOnce(Response.json({ status: 'ok' }))
  expect(await request('/api/health')).toEqual({ status: 'ok' })
  respond.mockResolvedValueOnce(new Response(null, { status: 204 }))
  expect(await request('/api/auth/logout', { method: 'POST' })).toBeUndefined()
})

test('a call carries what it is given, and nothing that it is not', async () => {
  respond.mockImplementation(async () => Response.json({}))
  await request('/api/admin/users', { token: 'token' })
  await request('/api/wallet/deposit', { method: 'POST', body: { amount: '50000' }, idempotencyKey: 'key' })
  const [read, write] = respond.mock.calls.map(([path, options]) => ({ path, ...options }))
  const headersOf = (call: RequestInit | undefined) => Object.fromEntries(new Headers(call?.headers))
  expect(read).toMatchObject({ method: 'GET', credentials: 'include', body: null })
  expect(headersOf(read)).toEqual({ 'accept-language': 'vi', authorization: 'Bearer token' })
  expect(write).toMatchObject({ path: '/api/wallet/deposit', method: 'POST', body: '{"amount":"50000"}' })
  expect(headersOf(write)).toEqual({
    'accept-language': 'vi',
    'content-type': 'application/json',
    'idempotency-key': 'key',
  })
})

test('a refusal is an error with the status and the reason', async () => {
  respond.mockResolvedValue(
    new Response(JSON.stringify({ detail: 'Số dư không đủ.', code: 'insufficient_funds' }), {
      status: 402,
      headers: { 'Content-Type': 'application/problem+json' },
    }),
  )
  await expect(request('/api/vps/order')).rejects.toMatchObject({
    status: 402,
    detail: 'Số dư không đủ.',
    code: 'insufficient_funds',
  })
})

test('a response that was asked for before the script came is taken once: the next call is made anew', async () => {
  window.bootResponses = new Map([['/api/auth/me', Promise.resolve(Response.json({ name: 'before' }))]])
  respond.mockImplementation(async () => Response.json({ name: 'now' }))
  expect(await request('/api/auth/me')).toEqual({ name: 'before' })
  expect(respond).not.toHaveBeenCalled()
  expect(await request('/api/auth/me')).toEqual({ name: 'now' })
})

test('without a connection it says so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  respond.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(request('/api/auth/me')).rejects.toMatchObject({ status: 0, message: vietnamese.offline })
})
