import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { onboardingSeen } from '#site/session/onboarding-seen.ts'
import { type OnboardingCustomer, useOnboarding } from './use-onboarding.ts'

afterEach(() => onboardingSeen.set(null))

const newcomer: OnboardingCustomer = { userId: '41', seen: false, isPhoneVerified: false, balance: '0' }

function setUp() {
  const actions = { open: vi.fn(), keepSeen: vi.fn() }
  const { rerender } = renderHook(({ customer }) => useOnboarding(customer, actions), {
    initialProps: { customer: undefined as OnboardingCustomer | undefined },
  })
  return { ...actions, show: (customer: OnboardingCustomer) => rerender({ customer }) }
}

test('the guide opens once for a newcomer, as soon as the facts are known', () => {
  const { open, keepSeen, show } = setUp()
  expect(open).not.toHaveBeenCalled()
  show(newcomer)
  show({ ...newcomer })
  expect(open).toHaveBeenCalledOnce()
  expect(keepSeen).not.toHaveBeenCalled()
})

test('the guide does not open for a customer who was not a newcomer at first', () => {
  const { open, show } = setUp()
  show({ ...newcomer, isPhoneVerified: true, balance: '50000' })
  show(newcomer)
  expect(open).not.toHaveBeenCalled()
})

test('the guide does not open for an account that has closed it on another device', () => {
  const { open, keepSeen, show } = setUp()
  show({ ...newcomer, seen: true })
  expect(open).not.toHaveBeenCalled()
  expect(keepSeen).not.toHaveBeenCalled()
})

test.each(['41', 'true'])('the server is told what only this browser knows: %s', (stored) => {
  onboardingSeen.set(stored)
  const { open, keepSeen, show } = setUp()
  show(newcomer)
  show({ ...newcomer })
  expect(open).not.toHaveBeenCalled()
  expect(keepSeen).toHaveBeenCalledOnce()
})

test('the guide opens for a second customer in the same browser', () => {
  onboardingSeen.set('42')
  const { open, show } = setUp()
  show(newcomer)
  expect(open).toHaveBeenCalledOnce()
})
