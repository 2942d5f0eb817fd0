import type { TransactionListTexts } from '#ds/account/TransactionList/index.ts'
import { topUp } from '#ds/texts/zh/account/top-up.ts'
import { states } from '#ds/texts/zh/states.ts'

/** Texts of the wallet's newest transactions. */
export const transactions: TransactionListTexts = {
  label: '交易记录',
  types: states.transactionTypes,
  statuses: states.transactions,
  methods: topUp.methods,
  emptyTitle: '暂无交易',
  emptyDescription: '您的充值和付款会显示在这里。',
  errorTitle: '交易记录加载失败',
}
