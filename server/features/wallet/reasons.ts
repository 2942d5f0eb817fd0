import { dong } from '#contracts/fields/messages.ts'
import type { Language } from '#contracts/languages.ts'
import type { PaymentMethod } from '#contracts/rules/fees.ts'
import type { ReasonCode, ReasonFacts, TransactionType } from '#contracts/transactions.ts'

/** The reason for a transaction, as it is stored: a code and its facts, from which the text is made when it is shown. */
export type Reason = { [Code in ReasonCode]: { code: Code; facts: ReasonFacts[Code] } }[ReasonCode]

/** A function for the text of each code. A note or reason that a user entered is not translated. */
type Descriptions = { [Code in ReasonCode]: (facts: ReasonFacts[Code]) => string }

const methods: Record<Language, Record<PaymentMethod, string>> = {
  vi: {
    bank_transfer: 'chuyển khoản ngân hàng',
    momo: 'MoMo',
    zalopay: 'ZaloPay',
    vnpay: 'VNPay',
    payos: 'VietQR (payOS)',
    crypto: 'tiền mã hóa',
  },
  en: {
    bank_transfer: 'bank transfer',
    momo: 'MoMo',
    zalopay: 'ZaloPay',
    vnpay: 'VNPay',
    payos: 'VietQR (payOS)',
    crypto: 'cryptocurrency',
  },
  zh: {
    bank_transfer: '银行转账',
    momo: 'MoMo',
    zalopay: 'ZaloPay',
    vnpay: 'VNPay',
    payos: 'VietQR（payOS）',
    crypto: '加密货币',
  },
}

const inVietnamese = (names: Record<PaymentMethod, string>): Descriptions => ({
  deposit: ({ method, note }) => note ?? `Nạp tiền qua ${names[method]}`,
  vps_payment: ({ plan, name }) => `Thanh toán gói ${plan}: ${name}`,
  vps_refund: ({ plan, name }) => `Hoàn tiền gói ${plan}: ${name}`,
  vps_renewal: ({ plan, name }) => `Gia hạn gói ${plan}: ${name}`,
  vps_resize: ({ plan, name }) => `Nâng cấp lên gói ${plan}: ${name}`,
  vps_resize_refund: ({ plan, name }) => `Hoàn tiền nâng cấp lên gói ${plan}: ${name}`,
  adjustment: ({ reason }) => (reason ? `Điều chỉnh số dư: ${reason}` : 'Điều chỉnh số dư'),
  deposit_bonus: ({ minimum }) => `Thưởng nạp tiền: từ ${dong(Number(minimum), 'vi')}`,
  referral_bonus: () => 'Thưởng giới thiệu: khách hàng mới',
  withdrawal: ({ bank, account }) => `Rút tiền về ngân hàng: ${bank} ${account}`,
  withdrawal_back: ({ bank, account }) => `Hoàn tiền rút: ${bank} ${account}`,
  deposit_reversed: ({ method, deposit, bonus }) =>
    `Thu hồi khoản nạp ${deposit}${bonus ? ' và tiền thưởng' : ''}: thanh toán qua ${names[method]} không thành công`,
  text: ({ text }) => text,
})

