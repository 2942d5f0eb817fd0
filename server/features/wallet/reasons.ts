import type { PaymentMethod, TransactionType } from '#contracts/transactions.ts'
import type { Language } from '#server/platform/problems.ts'

/**
 * Why money moved, as it is stored: a code and its facts. Words are made of them when they are shown. `text` has no facts but its
 * words: those of a transaction that a previous version stored without a code, and that fit no other one.
 */
export type Reason =
  | { code: 'deposit'; facts: { method: PaymentMethod; note?: string } }
  | { code: 'vps_payment'; facts: { plan: string; name: string } }
  | { code: 'vps_refund'; facts: { plan: string; name: string } }
  | { code: 'adjustment'; facts: { reason?: string } }
  | { code: 'text'; facts: { text: string } }

/** The words for each code; a note or a reason that a person gave stays as it is. */
type Words = { [Code in Reason['code']]: (facts: Extract<Reason, { code: Code }>['facts']) => string }

const methods: Record<Language, Record<PaymentMethod, string>> = {
  vi: { bank_transfer: 'chuyển khoản ngân hàng', momo: 'ví MoMo', zalopay: 'ví ZaloPay', crypto: 'tiền mã hóa' },
  en: { bank_transfer: 'bank transfer', momo: 'MoMo', zalopay: 'ZaloPay', crypto: 'cryptocurrency' },
}

const words: Record<Language, Words> = {
  vi: {
    deposit: ({ method, note }) => note ?? `Nạp tiền qua ${methods.vi[method]}`,
    vps_payment: ({ plan, name }) => `Thanh toán VPS ${plan}: ${name}`,
    vps_refund: ({ plan, name }) => `Hoàn tiền VPS ${plan}: ${name}`,
    adjustment: ({ reason }) => (reason ? `Điều chỉnh số dư: ${reason}` : 'Điều chỉnh số dư'),
    text: ({ text }) => text,
  },
  en: {
    deposit: ({ method, note }) => note ?? `Top-up by ${methods.en[method]}`,
    vps_payment: ({ plan, name }) => `Payment for VPS ${plan}: ${name}`,
    vps_refund: ({ plan, name }) => `Refund for VPS ${plan}: ${name}`,
    adjustment: ({ reason }) => (reason ? `Balance adjustment: ${reason}` : 'Balance adjustment'),
    text: ({ text }) => text,
  },
}

/** A reason in words. */
export const describeReason = ({ code, facts }: Reason, language: Language): string =>
  // A code decides the shape of its facts, which the type of a lookup cannot say.
  words[language][code](facts as never)

/** Whether this version knows a code: a later one that runs beside it may store others. */
export const isKnownCode = (code: string): code is Reason['code'] => Object.hasOwn(words.vi, code)

/**
 * The reason of a transaction that a previous version stored as Vietnamese words alone. That version may run beside this one and store
 * more of them, so they are read as they are and not rewritten by a migration. The name of an employee, which the oldest adjustments
 * have, is left out.
 */
export function reasonOfWords(type: TransactionType, method: PaymentMethod | null, description: string): Reason {
  if (type === 'deposit' && method !== null) {
    const isDefault = description === describeReason({ code: 'deposit', facts: { method } }, 'vi')
    return { code: 'deposit', facts: { method, ...(isDefault ? {} : { note: description }) } }
  }
  const [, plan, name] = /^(?:Thanh toán|Hoàn tiền) VPS ([^:]+): (.+)$/s.exec(description) ?? []
  if ((type === 'payment' || type === 'refund') && plan !== undefined && name !== undefined)
    return { code: type === 'payment' ? 'vps_payment' : 'vps_refund', facts: { plan, name } }
  const [adjustment, , reason] = /^Điều chỉnh số dư(?: bởi .*|(: (.+)))?$/s.exec(description) ?? []
  if (type === 'adjustment' && adjustment !== undefined) return { code: 'adjustment', facts: reason ? { reason } : {} }
  return { code: 'text', facts: { text: description } }
}
