import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dataOf } from '#ds/hooks/resource.ts'
import * as apiTokensArea from '#ds/texts/api-tokens.ts'
import * as webhooksArea from '#ds/texts/webhooks.ts'
import { advance, createTestProviders, FakeProblem, fakeApi } from '#site/testing/fake-api-test-tools.tsx'
import { textAreaOf } from '#site/texts/text-area.ts'
import {
  apiTokenSecret,
  someApiTokens,
  someDeliveries,
  someWebhooks,
  webhookSecret,
} from '#stories/fixtures/developers.ts'
import { useApiTokens } from './use-api-tokens.ts'
import { useWebhooks } from './use-webhooks.ts'

const page = { edition: 'mixed', language: 'vi' } as const
await Promise.all([textAreaOf(apiTokensArea).load(page), textAreaOf(webhooksArea).load(page)])

const [first, second] = someWebhooks
const [token] = someApiTokens
if (!first || !second || !token) throw new Error('The fixtures are empty')
const log = `GET /api/account/webhooks/${first.id}/deliveries`

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function setUp<Result>(hook: () => Result, replies: Record<string, unknown>) {
  const api = fakeApi(replies)
  const { result } = renderHook(hook, createTestProviders())
  await advance()
  return {
    api,
    result,
    send: async <Sent,>(run: () => Promise<Sent>) => {
      api.takeCalls()
      const sent = await act(run)
      await advance()
      return sent
    },
  }
}

test('a new token is listed, and its secret is only in the result', async () => {
  const { result, send } = await setUp(useApiTokens, {
    'GET /api/account/tokens?limit=200': [],
    'POST /api/account/tokens': { token, secret: apiTokenSecret },
  })
  const request = { name: 'CI', scopes: ['vps:read' as const] }
  expect(await send(() => result.current.onCreate(request))).toEqual({ ok: true, secret: apiTokenSecret })
  expect(dataOf(result.current.tokens)).toEqual([token])
})

test('a token that was revoked elsewhere disappears as well', async () => {
  const { result, send } = await setUp(useApiTokens, {
    'GET /api/account/tokens?limit=200': [token],
    [`DELETE /api/account/tokens/${token.id}`]: new FakeProblem(404),
  })
  expect(await send(() => result.current.onRevoke(token))).toEqual({ ok: true })
  expect(dataOf(result.current.tokens)).toEqual([])
})

test('a refused token says why', async () => {
  const { result, send } = await setUp(useApiTokens, {
    'GET /api/account/tokens?limit=200': [token],
    'POST /api/account/tokens': new FakeProblem(409, { code: 'too_many_tokens', detail: 'Bạn đã có 20 token API.' }),
  })
  const sent = await send(() => result.current.onCreate({ name: 'CI', scopes: ['vps:read'] }))
  expect(sent).toMatchObject({ ok: false, message: expect.stringContaining('20 token API') })
})

const replies = {
  'GET /api/account/webhooks': [second],
  'POST /api/account/webhooks': { webhook: first, secret: webhookSecret },
  [`PATCH /api/account/webhooks/${second.id}`]: { webhook: { ...second, paused: false } },
  [`POST /api/account/webhooks/${second.id}/secret`]: { webhook: second, secret: webhookSecret },
  [`POST /api/account/webhooks/${first.id}/test`]: { delivery: someDeliveries[0] },
  [log]: someDeliveries,
  [`${log}?state=failed`]: [],
}

test('a webhook is added and changed in the list, and its secrets are only in the results', async () => {
  const { result, send } = await setUp(useWebhooks, replies)
  const { url, events } = first
  expect(await send(() => result.current.onAdd({ url, events }))).toEqual({ ok: true, secret: webhookSecret })
  expect(await send(() => result.current.onEdit(second, { paused: false }))).toEqual({ ok: true })
  expect(dataOf(result.current.webhooks)).toEqual([first, { ...second, paused: false }])
  expect(await send(() => result.current.onRenewSecret(second))).toEqual({ ok: true, secret: webhookSecret })
})

test('an open log is loaded again every two seconds, and at once after a test; another filter is another list', async () => {
  const { api, result, send } = await setUp(useWebhooks, { ...replies, 'GET /api/account/webhooks': someWebhooks })
  expect(api.takeCalls()).toEqual(['GET /api/account/webhooks'])
  act(() => result.current.onLogChange(first.id))
  await advance()
  expect(dataOf(result.current.log.deliveries)).toEqual(someDeliveries)
  expect(api.takeCalls()).toEqual([log])
  await advance(2000)
  expect(api.takeCalls()).toEqual([log])
  await send(() => result.current.onTest(first))
  expect(api.takeCalls()).toEqual([`POST /api/account/webhooks/${first.id}/test`, log])
  act(() => result.current.log.onFilterChange('failed'))
  await advance()
  expect(dataOf(result.current.log.deliveries)).toEqual([])
  act(() => result.current.onLogChange(null))
  api.takeCalls()
  await advance(10_000)
  expect(api.takeCalls()).toEqual([])
})
