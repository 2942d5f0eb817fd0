/** What decides whether the guide opens by itself. */
export interface OnboardingFacts {
  /** The customer has closed it before, in this browser. */
  seen: boolean
  isPhoneVerified: boolean
  /** Whole dong as a decimal string. */
  balance: string
}

/** The guide opens by itself until it was closed once, while the phone is unverified or the wallet is empty (product spec, section 4). */
export const shouldOnboard = ({ seen, isPhoneVerified, balance }: OnboardingFacts): boolean =>
  !seen && (!isPhoneVerified || BigInt(balance) === 0n)
