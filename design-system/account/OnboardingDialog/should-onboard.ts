/** The facts that decide whether the guide opens by itself. */
export interface OnboardingFacts {
  /** The customer has closed the guide before, in this browser. */
  seen: boolean
  isPhoneVerified: boolean
  /** Whole dong as a decimal string. */
  balance: string
}

/** Whether the guide opens by itself: it was never closed, and the phone is unverified or the wallet is empty (product spec, section 4). */
export const shouldOnboard = ({ seen, isPhoneVerified, balance }: OnboardingFacts): boolean =>
  !seen && (!isPhoneVerified || BigInt(balance) === 0n)
