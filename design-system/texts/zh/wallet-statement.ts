import type { WalletStatementTexts } from '#ds/account/WalletStatement/index.ts'
import { transactions } from '#ds/texts/zh/account/transactions.ts'
import { states } from '#ds/texts/zh/states.ts'

/** The wallet's history as a statement. */
export const walletStatementTexts: WalletStatementTexts = {
  title: '交易记录',
  filtersLabel: '筛选交易',
  filters: { all: '全部', in: '充值', out: '支出', refund: '退款', attention: '待处理' },
  types: states.transactionTypes,
  statuses: states.transactions,
  month: (month) => month,
  deposited: (amount) => `充值 ${amount}`,
  spent: (amount) => `支出 ${amount}`,
  spentNet: (amount, refunds) => `支出 ${amount}（已扣除退款 ${refunds}）`,
  endBalance: (amount) => `月末余额 ${amount}`,
  balance: (amount) => `余额 ${amount}`,
  balanceAfter: '交易后余额：',
  unchanged: '不变',
  cancel: transactions.cancel,
  cancelFor: transactions.cancelFor,
  topUpAgain: '重新充值',
  topUpAgainFor: (amount, date) => `重新充值 ${amount}（${date} 未成功）`,
  emptyTitle: transactions.emptyTitle,
  emptyDescription: transactions.emptyDescription,
  errorTitle: transactions.errorTitle,
}
