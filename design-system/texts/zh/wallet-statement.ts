import type { WalletStatementTexts } from '#ds/account/WalletStatement/index.ts'
import { topUp } from '#ds/texts/zh/account/top-up.ts'
import { transactions } from '#ds/texts/zh/account/transactions.ts'
import { states } from '#ds/texts/zh/states.ts'

/** The wallet's history as a statement. */
export const walletStatementTexts: WalletStatementTexts = {
  title: '交易记录',
  csv: '下载 CSV',
  withdraw: '提现至银行',
  filtersLabel: '筛选交易',
  filters: { all: '全部', in: '充值', out: '支出', refund: '退款', attention: '待处理' },
  types: states.transactionTypes,
  statuses: states.transactions,
  methods: topUp.methods,
  month: (month) => month,
  deposited: (amount) => `充值 ${amount}`,
  spent: (amount) => `支出 ${amount}`,
  spentNet: (amount, refunds) => `支出 ${amount}（已扣除退款 ${refunds}）`,
  other: (amount) => `其他款项 ${amount}`,
  endBalance: (amount) => `月末余额 ${amount}`,
  balance: (amount) => `余额 ${amount}`,
  columns: { amount: '金额', balance: '余额' },
  balanceAfter: '交易后余额：',
  unchanged: '不变',
  cancel: '取消',
  cancelFor: (amount, date) => `取消 ${date} 的充值 ${amount}`,
  withdrawals: { requested: '待审核', approved: '待转账', paid: '已转账', rejected: '已拒绝', cancelled: '已取消' },
  cancelWithdrawalFor: (amount, date) => `取消 ${date} 的提现 ${amount}`,
  topUpAgain: '重新充值',
  topUpAgainFor: (amount, date) => `重新充值 ${amount}（${date} 未成功）`,
  older: '查看更早的交易',
  emptyTitle: transactions.emptyTitle,
  emptyDescription: transactions.emptyDescription,
  errorTitle: transactions.errorTitle,
}
