import type { WalletStatementTexts } from '#ds/account/WalletStatement/index.ts'
import { topUp } from '#ds/texts/account/top-up.ts'
import { transactions } from '#ds/texts/account/transactions.ts'
import { states } from '#ds/texts/states.ts'
import { localized } from './localized.ts'
import { transactionWordsTexts } from './transaction-words.ts'

/** The wallet's history as a statement. */
export const walletStatementTexts = localized<WalletStatementTexts>({
  title: { vi: 'Lịch sử giao dịch', en: 'Transaction history', zh: '交易记录' },
  csv: { vi: 'Tải CSV', en: 'Download CSV', zh: '下载 CSV' },
  withdraw: { vi: 'Rút tiền về ngân hàng', en: 'Withdraw to a bank', zh: '提现至银行' },
  filtersLabel: { vi: 'Lọc giao dịch', en: 'Filter transactions', zh: '筛选交易' },
  filters: {
    all: { vi: 'Tất cả', en: 'All', zh: '全部' },
    in: { vi: 'Nạp', en: 'Top-ups', zh: '充值' },
    out: { vi: 'Chi', en: 'Spending', zh: '支出' },
    withdrawal: { vi: 'Rút về ngân hàng', en: 'Withdrawals', zh: '提现' },
    refund: { vi: 'Hoàn', en: 'Refunds', zh: '退款' },
    attention: { vi: 'Cần xem', en: 'To check', zh: '需关注' },
  },
  words: transactionWordsTexts,
  statuses: states.transactions,
  methods: topUp.methods,
  forOrder: transactions.forOrder,
  month: { vi: (month) => `Tháng ${month}`, en: (month) => month, zh: (month) => month },
  deposited: {
    vi: (amount) => `Nạp ${amount}`,
    en: (amount) => `Topped up ${amount}`,
    zh: (amount) => `充值 ${amount}`,
  },
  spent: { vi: (amount) => `Chi ${amount}`, en: (amount) => `Spent ${amount}`, zh: (amount) => `支出 ${amount}` },
  spentNet: {
    vi: (amount, refunds) => `Chi ${amount} (đã trừ ${refunds} tiền hoàn)`,
    en: (amount, refunds) => `Spent ${amount} (after ${refunds} refunded)`,
    zh: (amount, refunds) => `支出 ${amount}（已扣除退款 ${refunds}）`,
  },
  withdrawn: {
    vi: (amount) => `Rút về ngân hàng ${amount}`,
    en: (amount) => `Withdrawn ${amount}`,
    zh: (amount) => `提现 ${amount}`,
  },
  returned: {
    vi: (amount) => `Hoàn tiền rút ${amount}`,
    en: (amount) => `Withdrawals returned ${amount}`,
    zh: (amount) => `提现退回 ${amount}`,
  },
  other: {
    vi: (amount) => `Khoản khác ${amount}`,
    en: (amount) => `Other ${amount}`,
    zh: (amount) => `其他款项 ${amount}`,
  },
  endBalance: {
    vi: (amount) => `Số dư cuối tháng ${amount}`,
    en: (amount) => `Closing balance ${amount}`,
    zh: (amount) => `月末余额 ${amount}`,
  },
  balance: { vi: (amount) => `Số dư ${amount}`, en: (amount) => `Balance ${amount}`, zh: (amount) => `余额 ${amount}` },
  columns: {
    amount: { vi: 'Số tiền', en: 'Amount', zh: '金额' },
    balance: { vi: 'Số dư', en: 'Balance', zh: '余额' },
  },
  balanceAfter: { vi: 'Số dư sau giao dịch:', en: 'Balance after:', zh: '交易后余额：' },
  unchanged: { vi: 'không đổi', en: 'unchanged', zh: '不变' },
  cancel: { vi: 'Hủy', en: 'Cancel', zh: '取消' },
  cancelFor: {
    vi: (amount, date) => `Hủy khoản nạp ${amount} lúc ${date}`,
    en: (amount, date) => `Cancel the top-up of ${amount} from ${date}`,
    zh: (amount, date) => `取消 ${date} 的充值 ${amount}`,
  },
  withdrawals: {
    requested: { vi: 'Chờ duyệt', en: 'To be approved', zh: '待审核' },
    approved: { vi: 'Sắp chuyển', en: 'To be transferred', zh: '待转账' },
    paid: { vi: 'Đã chuyển', en: 'Transferred', zh: '已转账' },
    rejected: { vi: 'Bị từ chối', en: 'Rejected', zh: '已拒绝' },
    cancelled: { vi: 'Đã hủy', en: 'Cancelled', zh: '已取消' },
  },
  cancelWithdrawalFor: {
    vi: (amount, date) => `Hủy khoản rút ${amount} lúc ${date}`,
    en: (amount, date) => `Cancel the withdrawal of ${amount} from ${date}`,
    zh: (amount, date) => `取消 ${date} 的提现 ${amount}`,
  },
  topUpAgain: { vi: 'Nạp lại', en: 'Top up again', zh: '重新充值' },
  topUpAgainFor: {
    vi: (amount, date) => `Nạp lại ${amount}, khoản lúc ${date} không thành công`,
    en: (amount, date) => `Top up again: ${amount}, which failed on ${date}`,
    zh: (amount, date) => `重新充值 ${amount}（${date} 未成功）`,
  },
  older: { vi: 'Xem giao dịch cũ hơn', en: 'Show older transactions', zh: '查看更早的交易' },
  emptyTitle: transactions.emptyTitle,
  emptyDescription: transactions.emptyDescription,
  errorTitle: transactions.errorTitle,
})
