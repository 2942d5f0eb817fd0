import { useCallback, useEffect, useRef } from 'react'
import { useSWRConfig } from 'swr'
import type { AccountSummary } from '#contracts/account.ts'
import { type OnboardingFacts, shouldOnboard } from '#ds/account/OnboardingDialog/index.ts'
import { paths } from '#site/api/paths.ts'
import { request } from '#site/api/request.ts'
import { hasSeenOnboarding, onboardingSeen } from '#site/session/onboarding-seen.ts'

/** What is known of a customer: `seen` is what the server has kept for the account. */
export interface OnboardingCustomer extends OnboardingFacts {
  userId: string
}

/** What the guide does with the answer. They keep their identity. */
export interface OnboardingActions {
  /** Opens the guide. */
  open: () => void
  /** Tells the server that the customer has closed the guide, which only this browser knows. */
  keepSeen: () => void
}

/**
 * Opens the guide when it should open by itself: decided once per visit to the page, as soon as `customer` is known. Later
 * changes, such as verifying the phone in the guide, do not close it.
 */
export function useOnboarding(customer: OnboardingCustomer | undefined, { open, keepSeen }: OnboardingActions) {
  const isDecided = useRef(false)
  useEffect(() => {
    if (!customer || isDecided.current) return
    isDecided.current = true
    const { userId, ...facts } = customer
    const isSeenHere = hasSeenOnboarding(userId)
    if (isSeenHere && !facts.seen) keepSeen()
    if (shouldOnboard({ ...facts, seen: facts.seen || isSeenHere })) open()
  }, [customer, open, keepSeen])
}

/** Returns the function that remembers for the account that its customer has closed the guide. It keeps its identity. */
export function useKeepOnboardingSeen(userId: string): () => void {
  const { mutate } = useSWRConfig()
  return useCallback(() => {
    onboardingSeen.set(userId)
    const keep = async () => {
      await request('PATCH /api/account', { body: { onboardingSeen: true } })
      const change = (known?: AccountSummary) => known && { ...known, onboardingSeen: true }
      await mutate<AccountSummary>(paths.summary(userId), change, { revalidate: false })
    }
    // Otherwise this browser knows, and tells the server on the next visit.
    void keep().catch(() => undefined)
  }, [mutate, userId])
}
