import type { WalletLevelTexts } from '#ds/account/WalletLevel/index.ts'
import { states } from '#ds/texts/zh/states.ts'

/** The wallet as a level over time. */
export const walletLevel: WalletLevelTexts = {
  balance: '当前余额',
  balanceUnknown: '余额加载失败',
  topUp: '充值',
  until: { later: '可用至', soon: '余额不多，仅够用至', overdue: '余额不足，始于' },
  reason: (name, amount, left) => `届时 ${name} 需 ${amount}，钱包剩余 ${left}。`,
  long: '够用两年以上',
  beyond: (date) => `可用到 ${date} 之后`,
  nothingDue: '没有需要支付的款项',
  topUpsLabel: '充值续用',
  topUpMonths: (months) => `${months} 个月`,
  topUpUntil: (date) => `至 ${date}`,
  empty: '钱包还没有余额',
  chartLabel: (from, to) => `${from} 至 ${to} 的钱包余额`,
  chart: {
    past: '已发生',
    planned: '预计',
    kinds: {
      rise: states.transactionTypes.deposit,
      fall: states.transactionTypes.payment,
      return: states.transactionTypes.refund,
    },
    date: '日期',
    what: '事项',
    change: '金额',
    level: '变动后余额',
    after: (level) => `剩余 ${level}`,
  },
  missing: (amount) => `差 ${amount}`,
  points: {
    rise: ({ date, amount, what, balance }) => `${date}：入账 ${amount}，${what}，余额 ${balance}`,
    fall: ({ date, amount, what, balance }) => `${date}：支出 ${amount}，${what}，余额 ${balance}`,
    return: ({ date, amount, what, balance }) => `${date}：退款 ${amount}，${what}，余额 ${balance}`,
    planned: ({ date, amount, what, balance }) => `${date}：将扣 ${amount} 为 ${what} 续费，剩余 ${balance}`,
    shortfall: ({ date, amount, what, balance }) => `${date}：${what} 续费需 ${amount}，钱包仅剩 ${balance}`,
  },
  today: (date, balance) => `今天 ${date}：余额 ${balance}`,
  types: states.transactionTypes,
}
