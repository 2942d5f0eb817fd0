import type { CopyButtonTexts } from '#ds/account/CopyButton/index.ts'

/** Words on instances that the parts of the account share. */
export interface VpsTexts extends CopyButtonTexts {
  /** The title of the list of the customer's instances. */
  title: string
  /** Label of the button in the empty list. */
  order: string
  operatingSystem: string
  price: string
  /** Shown instead of a date for an instance that will not be renewed. */
  notRenewed: string
  /** `count` is already formatted. */
  cores: (count: string) => string
  trial: {
    daysLeft: (days: number) => string
    /** The trial has ended, and the instance is suspended. */
    endedNote: string
    /** Label of the button that pays for it. */
    pay: string
  }
  /** An admin has suspended the instance. */
  suspendedNote: string
  contactSupport: string
  emptyTitle: string
  emptyDescription: string
  errorTitle: string
}
