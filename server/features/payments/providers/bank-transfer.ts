/** A transfer on one of our bank accounts, as a service that reads the account reports it. */
export interface BankTransfer {
  /** The service's id of the transfer: the same for each delivery of a report. */
  eventId: string
  direction: 'in' | 'out'
  /** Our account. */
  account: string
  /** In integer dong, positive in either direction. */
  amount: number
  /** The bank's own number of the transfer, by which two services report the same one; empty if the bank has none. */
  bankReference: string
  /** In milliseconds; null if the service says none that exists. */
  transferredAt: number | null
  /** The texts in which the memo may be: `findMemos` reads them. */
  texts: { code: string | null; content: string; description: string }
  /** The account's balance after the transfer, in integer dong; null if it is not known. */
  balanceAfter: number | null
  /** Who paid, as far as the bank says it. */
  sender: { name: string | null; account: string | null }
}
