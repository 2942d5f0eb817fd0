import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStoredValue } from './stored-value.ts'

const create = () =>
  createStoredValue<{ name: string; place: string }>({
    keys: ['name', 'place'],
    encode: ({ name, place }) => ({ name, place }),
    decode: ({ name, place }) => {
      if (name === 'unreadable') throw new Error('unreadable')
      return name && place ? { name, place } : null
    },
  })

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

test('a value is stored and cleared under all of its keys', () => {
  create().set({ name: 'Lan', place: 'Huế' })
  expect(create().get()).toEqual({ name: 'Lan', place: 'Huế' })
  create().set(null)
  expect(localStorage.length).toBe(0)
})

test('a listener is called on each change, including those of another tab, until it unsubscribes', () => {
  const value = create()
  const listener = vi.fn()
  const unsubscribe = value.subscribe(listener)
  value.set({ name: 'Lan', place: 'Huế' })
  expect(listener).toHaveBeenCalledTimes(1)

  localStorage.setItem('place', 'Hà Nội')
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  expect(listener).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new StorageEvent('storage', { key: 'place' }))
  expect(listener).toHaveBeenCalledTimes(2)
  expect(value.get()?.place).toBe('Hà Nội')
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(value.get()).toBeNull()

  unsubscribe()
  value.set(null)
  expect(listener).toHaveBeenCalledTimes(3)
})

test('a page that comes back as it was left reads what has changed meanwhile', () => {
  const value = create()
  value.set({ name: 'Lan', place: 'Huế' })
  const listener = vi.fn()
  const unsubscribe = value.subscribe(listener)
  localStorage.clear()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(value.get()).not.toBeNull()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(value.get()).toBeNull()
  expect(listener).toHaveBeenCalledTimes(1)
  unsubscribe()
})

test('an unreadable value is cleared', () => {
  localStorage.setItem('name', 'unreadable')
  expect(create().get()).toBeNull()
  expect(localStorage.length).toBe(0)
})

test('with forbidden storage a value is kept in memory', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })
  const value = create()
  expect(value.get()).toBeNull()
  value.set({ name: 'Lan', place: 'Huế' })
  expect(value.get()?.name).toBe('Lan')
})

test('after the last listener has unsubscribed, changes of other tabs are no longer read', () => {
  const value = create()
  const unsubscribes = [value.subscribe(vi.fn()), value.subscribe(vi.fn())]
  value.set({ name: 'Lan', place: 'Huế' })
  const changeInOtherTab = (place: string) => {
    localStorage.setItem('place', place)
    window.dispatchEvent(new StorageEvent('storage', { key: 'place' }))
  }
  unsubscribes[0]?.()
  changeInOtherTab('Hà Nội')
  expect(value.get()?.place).toBe('Hà Nội')
  unsubscribes[1]?.()
  changeInOtherTab('Đà Nẵng')
  expect(value.get()?.place).toBe('Hà Nội')
})
