/** The two lines of a transaction's text. */
export interface TransactionWords {
  title: string
  /** Empty if the title says everything. */
  detail: string
}

/**
 * Says the kind of a transaction once. The server's descriptions begin with it ("Thanh toán VPS Pro: web-01"): then the title is what comes
 * before the colon. A description in other words, such as a customer's note, follows the kind.
 */
export function transactionWords(kind: string, description: string): TransactionWords {
  const [title = kind, ...details] = description.startsWith(kind) ? description.split(': ') : [kind, description]
  return { title, detail: details.join(': ') }
}
