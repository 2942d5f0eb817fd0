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

test('a value outlasts the page under all of its keys, and is gone from all', () => {
  create().set({ name: 'Lan', place: 'Huế' })
  expect(create().get()).toEqual({ name: 'Lan', place: 'Huế' })
  create().set(null)
  expect(localStorage.length).toBe(0)
})

test('whoever listens hears of each change, also of another tab’s, until they stop', () => {
  const value = create()
  const heard = vi.fn()
  const stop = value.subscribe(heard)
  value.set({ name: 'Lan', place: 'Huế' })
  expect(heard).toHaveBeenCalledTimes(1)

  localStorage.setItem('place', 'Hà Nội')
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  expect(heard).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new StorageEvent('storage', { key: 'place' }))
  expect(heard).toHaveBeenCalledTimes(2)
  expect(value.get()?.place).toBe('Hà Nội')
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(value.get()).toBeNull()

  stop()
  value.set(null)
  expect(heard).toHaveBeenCalledTimes(3)
})

test('what cannot be read is cleared', () => {
  localStorage.setItem('name', 'unreadable')
  expect(create().get()).toBeNull()
  expect(localStorage.length).toBe(0)
})

test('where storage is closed, a value lives as long as the page', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError')
    })
  const value = create()
  expect(value.get()).toBeNull()
  value.set({ name: 'Lan', place: 'Huế' })
  expect(value.get()?.name).toBe('Lan')
})
