import type { PaymentMethod } from '#contracts/rules/fees.ts'
import type { TransactionType } from '#contracts/transactions.ts'
import type { Language } from '#server/platform/problems.ts'

/**
 * The reason for a transaction, as it is stored: a code and its facts, from which the text is made when it is shown. `text` is for
 * transactions that a previous version stored as text, without a code, and that match no other code.
 */
export type Reason =
  | { code: 'deposit'; facts: { method: PaymentMethod; note?: string } }
  | { code: 'vps_payment'; facts: { plan: string; name: string } }
  | { code: 'vps_refund'; facts: { plan: string; name: string } }
  | { code: 'adjustment'; facts: { reason?: string } }
  | { code: 'text'; facts: { text: string } }

/** A function for the text of each code. A note or reason that a user entered is not translated. */
type Descriptions = { [Code in Reason['code']]: (facts: Extract<Reason, { code: Code }>['facts']) => string }

const methods: Record<Language, Record<PaymentMethod, string>> = {
  vi: { bank_transfer: 'chuyển khoản ngân hàng', momo: 'ví MoMo', zalopay: 'ví ZaloPay', crypto: 'tiền mã hóa' },
  en: { bank_transfer: 'bank transfer', momo: 'MoMo', zalopay: 'ZaloPay', crypto: 'cryptocurrency' },
}

const descriptions: Record<Language, Descriptions> = {
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

/** The text of a reason. */
export const describeReason = ({ code, facts }: Reason, language: Language): string =>
  // The code determines the type of its facts, but TypeScript cannot infer that for a lookup.
  descriptions[language][code](facts as never)

/** Whether this version knows a code: a later version that runs at the same time may store others. */
export const isKnownCode = (code: string): code is Reason['code'] => Object.hasOwn(descriptions.vi, code)

/**
 * Parses the reason of a transaction that a previous version stored only as Vietnamese text. That version may run at the same time
 * and store more of them, so they are parsed here and not rewritten by a migration. The oldest adjustments name an employee, which
 * is left out.
 */
export function parseReason(type: TransactionType, method: PaymentMethod | null, description: string): Reason {
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
