import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MachineActionRequest, MachineResponse } from '#contracts/machines.ts'
import { dataOf } from '#ds/hooks/resource.ts'
import { useAccountEvents } from '#site/hooks/use-account-events.ts'
import { useQuery } from '#site/hooks/use-query.ts'
import {
  advance,
  createTestProviders,
  deferredReply,
  FakeProblem,
  fakeApi,
} from '#site/testing/fake-api-test-tools.tsx'
import { actions, dayOfMetrics, history, machineOf, machines, resizeQuote } from '#stories/fixtures/machines.ts'
import { type MachineOptions, useMachine } from './use-machine.ts'

const paths = {
  machine: 'GET /api/vps/m1',
  history: 'GET /api/vps/m1/history?limit=200',
  metrics: 'GET /api/vps/m1/metrics?window=24h',
  start: 'POST /api/vps/m1/actions',
  list: 'GET /api/vps/user/41',
}

class SilentEventSource extends EventTarget {
  static latest: SilentEventSource
  readyState = 1
  constructor() {
    super()
    SilentEventSource.latest = this
  }
  close() {
    this.readyState = 2
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  vi.stubGlobal('EventSource', SilentEventSource)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const running = machineOf({ id: 'm1' })

async function setUp(replies: Record<string, unknown> = {}, options: Partial<MachineOptions> = {}) {
  const api = fakeApi({
    [paths.machine]: running,
    [paths.history]: history,
    [paths.metrics]: dayOfMetrics(),
    [paths.list]: [running.vps],
    'GET /api/vps/catalog': { series: [], plans: [], locations: [], operatingSystems: [], paymentMethods: [] },
    'GET /api/wallet/balance/41': { balance: '500000' },
    'GET /api/account/ssh-keys': [],
    ...replies,
  })
  const providers = createTestProviders()
  const { result } = renderHook(() => {
    useAccountEvents('41')
    return {
      ...useMachine({ userId: '41', id: 'm1', window: '24h', hasGraphs: true, ...options }),
      list: useQuery('/api/vps/user/41').data,
    }
  }, providers)
  await advance()
  await advance()
  return {
    api,
    ...providers,
    page: result,
    shown: () => dataOf(result.current.machine) as MachineResponse,
    start: (request: MachineActionRequest) => {
      let sent: Promise<unknown> | undefined
      act(() => {
        sent = result.current.onAction(request)
      })
      return sent as Promise<unknown>
    },
  }
}

const responseTo = (type: 'reboot' | 'snapshot', state: 'queued' | 'done' = 'queued') => ({
  action: { ...(actions[0] as (typeof actions)[number]), id: 'a9', vpsId: 'm1', type, state, progress: 0 },
})

test('a machine comes with what was done and what was measured', async () => {
  const { page, shown } = await setUp()
  expect(shown()).toEqual(running)
  expect(dataOf(page.current.history)).toEqual(history)
  expect(dataOf(page.current.metrics)?.step).toBe(900)
})

test('an action shows at once in the page and in the row, and nothing else is possible meanwhile', async () => {
  const { reply, resolve } = deferredReply()
  const { start, shown, page, api } = await setUp({ [paths.start]: reply })
  const sent = start({ type: 'reboot' })
  await advance()
  expect(shown().vps.action).toMatchObject({ type: 'reboot', state: 'queued' })
  expect(page.current.list?.[0]?.action).toMatchObject({ type: 'reboot' })
  expect(
    shown()
      .actions.filter(({ enabled }) => enabled)
      .map(({ type }) => type),
  ).toEqual(['console', 'rename'])
  expect(shown().actions.find(({ type }) => type === 'reboot')?.code).toBe('busy')
  expect(api.calls.at(-1)?.headers.get('Idempotency-Key')).toBeTruthy()
  resolve(responseTo('reboot'))
  await act(async () => void (await sent))
  expect(shown().vps.action).toMatchObject({ id: 'a9' })
})

test('what the server refuses is undone, and the toast says why', async () => {
  const { start, shown, page, toasts } = await setUp({
    [paths.start]: new FakeProblem(409, { code: 'busy', detail: 'Máy đang thực hiện một thao tác khác.' }),
  })
  await act(async () => void (await start({ type: 'reboot' })))
  await advance()
  expect(shown()).toEqual(running)
  expect(page.current.list?.[0]?.action).toBeNull()
  expect(toasts.getSnapshot().map(({ description }) => description)).toEqual([
    expect.stringContaining('Máy đang thực hiện một thao tác khác.'),
  ])
})

test('a dialog says itself why it was refused', async () => {
  const { start, toasts } = await setUp({
    [paths.start]: new FakeProblem(409, { code: 'not_possible', detail: 'Đã đủ số bản chụp.' }),
  })
  const sent = start({ type: 'snapshot', name: 'x' })
  await act(async () => expect(await sent).toEqual({ ok: false, message: 'Đã đủ số bản chụp.' }))
  expect(toasts.getSnapshot()).toEqual([])
})

test('a lost response is followed by the same request: it is done once', async () => {
  const { start, api } = await setUp({ [paths.start]: () => Promise.reject(new TypeError('Failed to fetch')) })
  await act(async () => void (await start({ type: 'reboot' })))
  api.replies[paths.start] = responseTo('reboot')
  await act(async () => void (await start({ type: 'reboot' })))
  const keys = api.calls.filter(({ call }) => call === paths.start).map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

test('an action that is under way is followed, and its event settles it', async () => {
  const { api, shown } = await setUp({
    [paths.machine]: { ...machines.rebooting, vps: { ...machines.rebooting.vps, id: 'm1' } },
  })
  api.takeCalls()
  await advance(2000)
  expect(api.takeCalls()).toEqual([paths.machine])
  api.replies[paths.machine] = running
  await act(
    async () =>
      void SilentEventSource.latest.dispatchEvent(
        new MessageEvent('action', { data: JSON.stringify({ vpsId: 'm1' }) }),
      ),
  )
  await advance()
  expect(shown().vps.action).toBeNull()
  expect(api.takeCalls().toSorted()).toEqual([paths.history, paths.machine].toSorted())
  await advance(10_000)
  expect(api.takeCalls()).toEqual([])
})

test('an event of the machine itself shows it as it is', async () => {
  const { api, shown } = await setUp()
  api.replies[paths.machine] = machineOf({ id: 'm1', power: 'stopped' })
  await act(
    async () =>
      void SilentEventSource.latest.dispatchEvent(new MessageEvent('vps', { data: JSON.stringify(running.vps) })),
  )
  await advance()
  expect(shown().vps.power).toBe('stopped')
})

test('a server that measures nothing has empty graphs, and for one that is off nothing is requested', async () => {
  const { page } = await setUp({ [paths.metrics]: new FakeProblem(404) })
  expect(page.current.metrics).toEqual({ status: 'ready', data: { step: 0, series: [] } })
  const suspended = await setUp({ [paths.machine]: machineOf({ id: 'm1', status: 'suspended' }) })
  expect(suspended.api.takeCalls()).not.toContain(paths.metrics)
  const hidden = await setUp({}, { hasGraphs: false })
  expect(hidden.api.takeCalls()).not.toContain(paths.metrics)
})

test('a machine of another customer is not there', async () => {
  const { page } = await setUp({ [paths.machine]: new FakeProblem(404) })
  expect(page.current.isMissing).toBe(true)
})

test('a change of its records is in the page and in the row; the toast says so', async () => {
  const renamed = { ...running.vps, name: 'cua-hang-2' }
  const { page, shown, toasts } = await setUp({ 'PATCH /api/vps/m1': { vps: renamed } })
  await act(async () => void (await page.current.onSave({ name: 'cua-hang-2' })))
  await advance()
  expect(shown().vps.name).toBe('cua-hang-2')
  expect(page.current.list?.[0]?.name).toBe('cua-hang-2')
  expect(toasts.getSnapshot()).toHaveLength(1)
})

test('a quote and a password come from the server, which then has the password no longer', async () => {
  const { page, shown } = await setUp({
    [paths.machine]: machineOf({ id: 'm1' }, { hasPassword: true }),
    'POST /api/vps/m1/resize/quote': resizeQuote(3),
    'POST /api/vps/m1/password': { user: 'root', password: 'mV7-quac-Lua-93' },
  })
  await act(async () => expect(await page.current.onQuoteResize(3)).toMatchObject({ ok: true }))
  expect(shown().hasPassword).toBe(true)
  await act(async () =>
    expect(await page.current.onShowPassword()).toEqual({
      ok: true,
      password: { user: 'root', password: 'mV7-quac-Lua-93' },
    }),
  )
  await advance()
  expect(shown().hasPassword).toBe(false)
})
