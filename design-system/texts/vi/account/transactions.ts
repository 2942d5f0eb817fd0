import type { TransactionListTexts } from '#ds/account/TransactionList/index.ts'
import { states } from '#ds/texts/vi/states.ts'

/** Texts of the wallet's history. */
export const transactions: TransactionListTexts = {
  label: 'Giao dịch',
  types: states.transactionTypes,
  statuses: states.transactions,
  emptyTitle: 'Chưa có giao dịch nào',
  emptyDescription: 'Các khoản nạp và thanh toán của bạn sẽ hiện ở đây.',
  errorTitle: 'Không tải được lịch sử giao dịch',
  cancel: 'Hủy',
  cancelFor: (amount, date) => `Hủy khoản nạp ${amount} lúc ${date}`,
}
