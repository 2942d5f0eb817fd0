import type { WalletStatementTexts } from '#ds/account/WalletStatement/index.ts'
import { transactions } from '#ds/texts/vi/account/transactions.ts'
import { states } from '#ds/texts/vi/states.ts'

/** The wallet's history as a statement. */
export const walletStatementTexts: WalletStatementTexts = {
  title: 'Lịch sử giao dịch',
  filtersLabel: 'Lọc giao dịch',
  filters: { all: 'Tất cả', in: 'Nạp', out: 'Chi', refund: 'Hoàn', attention: 'Cần xem' },
  types: states.transactionTypes,
  statuses: states.transactions,
  month: (month) => `Tháng ${month}`,
  deposited: (amount) => `Nạp ${amount}`,
  spent: (amount) => `Chi ${amount}`,
  spentNet: (amount, refunds) => `Chi ${amount} (đã trừ ${refunds} tiền hoàn)`,
  endBalance: (amount) => `Cuối tháng ${amount}`,
  balance: (amount) => `Số dư ${amount}`,
  balanceAfter: 'Số dư sau giao dịch:',
  unchanged: 'không đổi',
  cancel: transactions.cancel,
  cancelFor: transactions.cancelFor,
  topUpAgain: 'Nạp lại',
  topUpAgainFor: (amount, date) => `Nạp lại ${amount}, khoản lúc ${date} không thành công`,
  emptyTitle: transactions.emptyTitle,
  emptyDescription: transactions.emptyDescription,
  errorTitle: transactions.errorTitle,
}
