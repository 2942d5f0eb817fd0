import type { PaymentMethod } from '#contracts/rules/fees.ts'
import type { WalletTransaction } from '#contracts/transactions.ts'
import { type TransactionWords, transactionWords } from '#ds/domain/transaction-words.ts'

/** The names of the payment methods, as the top-up has them. */
export type MethodNames = Readonly<Record<PaymentMethod, { name: string }>>

/**
 * The same for a row of a list, which is looked through for what the money was for: the instance is the title of what was paid or given back for it, and
 * a top-up is a word, with its payment method as the detail.
 */
export function rowWords(
  kind: string,
  { type, description, paymentMethod }: Pick<WalletTransaction, 'type' | 'description' | 'paymentMethod'>,
  methods: MethodNames,
): TransactionWords {
  const words = transactionWords(kind, description)
  if ((type === 'payment' || type === 'refund') && words.detail !== '' && words.title !== kind)
    return { title: words.detail, detail: words.title }
  if (type === 'deposit' && paymentMethod !== null && words.detail === '')
    return { title: kind, detail: methods[paymentMethod].name }
  return words
}
