import { afterEach, expect, test } from 'vitest'
import { onboardingSeen } from './onboarding-seen.ts'

afterEach(() => onboardingSeen.set(null))

test('closing the guide is stored, and read by other tabs', () => {
  const unsubscribe = onboardingSeen.subscribe(() => undefined)
  expect(onboardingSeen.get()).toBeNull()
  onboardingSeen.set(true)
  expect(localStorage.getItem('onboardingSeen')).toBe('true')

  const read = (stored: string) => {
    localStorage.setItem('onboardingSeen', stored)
    window.dispatchEvent(new StorageEvent('storage', { key: 'onboardingSeen' }))
    return onboardingSeen.get()
  }
  expect([read('no'), read('true')]).toEqual([null, true])
  unsubscribe()
})
