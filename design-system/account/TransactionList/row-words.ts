import type { PaymentMethod } from '#contracts/rules/fees.ts'
import type { WalletTransaction } from '#contracts/transactions.ts'
import { type TransactionWords, type TransactionWordsTexts, transactionWords } from '#ds/domain/transaction-words.ts'
import type { Formats } from '#ds/providers/format.tsx'

/** The names of the payment methods, as the top-up has them. */
export type MethodNames = Readonly<Record<PaymentMethod, { name: string }>>

export interface RowWordsTexts {
  /** The reasons for transactions. */
  words: TransactionWordsTexts
  /** The payment methods of top-ups. */
  methods: MethodNames
  /** What a top-up is for: an order that waited for it. */
  forOrder: (name: string) => string
}

/**
 * The words of a transaction for a row of a list, which is looked through for what the money was for: the instance is the title of what was paid or
 * given back for it, and a top-up is a word, with the order that it is for, or else its payment method, as the detail.
 */
export function rowWords(
  transaction: Pick<WalletTransaction, 'type' | 'code' | 'facts' | 'description' | 'paymentMethod'>,
  { words, methods, forOrder }: RowWordsTexts,
  formats: Pick<Formats, 'currency'>,
  /** The name of the order that a top-up is for. Default: none is known. */
  orderName?: string,
): TransactionWords {
  const { type, paymentMethod } = transaction
  const { title, detail } = transactionWords(transaction, words, formats)
  const kind = words.types[type]
  if ((type === 'payment' || type === 'renewal' || type === 'refund') && detail !== '' && title !== kind)
    return { title: detail, detail: title }
  if (type === 'deposit' && orderName !== undefined) return { title: kind, detail: forOrder(orderName) }
  if (type === 'deposit' && paymentMethod !== null && detail === '')
    return { title: kind, detail: methods[paymentMethod].name }
  return { title, detail }
}
