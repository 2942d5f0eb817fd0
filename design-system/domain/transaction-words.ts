import type { PaymentMethod } from '#contracts/rules/fees.ts'
import type { ReasonCode, ReasonFacts, TransactionType, WalletTransaction } from '#contracts/transactions.ts'
import type { Formats } from '#ds/providers/format.tsx'

/** The two lines of a transaction's text. */
export interface TransactionWords {
  title: string
  /** Empty if the title says everything. */
  detail: string
}

/** The reasons that have words of their own. */
type WordedCode = Exclude<ReasonCode, 'text'>

/** The facts of a reason as they are shown: payment methods by name, amounts formatted. */
type ShownFacts<Code extends WordedCode> = { readonly [Fact in keyof ReasonFacts[Code]]: string }

export interface TransactionWordsTexts {
  types: Readonly<Record<TransactionType, string>>
  /** The payment methods within a sentence. */
  methods: Readonly<Record<PaymentMethod, string>>
  /** The words of each reason: what the money was, and what it was for or how it came. */
  reasons: {
    readonly [Code in WordedCode]: {
      title: (facts: ShownFacts<Code>) => string
      detail: (facts: ShownFacts<Code>) => string
    }
  }
  /** Title and detail in one line. */
  inOneLine: (title: string, detail: string) => string
}

type Reasoned = Pick<WalletTransaction, 'type' | 'code' | 'facts' | 'description'>

/**
 * Puts a transaction's reason into words. One without a code, or with a code that only a later version of the server knows, has the name of
 * its type and the server's description.
 */
export function transactionWords(
  { type, code = 'text', facts = {}, description }: Reasoned,
  texts: TransactionWordsTexts,
  { currency }: Pick<Formats, 'currency'>,
): TransactionWords {
  const kind = texts.types[type]
  if (code === 'text' || !Object.hasOwn(texts.reasons, code)) return { title: kind, detail: description }
  const { method, minimum } = facts
  const shown = {
    ...facts,
    ...(method !== undefined && { method: texts.methods[method as PaymentMethod] ?? method }),
    ...(minimum !== undefined && { minimum: currency(minimum) }),
  }
  const reason = texts.reasons[code]
  // The code determines the facts, but TypeScript cannot infer that for a lookup.
  const detail = reason.detail(shown as never)
  // The note of a top-up's customer replaces its payment method.
  return { title: code === 'deposit' && detail !== '' ? kind : reason.title(shown as never), detail }
}

/** The reasons whose title says what the name of the type does not. */
const reasonsBeyondType: ReadonlySet<ReasonCode> = new Set(['vps_resize', 'deposit_reversed'])

/**
 * Says what a transaction was for, beside the name of its type: the instance, a reason, a customer's words. Empty if the type says
 * everything.
 */
export function purposeOf(
  transaction: Reasoned,
  texts: TransactionWordsTexts,
  formats: Pick<Formats, 'currency'>,
): string {
  const { title, detail } = transactionWords(transaction, texts, formats)
  const { code } = transaction
  return code !== undefined && reasonsBeyondType.has(code) ? texts.inOneLine(title, detail) : detail
}
