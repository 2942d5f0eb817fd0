import type { Messages } from '#contracts/fields/messages.ts'
import type { Language } from '#contracts/languages.ts'
import type { OfferProblem } from '#contracts/rules/offers.ts'
import type { BillingPeriod } from '#contracts/rules/price.ts'

/** Why a code does not apply: what the order lacks, or what became of the offer. */
export type CodeProblem = OfferProblem | 'unknown' | 'used' | 'used_up'

const planLabels: Record<Language, (plan: string, period: BillingPeriod) => string> = {
  vi: (plan, period) => `Gói ${plan}, ${period === 'monthly' ? '1 tháng' : '1 năm'}`,
  en: (plan, period) => `${plan} plan, ${period === 'monthly' ? '1 month' : '1 year'}`,
  zh: (plan, period) => `${plan} 套餐，${period === 'monthly' ? '1 个月' : '1 年'}`,
}

/** The label of a plan in a quote. */
export const planLabel = (plan: string, period: BillingPeriod, language: Language) => planLabels[language](plan, period)

/** Says why a code does not apply. */
export const codeProblems: Readonly<Record<CodeProblem, Messages>> = {
  unknown: {
    vi: 'Không có mã này. Vui lòng kiểm tra lại chính tả.',
    en: 'There is no such code. Please check the spelling.',
    zh: '没有这个优惠码，请检查是否输入正确。',
  },
  not_started: {
    vi: 'Mã này chưa đến ngày áp dụng.',
    en: 'This code does not apply yet.',
    zh: '该优惠码尚未生效。',
  },
  ended: { vi: 'Mã này đã hết hạn.', en: 'This code has expired.', zh: '该优惠码已过期。' },
  first_order_only: {
    vi: 'Mã này chỉ áp dụng cho đơn hàng đầu tiên.',
    en: 'This code only applies to a first order.',
    zh: '该优惠码仅限首次下单使用。',
  },
  other_period: {
    vi: 'Mã này không áp dụng cho chu kỳ thanh toán đã chọn.',
    en: 'This code does not apply to the chosen billing period.',
    zh: '该优惠码不适用于所选的计费周期。',
  },
  other_plan: {
    vi: 'Mã này không áp dụng cho gói đã chọn.',
    en: 'This code does not apply to the chosen plan.',
    zh: '该优惠码不适用于所选套餐。',
  },
  below_minimum: {
    vi: 'Đơn hàng chưa đạt giá trị tối thiểu của mã này.',
    en: 'The order is below the minimum for this code.',
    zh: '订单金额未达到该优惠码的最低要求。',
  },
  used: {
    vi: 'Bạn đã dùng hết lượt của mã này.',
    en: 'You have already used this code.',
    zh: '您已使用过该优惠码。',
  },
  used_up: {
    vi: 'Mã này đã hết lượt sử dụng.',
    en: 'This code has been used up.',
    zh: '该优惠码的名额已用完。',
  },
}