const descriptions: Record<Language, Descriptions> = {
  vi: inVietnamese(methods.vi),
  en: {
    deposit: ({ method, note }) => note ?? `Top-up by ${methods.en[method]}`,
    vps_payment: ({ plan, name }) => `Payment for the ${plan} plan: ${name}`,
    vps_refund: ({ plan, name }) => `Refund for the ${plan} plan: ${name}`,
    vps_renewal: ({ plan, name }) => `Renewal of the ${plan} plan: ${name}`,
    vps_resize: ({ plan, name }) => `Upgrade to the ${plan} plan: ${name}`,
    vps_resize_refund: ({ plan, name }) => `Refund for the upgrade to the ${plan} plan: ${name}`,
    adjustment: ({ reason }) => (reason ? `Balance adjustment: ${reason}` : 'Balance adjustment'),
    deposit_bonus: ({ minimum }) => `Top-up bonus: ${dong(Number(minimum), 'en')} or more`,
    referral_bonus: () => 'Referral bonus: new customer',
    withdrawal: ({ bank, account }) => `Withdrawal to a bank: ${bank} ${account}`,
    withdrawal_back: ({ bank, account }) => `Returned withdrawal: ${bank} ${account}`,
    deposit_reversed: ({ method, deposit, bonus }) =>
      `Reversal of top-up ${deposit}${bonus ? ' and its bonus' : ''}: the payment by ${methods.en[method]} failed`,
    text: ({ text }) => text,
  },
  zh: {
    deposit: ({ method, note }) => note ?? `充值（${methods.zh[method]}）`,
    vps_payment: ({ plan, name }) => `付款（${plan} 套餐）：${name}`,
    vps_refund: ({ plan, name }) => `退款（${plan} 套餐）：${name}`,
    vps_renewal: ({ plan, name }) => `续费（${plan} 套餐）：${name}`,
    vps_resize: ({ plan, name }) => `升级（${plan} 套餐）：${name}`,
    vps_resize_refund: ({ plan, name }) => `升级退款（${plan} 套餐）：${name}`,
    adjustment: ({ reason }) => (reason ? `余额调整：${reason}` : '余额调整'),
    deposit_bonus: ({ minimum }) => `充值奖励：满 ${dong(Number(minimum), 'zh')}`,
    referral_bonus: () => '推荐奖励：新客户',
    withdrawal: ({ bank, account }) => `提现至银行：${bank} ${account}`,
    withdrawal_back: ({ bank, account }) => `提现退回：${bank} ${account}`,
    deposit_reversed: ({ method, deposit, bonus }) =>
      `撤回充值 ${deposit}${bonus ? ' 及其奖励' : ''}：付款失败（${methods.zh[method]}）`,
    text: ({ text }) => text,
  },
}

/** The text of a reason. */
export const describeReason = ({ code, facts }: Reason, language: Language): string =>
  // The code determines the type of its facts, but TypeScript cannot infer that for a lookup.
  descriptions[language][code](facts as never)

const stored = inVietnamese({ ...methods.vi, momo: 'ví MoMo', zalopay: 'ví ZaloPay' })

/**
 * The text that is stored with a transaction, for servers of the previous version. It is part of what an Idempotency-Key stands for, which they compare, so
 * that the wallets keep the names that they had.
 */
export const storedDescription = ({ code, facts }: Reason): string => stored[code](facts as never)

/** Whether this version knows a code: a later version that runs at the same time may store others. */
export const isKnownCode = (code: string): code is ReasonCode => Object.hasOwn(descriptions.vi, code)

/**
 * Parses the reason of a transaction that a previous version stored only as Vietnamese text. That version may run at the same time
 * and store more of them, so they are parsed here and not rewritten by a migration. The oldest adjustments name an employee, which
 * is left out.
 */
export function parseReason(type: TransactionType, method: PaymentMethod | null, description: string): Reason {
  if (type === 'deposit' && method !== null) {
    const isDefault = description === storedDescription({ code: 'deposit', facts: { method } })
    return { code: 'deposit', facts: { method, ...(isDefault ? {} : { note: description }) } }
  }
  const [, plan, name] = /^(?:Thanh toán|Hoàn tiền) (?:VPS|gói) ([^:]+): (.+)$/s.exec(description) ?? []
  if ((type === 'payment' || type === 'refund') && plan !== undefined && name !== undefined)
    return { code: type === 'payment' ? 'vps_payment' : 'vps_refund', facts: { plan, name } }
  const [adjustment, , reason] = /^Điều chỉnh số dư(?: bởi .*|(: (.+)))?$/s.exec(description) ?? []
  if (type === 'adjustment' && adjustment !== undefined) return { code: 'adjustment', facts: reason ? { reason } : {} }
  return { code: 'text', facts: { text: description } }
}
