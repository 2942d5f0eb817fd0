import type { BillingPeriod } from '#contracts/rules/price.ts'
import type { VpsLabels } from '#ds/account/vps-labels.ts'

export interface VpsPaneTexts extends VpsLabels {
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
  /** Why it is suspended. */
  suspendedByAdmin: string
  trialEnded: string
  failedWithoutReason: string
  refundedToWallet: string
  /** Labels of the facts. */
  facts: { address: string; place: string; system: string; plan: string; number: string }
  /** Above what is still to come. */
  planned: string
  recently: string
}
