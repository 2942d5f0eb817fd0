import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paths } from '#site/api/paths.ts'
import { useQuery } from '#site/hooks/use-query.ts'
import { advance, createTestProviders, fakeApi } from '#site/testing/fake-api-test-tools.tsx'
import { useAccountEvents } from './use-account-events.ts'

const userId = '41'
const balance = paths.balance(userId)
const instances = paths.instances(userId)

/** Streams that the page has opened, which the test sends events to. */
class FakeEventSource extends EventTarget {
  static readonly all: FakeEventSource[] = []
  static readonly CLOSED = 2
  readyState = 1
  get isClosed() {
    return this.readyState === FakeEventSource.CLOSED
  }
  constructor() {
    super()
    FakeEventSource.all.push(this)
  }
  close() {
    this.readyState = FakeEventSource.CLOSED
  }
  open() {
    return act(async () => void this.dispatchEvent(new Event('open')))
  }
  send(name: string, data: unknown) {
    return act(async () => void this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) })))
  }
}
const latest = () => {
  const stream = FakeEventSource.all.at(-1)
  if (!stream) throw new Error('There is no stream')
  return stream
}

const look = (state: DocumentVisibilityState) =>
  act(async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', FakeEventSource)
})
afterEach(() => {
  cleanup()
  FakeEventSource.all.length = 0
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function open(id = userId) {
  const api = fakeApi({
    [`GET ${balance}`]: { balance: '500000' },
    [`GET ${instances}`]: [{ id: '1', status: 'creating' }],
    [`GET ${paths.forecast}`]: { balance: '500000', lines: [] },
    [`GET ${paths.waitingOrders}`]: [],
  })
  const { result } = renderHook(() => {
    useAccountEvents(id)
    return {
      balance: useQuery(balance).data,
      instances: useQuery(instances).data,
      forecast: useQuery(paths.forecast).data,
      waitingOrders: useQuery(paths.waitingOrders).data,
    }
  }, createTestProviders())
  await advance()
  api.takeCalls()
  return { api, result }
}

test('money that arrives is shown at once, and what follows from it is requested again', async () => {
  const { api, result } = await open()
  await latest().send('wallet', { balance: '500000' })
  expect(api.takeCalls()).toEqual([])
  await latest().send('wallet', { balance: '900000' })
  await advance()
  expect(result.current.balance).toEqual({ balance: '900000' })
  expect(api.takeCalls()).toEqual([`GET ${paths.forecast}`, `GET ${paths.waitingOrders}`])
})

test('an instance changes in the row that it has', async () => {
  const { result } = await open()
  await latest().send('vps', { id: '1', status: 'active' })
  await advance()
  expect(result.current.instances).toEqual([{ id: '1', status: 'active' }])
})

test('a hidden page has no stream; one that is seen again catches up', async () => {
  const { api } = await open()
  await latest().open()
  expect(api.takeCalls()).toEqual([])
  await look('visible')
  expect(FakeEventSource.all).toHaveLength(1)
  await look('hidden')
  expect(FakeEventSource.all.map(({ isClosed }) => isClosed)).toEqual([true])
  await look('visible')
  await latest().open()
  await advance()
  expect(FakeEventSource.all.map(({ isClosed }) => isClosed)).toEqual([true, false])
  expect(api.takeCalls().sort()).toEqual(
    [`GET ${balance}`, `GET ${instances}`, `GET ${paths.forecast}`, `GET ${paths.waitingOrders}`].sort(),
  )
})

test('a visitor has none', async () => {
  await open('')
  expect(FakeEventSource.all).toEqual([])
})

test.each([
  ['wallet', { balance: '900000' }],
  ['vps', { id: '2', status: 'creating' }],
  ['payment', { payment: { id: 'p1' }, transaction: { id: 't1' } }],
])('a %s event may have ended an order that waits', async (name, data) => {
  const { api } = await open()
  await latest().send(name, data)
  await advance()
  expect(api.takeCalls()).toContain(`GET ${paths.waitingOrders}`)
})
