import type { FormDialogTexts } from '#ds/components/overlays/FormDialog/index.ts'

/** What has to end before an account can be closed, by its name in the response of the server. */
export type ClosingObstacle = 'machines' | 'waitingOrders' | 'deposits' | 'withdrawals' | 'balance'

export interface CloseAccountTexts {
  title: string
  deleted: string
  /** What is deleted at once. */
  deletedWhat: string
  kept: string
  /** What the law wants to be kept, and for how long. */
  keptWhat: string
  keptDetails: string
  before: string
  /** Nothing stands in the way. */
  nothingLeft: string
  finalDetails: string
  /** What has to be done first, each the text of a link. `amount` is formatted. */
  obstacles: Readonly<Record<Exclude<ClosingObstacle, 'balance'>, (count: number) => string>> & {
    balance: (amount: string) => string
  }
  /** Whom to ask about what cannot be withdrawn. */
  balanceDetails: string
  close: string
  /** Why the button cannot be used. */
  notYet: string
  dialog: Required<FormDialogTexts> & {
    email: string
    /** Which email is to be typed. */
    emailHint: (email: string) => string
    wrongEmail: string
    password: string
    passwordMissing: string
  }
}
