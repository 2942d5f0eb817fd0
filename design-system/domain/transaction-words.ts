/** The two lines of a transaction's text. */
export interface TransactionWords {
  title: string
  /** Empty if the title says everything. */
  detail: string
}

/**
 * Says the kind of a transaction once. The server's descriptions contain it before a colon ("Thanh toán gói Pro: web-01", "Top-up bonus: …"):
 * then the title is what comes before the colon. A description in other words, such as a customer's note, follows the kind.
 */
export function transactionWords(kind: string, description: string): TransactionWords {
  const [colon = ''] = /: |：/.exec(description) ?? []
  const end = colon === '' ? description.length : description.indexOf(colon)
  const title = description.slice(0, end)
  if (!title.toLowerCase().includes(kind.toLowerCase())) return { title: kind, detail: description }
  return { title, detail: description.slice(end + colon.length) }
}
