import { useEffect, useRef } from 'react'
import { type OnboardingFacts, shouldOnboard } from '#ds/account/OnboardingDialog/index.ts'
import { onboardingSeen } from '#site/session/onboarding-seen.ts'

/**
 * Calls `open` when the guide should open by itself: asked once for each visit to the page, as soon as `facts` are known. What the
 * customer does meanwhile, such as verifying the phone in the guide, does not close it.
 */
export function useOnboarding(facts: Omit<OnboardingFacts, 'seen'> | undefined, open: () => void) {
  const asked = useRef(false)
  useEffect(() => {
    if (!facts || asked.current) return
    asked.current = true
    if (shouldOnboard({ ...facts, seen: onboardingSeen.get() === true })) open()
  }, [facts, open])
}
