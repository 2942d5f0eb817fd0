import type { WalletLevelTexts } from '#ds/account/WalletLevel/index.ts'
import { states } from '#ds/texts/vi/states.ts'

/** The wallet as a level over time. */
export const walletLevel: WalletLevelTexts = {
  balance: 'Số dư hiện tại',
  balanceUnknown: 'Không tải được số dư',
  topUp: 'Nạp tiền',
  until: { later: 'Đủ đến', soon: 'Sắp cạn, chỉ đủ đến', overdue: 'Đã thiếu tiền từ' },
  reason: (name, amount, left) => `Hôm đó ${name} cần ${amount}, ví còn ${left}.`,
  long: 'Đủ hơn 2 năm',
  beyond: (date) => `Đủ dùng đến sau ngày ${date}`,
  nothingDue: 'Không có khoản nào phải trả',
  topUpsLabel: 'Nạp thêm để dùng lâu hơn',
  topUpMonths: (months) => `${months} tháng`,
  topUpUntil: (date) => `đến ${date}`,
  empty: 'Ví chưa có tiền',
  chartLabel: (from, to) => `Số dư ví từ ${from} đến ${to}`,
  chart: {
    past: 'Đã qua',
    planned: 'Dự kiến',
    kinds: {
      rise: states.transactionTypes.deposit,
      fall: states.transactionTypes.payment,
      return: states.transactionTypes.refund,
    },
    date: 'Ngày',
    what: 'Nội dung',
    change: 'Số tiền',
    level: 'Số dư sau',
    after: (level) => `còn ${level}`,
  },
  missing: (amount) => `thiếu ${amount}`,
  points: {
    rise: ({ date, amount, what, balance }) => `${date}: cộng ${amount}, ${what}, số dư ${balance}`,
    fall: ({ date, amount, what, balance }) => `${date}: trừ ${amount}, ${what}, số dư ${balance}`,
    return: ({ date, amount, what, balance }) => `${date}: hoàn ${amount}, ${what}, số dư ${balance}`,
    planned: ({ date, amount, what, balance }) => `${date}: sẽ trừ ${amount} để gia hạn ${what}, còn ${balance}`,
    shortfall: ({ date, amount, what, balance }) => `${date}: gia hạn ${what} cần ${amount}, ví chỉ còn ${balance}`,
  },
  today: (date, balance) => `Hôm nay ${date}: số dư ${balance}`,
  types: states.transactionTypes,
}
