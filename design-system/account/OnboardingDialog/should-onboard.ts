/** The facts that decide whether the guide opens by itself. */
export interface OnboardingFacts {
  /** The customer has closed the guide before, on any device. */
  seen: boolean
  isPhoneVerified: boolean
  /** Whole dong as a decimal string. */
  balance: string
  /** Money of a top-up has arrived before: an empty wallet was spent, and is not that of a newcomer. Default: false. */
  hasDeposited?: boolean
}

/** Whether the guide opens by itself: it was never closed, and the phone is unverified or the wallet still empty (product spec, section 4). */
export const shouldOnboard = ({ seen, isPhoneVerified, balance, hasDeposited = false }: OnboardingFacts): boolean =>
  !seen && (!isPhoneVerified || (BigInt(balance) === 0n && !hasDeposited))
