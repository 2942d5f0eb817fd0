import type { WalletLevelTexts } from '#ds/account/WalletLevel/index.ts'
import { localized } from '#ds/texts/localized.ts'
import { states } from '#ds/texts/states.ts'
import { transactionWordsTexts } from '#ds/texts/transaction-words.ts'

/** The wallet as a level over time. */
export const walletLevel = localized<WalletLevelTexts>({
  balance: { vi: 'Số dư hiện tại', en: 'Current balance', zh: '当前余额' },
  balanceUnknown: { vi: 'Không tải được số dư', en: 'The balance could not be loaded', zh: '余额加载失败' },
  topUp: { vi: 'Nạp tiền', en: 'Top up', zh: '充值' },
  until: {
    later: { vi: 'Ví đủ dùng đến', en: 'Lasts until', zh: '可用至' },
    soon: { vi: 'Ví sắp hết tiền, chỉ đủ đến', en: 'Running low, lasts only until', zh: '余额不多，仅够用至' },
    overdue: { vi: 'Ví thiếu tiền từ', en: 'Short since', zh: '欠费起始日' },
  },
  reason: {
    vi: (name, amount, left) => `Đến ngày đó, ${name} cần ${amount} nhưng ví chỉ còn ${left}.`,
    en: (name, amount, left) => `On that day ${name} needs ${amount}, but only ${left} will be left.`,
    zh: (name, amount, left) => `届时 ${name} 需 ${amount}，钱包剩余 ${left}。`,
  },
  long: { vi: 'Ví đủ dùng hơn 2 năm', en: 'Lasts more than 2 years', zh: '够用两年以上' },
  beyond: {
    vi: (date) => `Ví đủ dùng đến sau ngày ${date}`,
    en: (date) => `Lasts past ${date}`,
    zh: (date) => `可用到 ${date} 之后`,
  },
  nothingDue: { vi: 'Không có khoản nào phải trả', en: 'Nothing to pay', zh: '没有需要支付的款项' },
  topUpsLabel: { vi: 'Nạp thêm để dùng lâu hơn', en: 'Make it last longer', zh: '充值续用' },
  topUpMonths: {
    vi: (months) => `${months} tháng`,
    en: (months) => `${months} ${months === 1 ? 'month' : 'months'}`,
    zh: (months) => `${months} 个月`,
  },
  topUpUntil: { vi: (date) => `đến ${date}`, en: (date) => `until ${date}`, zh: (date) => `至 ${date}` },
  empty: { vi: 'Ví chưa có tiền', en: 'Your wallet is empty', zh: '钱包还没有余额' },
  chartLabel: {
    vi: (from, to) => `Số dư ví từ ${from} đến ${to}`,
    en: (from, to) => `Wallet balance from ${from} to ${to}`,
    zh: (from, to) => `${from} 至 ${to} 的钱包余额`,
  },
  chart: {
    past: { vi: 'Đã qua', en: 'Past', zh: '已发生' },
    planned: { vi: 'Dự kiến', en: 'Expected', zh: '预计' },
    kinds: {
      rise: states.transactionTypes.deposit,
      fall: states.transactionTypes.payment,
      moved: { vi: 'Rút tiền về ngân hàng', en: 'Withdrawal to a bank', zh: '提现至银行' },
      return: states.transactionTypes.refund,
    },
    date: { vi: 'Ngày', en: 'Date', zh: '日期' },
    what: { vi: 'Nội dung', en: 'Item', zh: '事项' },
    change: { vi: 'Số tiền', en: 'Amount', zh: '金额' },
    level: { vi: 'Số dư sau đó', en: 'Balance after', zh: '变动后余额' },
    after: { vi: (level) => `còn ${level}`, en: (level) => `${level} left`, zh: (level) => `剩余 ${level}` },
  },
  missing: { vi: (amount) => `thiếu ${amount}`, en: (amount) => `${amount} short`, zh: (amount) => `差 ${amount}` },
  points: {
    rise: {
      vi: ({ date, amount, what, balance }) => `${date}: cộng ${amount}, ${what}, số dư ${balance}`,
      en: ({ date, amount, what, balance }) => `${date}: ${amount} in, ${what}, balance ${balance}`,
      zh: ({ date, amount, what, balance }) => `${date}：入账 ${amount}，${what}，余额 ${balance}`,
    },
    fall: {
      vi: ({ date, amount, what, balance }) => `${date}: trừ ${amount}, ${what}, số dư ${balance}`,
      en: ({ date, amount, what, balance }) => `${date}: ${amount} out, ${what}, balance ${balance}`,
      zh: ({ date, amount, what, balance }) => `${date}：支出 ${amount}，${what}，余额 ${balance}`,
    },
    moved: {
      vi: ({ date, amount, what, balance }) => `${date}: trừ ${amount}, ${what}, số dư ${balance}`,
      en: ({ date, amount, what, balance }) => `${date}: ${amount} out, ${what}, balance ${balance}`,
      zh: ({ date, amount, what, balance }) => `${date}：转出 ${amount}，${what}，余额 ${balance}`,
    },
    return: {
      vi: ({ date, amount, what, balance }) => `${date}: hoàn ${amount}, ${what}, số dư ${balance}`,
      en: ({ date, amount, what, balance }) => `${date}: ${amount} refunded, ${what}, balance ${balance}`,
      zh: ({ date, amount, what, balance }) => `${date}：退款 ${amount}，${what}，余额 ${balance}`,
    },
    planned: {
      vi: ({ date, amount, what, balance }) => `${date}: tự gia hạn ${what}, trừ ${amount}, còn ${balance}`,
      en: ({ date, amount, what, balance }) => `${date}: ${what} renews for ${amount}, leaving ${balance}`,
      zh: ({ date, amount, what, balance }) => `${date}：${what} 自动续费，扣除 ${amount}，剩余 ${balance}`,
    },
    shortfall: {
      vi: ({ date, amount, what, balance }) => `${date}: gia hạn ${what} cần ${amount}, ví chỉ còn ${balance}`,
      en: ({ date, amount, what, balance }) =>
        `${date}: renewing ${what} needs ${amount}, but only ${balance} will be left`,
      zh: ({ date, amount, what, balance }) => `${date}：${what} 续费需 ${amount}，钱包仅剩 ${balance}`,
    },
  },
  today: {
    vi: (date, balance) => `Hôm nay ${date}: số dư ${balance}`,
    en: (date, balance) => `Today, ${date}: balance ${balance}`,
    zh: (date, balance) => `今天 ${date}：余额 ${balance}`,
  },
  words: transactionWordsTexts,
})
