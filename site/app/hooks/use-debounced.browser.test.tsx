import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDebounced } from './use-debounced.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

test('a value is returned after it has not changed for the delay', () => {
  const { result, rerender } = renderHook(({ value }) => useDebounced(value, 300), { initialProps: { value: '' } })
  rerender({ value: 'l' })
  act(() => vi.advanceTimersByTime(299))
  rerender({ value: 'la' })
  act(() => vi.advanceTimersByTime(299))
  expect(result.current).toBe('')
  act(() => vi.advanceTimersByTime(1))
  expect(result.current).toBe('la')
})
