import { afterEach, expect, test } from 'vitest'
import { hasSeenOnboarding, onboardingSeen } from './onboarding-seen.ts'

afterEach(() => onboardingSeen.set(null))

/** What is read once another tab, or an earlier version, has stored this. */
function storedElsewhere(seenBy: string): void {
  localStorage.setItem('onboardingSeen', seenBy)
  window.dispatchEvent(new StorageEvent('storage', { key: 'onboardingSeen' }))
}

test('closing the guide is stored for its customer, and read by other tabs', () => {
  const unsubscribe = onboardingSeen.subscribe(() => undefined)
  expect(hasSeenOnboarding('41')).toBe(false)
  onboardingSeen.set('41')
  expect(localStorage.getItem('onboardingSeen')).toBe('41')
  expect([hasSeenOnboarding('41'), hasSeenOnboarding('42')]).toEqual([true, false])
  storedElsewhere('42')
  expect([hasSeenOnboarding('41'), hasSeenOnboarding('42')]).toEqual([false, true])
  unsubscribe()
})

test('what earlier versions stored counts for whoever is signed in', () => {
  const unsubscribe = onboardingSeen.subscribe(() => undefined)
  storedElsewhere('true')
  expect(hasSeenOnboarding('41')).toBe(true)
  unsubscribe()
})
