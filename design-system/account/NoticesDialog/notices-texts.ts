/**
 * Texts of the notices. Names, amounts and days are passed as they are shown: a sentence says what happened, to which VPS, and what follows from it.
 */
export interface NoticesTexts {
  title: string
  /** Stands before a notice that the customer sees for the first time, for screen readers. */
  unread: string
  deposited: (amount: string, balance: string) => string
  depositedWithBonus: (amount: string, balance: string, bonus: string) => string
  /** `account` is the bank with the last digits of the account. */
  withdrawn: (amount: string, account: string) => string
  /** `reason` is what an admin wrote. */
  notWithdrawn: (amount: string, reason: string) => string
  ready: (name: string) => string
  readyAt: (name: string, address: string) => string
  orderFailed: (name: string) => string
  orderRefunded: (name: string, refund: string) => string
  renewed: (name: string, until: string) => string
  renewedFor: (name: string, until: string, amount: string) => string
  renews: (name: string, day: string, amount: string) => string
  renewsShort: (name: string, day: string, missing: string) => string
  expires: (name: string, day: string) => string
  suspended: {
    unpaid: (name: string) => string
    /** `day` is when it is deleted. */
    unpaidUntil: (name: string, day: string) => string
    trialEnded: (name: string) => string
    trialEndedUntil: (name: string, day: string) => string
    admin: (name: string) => string
    adminWhy: (name: string, explanation: string) => string
  }
  resumed: (name: string) => string
  endingSoon: Record<'unpaid' | 'trial_ended' | 'cancelled', (name: string, day: string) => string>
  ended: Record<'unpaid' | 'trial_ended' | 'cancelled' | 'admin', (name: string) => string>
  /** An admin deleted it, and wrote why. */
  endedWhy: (name: string, explanation: string) => string
  trialEnding: (name: string, time: string, amount: string) => string
  /** The links to where one acts. */
  links: {
    wallet: string
    machine: (name: string) => string
    topUp: (amount: string) => string
    support: string
    order: string
  }
  emptyTitle: string
  emptyDescription: string
  errorTitle: string
  /** Label of the button that loads older ones, and while it does. */
  more: string
  loadingMore: string
  moreFailed: string
}
