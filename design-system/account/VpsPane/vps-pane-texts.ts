import type { BillingPeriod } from '#contracts/rules/price.ts'
import type { VpsLabels } from '#ds/account/vps-labels.ts'

export interface VpsPaneTexts extends VpsLabels {
  /** The word on the button that copies the command. */
  copyShort: string
  openPage: string
  close: string
  /** Name of the menu with the other actions. */
  moreActions: string
  /** After the price: what it pays for. */
  perPeriod: Readonly<Record<BillingPeriod, string>>
  trialUntilThen: (date: string) => string
  /** Beside the step of the setup that is under way. */
  underWay: string
  /** While it is created: one may leave. */
  mayLeave: string
  /** Why it is suspended. */
  suspendedByAdmin: string
  /** Instead of it, above the reason that was given. */
  suspendedBecause: string
  /** Below the reason. */
  askToResume: string
  trialEnded: string
  /** Since when it is suspended, and how much was not paid; formatted. */
  suspendedSince: (date: string, amount: string) => string
  /** The same when it is not known since when. */
  suspendedUnpaid: (amount: string) => string
  /** Until when it can be paid for; formatted. */
  payBefore: (date: string) => string
  failedWithoutReason: string
  refundedToWallet: string
  /** Labels of the facts. */
  facts: { address: string; place: string; system: string; plan: string; number: string }
  /** Above what is still to come. */
  planned: string
  recently: string
}
