import { useEffect, useRef } from 'react'
import { type OnboardingFacts, shouldOnboard } from '#ds/account/OnboardingDialog/index.ts'
import { onboardingSeen } from '#site/session/onboarding-seen.ts'

/**
 * Calls `open` when the guide should open by itself: decided once per visit to the page, as soon as `facts` are known. Later
 * changes, such as verifying the phone in the guide, do not close it.
 */
export function useOnboarding(facts: Omit<OnboardingFacts, 'seen'> | undefined, open: () => void) {
  const isDecided = useRef(false)
  useEffect(() => {
    if (!facts || isDecided.current) return
    isDecided.current = true
    if (shouldOnboard({ ...facts, seen: onboardingSeen.get() === true })) open()
  }, [facts, open])
}
