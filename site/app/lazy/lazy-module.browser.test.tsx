import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { componentOf, createLazyModule, useLazyComponent, usePreload } from './lazy-module.ts'

const TopUp = () => null
const Order = () => null

let idle: (() => void)[]
beforeEach(() => {
  idle = []
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((callback) =>
    idle.push(() => callback({ didTimeout: false, timeRemaining: () => 50 })),
  )
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})
const becomeIdle = () => act(async () => idle.splice(0).forEach((run) => void run()))

/** A lazy module whose loading the test controls. */
function createTestModule() {
  const deferred = Promise.withResolvers<typeof TopUp>()
  const fetchModule = vi.fn(() => deferred.promise)
  return { module: createLazyModule(fetchModule), fetchModule, deferred }
}

test('a module is fetched once, and its listeners are called when it has loaded, unless they have unsubscribed', async () => {
  const { module, fetchModule, deferred } = createTestModule()
  const [listener, former] = [vi.fn(), vi.fn()]
  module.subscribe(listener)
  module.subscribe(former)()
  const loads = [module.load(), module.load()]
  expect(module.get()).toBeUndefined()
  deferred.resolve(TopUp)
  await Promise.all(loads)
  await module.load()
  expect(module.get()).toBe(TopUp)
  expect(fetchModule).toHaveBeenCalledOnce()
  expect(listener).toHaveBeenCalledOnce()
  expect(former).not.toHaveBeenCalled()
})

test('a module that could not be fetched is fetched again by the next load', async () => {
  const fetchModule = vi.fn(async () => TopUp).mockRejectedValueOnce(new Error('404'))
  const module = createLazyModule(fetchModule)
  await expect(module.load()).rejects.toThrow('404')
  expect(module.get()).toBeUndefined()
  await module.load()
  expect(module.get()).toBe(TopUp)
})

test('the components of one module are fetched together', async () => {
  const fetchModule = vi.fn(async () => ({ TopUp, Order }))
  const lazyModule = createLazyModule(fetchModule)
  const [topUp, order] = [
    componentOf(lazyModule, (module) => module.TopUp),
    componentOf(lazyModule, (module) => module.Order),
  ]
  const listener = vi.fn()
  order.subscribe(listener)
  expect(order.get()).toBeUndefined()
  await topUp.load()
  expect([topUp.get(), order.get()]).toEqual([TopUp, Order])
  expect(listener).toHaveBeenCalledOnce()
  expect(fetchModule).toHaveBeenCalledOnce()
})

test('preloading waits until the browser is idle, ignores failures, and is cancelled with the page', async () => {
  const { module, fetchModule, deferred } = createTestModule()
  const modules = [module]
  renderHook(() => usePreload(modules)).unmount()
  await becomeIdle()
  expect(fetchModule).not.toHaveBeenCalled()

  renderHook(() => usePreload(modules))
  expect(fetchModule).not.toHaveBeenCalled()
  await becomeIdle()
  expect(fetchModule).toHaveBeenCalledOnce()
  deferred.reject(new Error('404'))
  await becomeIdle()
})

test('a component is loaded when the browser is idle, or immediately when it is needed', async () => {
  const early = createTestModule()
  const { result, rerender } = renderHook(({ isNeeded }) => useLazyComponent(early.module, isNeeded), {
    initialProps: { isNeeded: false },
  })
  expect(early.fetchModule).not.toHaveBeenCalled()
  rerender({ isNeeded: true })
  expect(early.fetchModule).toHaveBeenCalledOnce()
  await act(async () => early.deferred.resolve(TopUp))
  expect(result.current).toEqual({ Component: TopUp, hasFailed: false })

  const idleModule = createTestModule()
  renderHook(() => useLazyComponent(idleModule.module, false))
  await becomeIdle()
  expect(idleModule.fetchModule).toHaveBeenCalledOnce()
})

test('a failure is reported while the component is needed, and not afterwards', async () => {
  const { module, deferred } = createTestModule()
  const { result, rerender } = renderHook(({ isNeeded }) => useLazyComponent(module, isNeeded), {
    initialProps: { isNeeded: true },
  })
  expect(result.current.hasFailed).toBe(false)
  await act(async () => deferred.reject(new Error('404')))
  expect(result.current.hasFailed).toBe(true)
  rerender({ isNeeded: false })
  expect(result.current.hasFailed).toBe(false)
})

test('a failure that arrives when the component is no longer needed is not reported', async () => {
  const { module, deferred } = createTestModule()
  const { result, rerender } = renderHook(({ isNeeded }) => useLazyComponent(module, isNeeded), {
    initialProps: { isNeeded: true },
  })
  rerender({ isNeeded: false })
  await act(async () => deferred.reject(new Error('404')))
  expect(result.current.hasFailed).toBe(false)
})
