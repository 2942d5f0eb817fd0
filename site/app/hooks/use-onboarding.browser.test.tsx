import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { onboardingSeen } from '#site/session/onboarding-seen.ts'
import { useOnboarding } from './use-onboarding.ts'

afterEach(() => onboardingSeen.set(null))

const newcomer = { isPhoneVerified: false, balance: '0' }

function setUp() {
  const open = vi.fn()
  const { rerender } = renderHook(({ facts }) => useOnboarding(facts, open), {
    initialProps: { facts: undefined as typeof newcomer | undefined },
  })
  return { open, rerender }
}

test('the guide opens once for a newcomer, as soon as the facts are known', () => {
  const { open, rerender } = setUp()
  expect(open).not.toHaveBeenCalled()
  rerender({ facts: newcomer })
  rerender({ facts: { ...newcomer } })
  expect(open).toHaveBeenCalledOnce()
})

test('the guide does not open for a customer who has seen it, or who was not a newcomer at first', () => {
  onboardingSeen.set(true)
  const seen = setUp()
  seen.rerender({ facts: newcomer })
  expect(seen.open).not.toHaveBeenCalled()

  onboardingSeen.set(null)
  const regular = setUp()
  regular.rerender({ facts: { isPhoneVerified: true, balance: '50000' } })
  regular.rerender({ facts: newcomer })
  expect(regular.open).not.toHaveBeenCalled()
})
