import type { TransactionListTexts } from '#ds/account/TransactionList/index.ts'
import { topUp } from '#ds/texts/vi/account/top-up.ts'
import { states } from '#ds/texts/vi/states.ts'

/** Texts of the wallet's newest transactions. */
export const transactions: TransactionListTexts = {
  label: 'Giao dịch',
  types: states.transactionTypes,
  statuses: states.transactions,
  methods: topUp.methods,
  emptyTitle: 'Chưa có giao dịch nào',
  emptyDescription: 'Các khoản nạp và thanh toán của bạn sẽ hiện ở đây.',
  errorTitle: 'Không tải được lịch sử giao dịch',
}
