import type { TransactionListTexts } from '#ds/account/TransactionList/index.ts'
import { topUp } from '#ds/texts/account/top-up.ts'
import { localized } from '#ds/texts/localized.ts'
import { states } from '#ds/texts/states.ts'
import { transactionWordsTexts } from '#ds/texts/transaction-words.ts'

/** Texts of the wallet's newest transactions. */
export const transactions = localized<TransactionListTexts>({
  label: { vi: 'Giao dịch', en: 'Transactions', zh: '交易记录' },
  words: transactionWordsTexts,
  statuses: states.transactions,
  methods: topUp.methods,
  forOrder: {
    vi: (name) => `Cho đơn ${name}`,
    en: (name) => `For order ${name}`,
    zh: (name) => `用于订单 ${name}`,
  },
  emptyTitle: { vi: 'Chưa có giao dịch nào', en: 'No transactions yet', zh: '暂无交易' },
  emptyDescription: {
    vi: 'Các khoản nạp và thanh toán của bạn sẽ hiện ở đây.',
    en: 'Your top-ups and payments appear here.',
    zh: '您的充值和付款会显示在这里。',
  },
  errorTitle: {
    vi: 'Không tải được lịch sử giao dịch',
    en: 'The transaction history could not be loaded',
    zh: '交易记录加载失败',
  },
})
