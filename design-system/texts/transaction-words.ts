import type { TransactionWordsTexts } from '#ds/domain/transaction-words.ts'
import { localized, same } from './localized.ts'
import { states } from './states.ts'

/** The reasons for transactions. Every code that the API has is here in every language. */
export const transactionWordsTexts = localized<TransactionWordsTexts>({
  types: states.transactionTypes,
  methods: {
    bank_transfer: { vi: 'chuyển khoản ngân hàng', en: 'bank transfer', zh: '银行转账' },
    momo: same('MoMo'),
    zalopay: same('ZaloPay'),
    vnpay: same('VNPay'),
    payos: { vi: 'VietQR (payOS)', en: 'VietQR (payOS)', zh: 'VietQR（payOS）' },
    crypto: { vi: 'tiền mã hóa', en: 'cryptocurrency', zh: '加密货币' },
  },
  reasons: {
    deposit: {
      title: {
        vi: ({ method }) => `Nạp tiền qua ${method}`,
        en: ({ method }) => `Top-up by ${method}`,
        zh: ({ method }) => `充值（${method}）`,
      },
      detail: same(({ note }) => note ?? ''),
    },
    vps_payment: {
      title: {
        vi: ({ plan }) => `Thanh toán gói ${plan}`,
        en: ({ plan }) => `Payment for the ${plan} plan`,
        zh: ({ plan }) => `付款（${plan} 套餐）`,
      },
      detail: same(({ name }) => name),
    },
    vps_renewal: {
      title: {
        vi: ({ plan }) => `Gia hạn gói ${plan}`,
        en: ({ plan }) => `Renewal of the ${plan} plan`,
        zh: ({ plan }) => `续费（${plan} 套餐）`,
      },
      detail: same(({ name }) => name),
    },
    vps_refund: {
      title: {
        vi: ({ plan }) => `Hoàn tiền gói ${plan}`,
        en: ({ plan }) => `Refund for the ${plan} plan`,
        zh: ({ plan }) => `退款（${plan} 套餐）`,
      },
      detail: same(({ name }) => name),
    },
    vps_resize: {
      title: {
        vi: ({ plan }) => `Nâng cấp lên gói ${plan}`,
        en: ({ plan }) => `Upgrade to the ${plan} plan`,
        zh: ({ plan }) => `升级（${plan} 套餐）`,
      },
      detail: same(({ name }) => name),
    },
    vps_resize_refund: {
      title: {
        vi: ({ plan }) => `Hoàn tiền nâng cấp lên gói ${plan}`,
        en: ({ plan }) => `Refund for the upgrade to the ${plan} plan`,
        zh: ({ plan }) => `升级退款（${plan} 套餐）`,
      },
      detail: same(({ name }) => name),
    },
    adjustment: {
      title: { vi: () => 'Điều chỉnh số dư', en: () => 'Balance adjustment', zh: () => '余额调整' },
      detail: same(({ reason }) => reason ?? ''),
    },
    deposit_bonus: {
      title: { vi: () => 'Thưởng nạp tiền', en: () => 'Top-up bonus', zh: () => '充值奖励' },
      detail: {
        vi: ({ minimum }) => `từ ${minimum}`,
        en: ({ minimum }) => `${minimum} or more`,
        zh: ({ minimum }) => `满 ${minimum}`,
      },
    },
    referral_bonus: {
      title: { vi: () => 'Thưởng giới thiệu', en: () => 'Referral bonus', zh: () => '推荐奖励' },
      detail: { vi: () => 'khách hàng mới', en: () => 'new customer', zh: () => '新客户' },
    },
    withdrawal: {
      title: { vi: () => 'Rút tiền về ngân hàng', en: () => 'Withdrawal to a bank', zh: () => '提现至银行' },
      detail: same(({ bank, account }) => `${bank} ${account}`),
    },
    withdrawal_back: {
      title: { vi: () => 'Hoàn tiền rút', en: () => 'Returned withdrawal', zh: () => '提现退回' },
      detail: same(({ bank, account }) => `${bank} ${account}`),
    },
    deposit_reversed: {
      title: {
        vi: ({ deposit, bonus }) => `Thu hồi khoản nạp ${deposit}${bonus ? ' và tiền thưởng' : ''}`,
        en: ({ deposit, bonus }) => `Reversal of top-up ${deposit}${bonus ? ' and its bonus' : ''}`,
        zh: ({ deposit, bonus }) => `撤回充值 ${deposit}${bonus ? ' 及其奖励' : ''}`,
      },
      detail: {
        vi: ({ method }) => `thanh toán qua ${method} không thành công`,
        en: ({ method }) => `the payment by ${method} failed`,
        zh: ({ method }) => `付款失败（${method}）`,
      },
    },
  },
  inOneLine: {
    vi: (title, detail) => `${title}: ${detail}`,
    en: (title, detail) => `${title}: ${detail}`,
    zh: (title, detail) => `${title}：${detail}`,
  },
})
