import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { request } from '#site/api/request.ts'

const respond = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', respond)
  document.documentElement.lang = 'vi'
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.documentElement.lang = 'en'
})

const noAnswer = { status: 0, message: 'Máy chủ không trả lời. Vui lòng thử lại.' }

test.each([
  ['no response came', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the page of a gateway came', () => Promise.resolve(new Response('<!doctype html><title>Sign in</title>'))],
  ['nothing came', () => Promise.resolve(new Response(''))],
  ['the response broke off', () => Promise.resolve(new Response('{"user": {"id": "4'))],
])('when %s, that is what is said, in the language of the page', async (_, come) => {
  respond.mockImplementation(come)
  await expect(request('/api/auth/me')).rejects.toMatchObject(noAnswer)
})

test('JSON is read, and 204 has none', async () => {
  respond.mockResolvedValueOnce(Response.json({ status: 'ok' }))
  expect(await request('/api/health')).toEqual({ status: 'ok' })
  respond.mockResolvedValueOnce(new Response(null, { status: 204 }))
  expect(await request('/api/auth/logout', { method: 'POST' })).toBeUndefined()
})
