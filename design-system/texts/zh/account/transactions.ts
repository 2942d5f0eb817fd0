import type { TransactionListTexts } from '#ds/account/TransactionList/index.ts'
import { states } from '#ds/texts/zh/states.ts'

/** Texts of the wallet's history. */
export const transactions: TransactionListTexts = {
  label: '交易记录',
  types: states.transactionTypes,
  statuses: states.transactions,
  emptyTitle: '暂无交易',
  emptyDescription: '您的充值和付款会显示在这里。',
  errorTitle: '交易记录加载失败',
  cancel: '取消',
  cancelFor: (amount, date) => `取消 ${date} 的充值 ${amount}`,
}
