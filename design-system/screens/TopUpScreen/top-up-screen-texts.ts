import type { PaymentProgressTexts } from '#ds/account/PaymentProgress/index.ts'

/** All texts of the page of a top-up. */
export interface TopUpScreenTexts {
  /** The page's title in the browser. */
  title: string
  /** The link back. */
  wallet: string
  /** `amount` is formatted. */
  heading: (amount: string) => string
  progress: PaymentProgressTexts
  /** The button once the money has arrived. */
  toWallet: string
  /** What the wallet has once the money arrives. */
  after: {
    heading: string
    now: string
    deposit: string
    /** What the money earns on top. */
    bonus: string
    /** What an order takes at once; `name` is that of its instance. */
    order: (name: string) => string
    balanceAfter: string
    /** `until` and `instead` are formatted days, until which the wallet lasts with and without the money. */
    lastsUntil: (until: string, instead: string) => string
    /** If it then pays for everything that is known. */
    lastsForAll: string
  }
  errorTitle: string
  /** For an address without a payment. */
  notFound: { title: string; description: string }
  /** The link to the page that shows the same without script, while this one is loading. */
  withoutScript: string
}
