import type { WalletStatementTexts } from '#ds/account/WalletStatement/index.ts'
import { topUp } from '#ds/texts/vi/account/top-up.ts'
import { transactions } from '#ds/texts/vi/account/transactions.ts'
import { states } from '#ds/texts/vi/states.ts'

/** The wallet's history as a statement. */
export const walletStatementTexts: WalletStatementTexts = {
  title: 'Lịch sử giao dịch',
  csv: 'Tải CSV',
  withdraw: 'Rút tiền về ngân hàng',
  filtersLabel: 'Lọc giao dịch',
  filters: { all: 'Tất cả', in: 'Nạp', out: 'Chi', refund: 'Hoàn', attention: 'Cần xem' },
  types: states.transactionTypes,
  statuses: states.transactions,
  methods: topUp.methods,
  month: (month) => `Tháng ${month}`,
  deposited: (amount) => `Nạp ${amount}`,
  spent: (amount) => `Chi ${amount}`,
  spentNet: (amount, refunds) => `Chi ${amount} (đã trừ ${refunds} tiền hoàn)`,
  other: (amount) => `Khoản khác ${amount}`,
  endBalance: (amount) => `Số dư cuối tháng ${amount}`,
  balance: (amount) => `Số dư ${amount}`,
  columns: { amount: 'Số tiền', balance: 'Số dư' },
  balanceAfter: 'Số dư sau giao dịch:',
  unchanged: 'không đổi',
  cancel: 'Hủy',
  cancelFor: (amount, date) => `Hủy khoản nạp ${amount} lúc ${date}`,
  withdrawals: {
    requested: 'Chờ duyệt',
    approved: 'Sắp chuyển',
    paid: 'Đã chuyển',
    rejected: 'Bị từ chối',
    cancelled: 'Đã hủy',
  },
  cancelWithdrawalFor: (amount, date) => `Hủy khoản rút ${amount} lúc ${date}`,
  topUpAgain: 'Nạp lại',
  topUpAgainFor: (amount, date) => `Nạp lại ${amount}, khoản lúc ${date} không thành công`,
  older: 'Xem giao dịch cũ hơn',
  emptyTitle: transactions.emptyTitle,
  emptyDescription: transactions.emptyDescription,
  errorTitle: transactions.errorTitle,
}
