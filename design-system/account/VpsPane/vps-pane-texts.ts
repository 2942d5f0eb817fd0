import type { BillingPeriod } from '#contracts/rules/price.ts'
import type { VpsWordsTexts } from '#ds/account/vps-words.ts'

export interface VpsPaneTexts extends VpsWordsTexts {
  /** The word on the button that copies the command. */
  copyShort: string
  openPage: string
  close: string
  /** Name of the menu with the other actions. */
  moreActions: string
  /** After the price: what it pays for, and until when; `date` is formatted. */
  paidUntil: Readonly<Record<BillingPeriod, (date: string) => string>>
  trialUntilThen: (date: string) => string
  /** Beside the step of the setup that is under way. */
  underWay: string
  /** While it is created: one may leave. */
  mayLeave: string
  /** What the period costs and what the wallet lacks; both are formatted. */
  periodCosts: (price: string) => string
  lacks: (amount: string) => string
  keptUntilThen: (date: string) => string
  /** Why it is suspended if nothing is missing. */
  suspendedByAdmin: string
  trialEnded: string
  failedWithoutReason: string
  refundedAmount: (amount: string) => string
  /** If it is not known how much. */
  refundedToWallet: string
  /** Labels of the facts. */
  facts: { address: string; place: string; system: string; plan: string; number: string }
  /** Above what is still to come. */
  planned: string
  recently: string
  /** Shown instead of events. */
  noEvents: string
}
