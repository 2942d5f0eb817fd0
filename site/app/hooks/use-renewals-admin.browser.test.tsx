import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dataOf } from '#ds/hooks/resource.ts'
import { toastTexts } from '#ds/texts/toasts.ts'
import { advance, createTestProviders, delayed, FakeProblem, fakeApi } from '#site/testing/fake-api-test-tools.tsx'
import { type RenewalsAdminOptions, rangeOf, useRenewalsAdmin } from './use-renewals-admin.ts'

const now = '2026-11-22T00:23:00.000Z'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date(now) }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const listOf = (query: Record<string, string>) => `GET /api/admin/renewals?${new URLSearchParams(query)}`
const paths = {
  week: listOf({ from: now, to: '2026-11-29T00:23:00.000Z' }),
  overdue: expect.stringMatching(/^GET \/api\/admin\/renewals\?to=2026-11-22T00%3A23%3A00\.\d{3}Z$/),
  forecast: 'GET /api/admin/forecast?days=30',
  hold: 'POST /api/admin/vps/v1/hold',
}
const row = { vps: { id: 'v1', status: 'suspended' }, terms: { isExempt: false }, outcome: 'short' }
const forecast = { income: '1', short: '0', days: [], endangered: [] }

async function setUp(replies: Record<string, unknown> = {}) {
  const api = fakeApi({
    [paths.week]: delayed({ renewals: [row], nextCursor: null }),
    [paths.forecast]: delayed(forecast),
    [paths.hold]: { vps: { id: 'v1', status: 'active' }, terms: { isExempt: true } },
    ...replies,
  })
  const providers = createTestProviders()
  const initialProps: RenewalsAdminOptions = { token: 'token', view: 'due', filter: 'week' }
  const { result, rerender } = renderHook(useRenewalsAdmin, { initialProps, wrapper: providers.wrapper })
  await advance(1)
  return {
    api,
    office: result,
    lastToast: () => providers.toasts.getSnapshot().at(-1),
    show: async (next: Partial<RenewalsAdminOptions>) => {
      api.takeCalls()
      rerender({ ...initialProps, ...next })
      await advance(1)
    },
  }
}

test.each([
  ['overdue', { to: now }],
  ['day', { from: now, to: '2026-11-23T00:23:00.000Z' }],
  ['week', { from: now, to: '2026-11-29T00:23:00.000Z' }],
  ['month', { from: now, to: '2026-12-22T00:23:00.000Z' }],
] as const)('the filter %s is the range %j', (filter, range) => {
  expect(rangeOf(filter, Date.parse(now))).toEqual(range)
})

test('the list is loaded with the range of its filter, and only while it is open', async () => {
  const { api, office, show } = await setUp()
  expect(api.takeCalls().toSorted()).toEqual([paths.forecast, paths.week])
  expect(dataOf(office.current.renewals.rows)).toEqual([row])
  expect(dataOf(office.current.forecast)).toEqual(forecast)
  await show({ filter: 'overdue' })
  expect(api.takeCalls()).toEqual([paths.overdue])
  await show({ view: 'days' })
  expect(api.takeCalls()).toEqual([])
})

test('a hold is sent, said and shown, and the row and the forecast are loaded again', async () => {
  const { api, office, lastToast } = await setUp()
  api.takeCalls()
  const body = { isExempt: true, reason: 'Máy nội bộ' }
  expect(await act(() => office.current.onHold('v1', body))).toEqual({ ok: true })
  expect(api.calls.find(({ call }) => call === paths.hold)?.body).toEqual(body)
  expect(lastToast()).toMatchObject({ title: toastTexts.vi.updated, tone: 'positive' })
  expect(dataOf(office.current.renewals.rows)).toMatchObject([{ vps: { status: 'active' }, terms: { isExempt: true } }])
  await advance(1)
  expect(api.takeCalls().toSorted()).toEqual([paths.hold, paths.forecast, paths.week].toSorted())
})

test('what the server finds wrong with a field reaches the dialog', async () => {
  const errors = [{ path: 'graceDays', message: 'Số ngày phải từ 3 đến 14' }]
  const { office } = await setUp({ [paths.hold]: new FakeProblem(422, { code: 'invalid', errors }) })
  expect(await act(() => office.current.onHold('v1', { graceDays: 99, reason: 'x' }))).toMatchObject({
    ok: false,
    fieldErrors: errors,
  })
})
