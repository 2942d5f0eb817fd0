import type { AdminScreenTexts } from '#ds/screens/AdminScreen/index.ts'
import { localized, same } from '#ds/texts/localized.ts'
import { states } from '#ds/texts/states.ts'
import { transactionWordsTexts } from '#ds/texts/transaction-words.ts'

/** Texts of the transactions. */
export const transactions = localized<AdminScreenTexts['transactions']>({
  caption: { vi: 'Giao dịch', en: 'Transactions', zh: '交易' },
  search: { vi: 'Tìm giao dịch', en: 'Search transactions', zh: '搜索交易' },
  searchPlaceholder: { vi: 'Tìm theo mã hoặc người dùng', en: 'ID or user', zh: '编号或用户' },
  empty: {
    title: { vi: 'Chưa có giao dịch', en: 'No transactions yet', zh: '暂无交易' },
    description: {
      vi: 'Khoản nạp tiền và thanh toán sẽ hiện ở đây.',
      en: 'Top-ups and payments appear here.',
      zh: '充值和付款会显示在这里。',
    },
  },
  loadFailed: {
    vi: 'Không tải được danh sách giao dịch',
    en: 'The transactions could not be loaded',
    zh: '交易列表加载失败',
  },
  count: {
    vi: (_, shown) => `${shown} giao dịch`,
    en: (rows, shown) => (rows === 1 ? '1 transaction' : `${shown} transactions`),
    zh: (_, shown) => `${shown} 笔交易`,
  },
  columns: {
    id: { vi: 'Mã', en: 'Number', zh: '编号' },
    user: { vi: 'Người dùng', en: 'User', zh: '用户' },
    type: { vi: 'Loại', en: 'Type', zh: '类型' },
    amount: { vi: 'Số tiền', en: 'Amount', zh: '金额' },
    method: { vi: 'Phương thức', en: 'Payment method', zh: '支付方式' },
    status: { vi: 'Trạng thái', en: 'Status', zh: '状态' },
    date: { vi: 'Ngày', en: 'Date', zh: '日期' },
    actions: { vi: 'Thao tác', en: 'Actions', zh: '操作' },
  },
  words: transactionWordsTexts,
  types: states.transactionTypes,
  returnedWithdrawal: { vi: 'Hoàn tiền rút', en: 'Returned withdrawal', zh: '提现退回' },
  otherTypes: {
    in: { vi: 'Tiền vào', en: 'Money in', zh: '收入' },
    out: { vi: 'Tiền ra', en: 'Money out', zh: '支出' },
  },
  methods: {
    bank_transfer: { vi: 'Chuyển khoản ngân hàng', en: 'Bank transfer', zh: '银行转账' },
    momo: same('MoMo'),
    zalopay: same('ZaloPay'),
    vnpay: same('VNPay'),
    payos: same('payOS'),
    crypto: { vi: 'Tiền mã hóa', en: 'Cryptocurrency', zh: '加密货币' },
  },
  wallet: { vi: 'Số dư ví', en: 'Wallet balance', zh: '钱包余额' },
  statuses: states.transactions,
  withdrawals: {
    requested: { vi: 'Chờ duyệt', en: 'To approve', zh: '待审核' },
    approved: { vi: 'Cần chuyển', en: 'To pay', zh: '待转账' },
    paid: { vi: 'Đã chuyển', en: 'Paid', zh: '已转账' },
    rejected: { vi: 'Đã từ chối', en: 'Rejected', zh: '已拒绝' },
    cancelled: { vi: 'Khách đã hủy', en: 'Cancelled by the customer', zh: '客户已取消' },
  },
  days: { vi: 'Ngày', en: 'Days', zh: '日期' },
  sums: {
    deposits: { vi: 'nạp', en: 'topped up', zh: '充值' },
    pending: { vi: 'chờ duyệt', en: 'to approve', zh: '待审核' },
    payments: { vi: 'thanh toán', en: 'paid', zh: '付款' },
    refunds: { vi: 'hoàn', en: 'refunded', zh: '退款' },
  },
  views: {
    all: { vi: 'Tất cả', en: 'All', zh: '全部' },
    pending: { vi: 'Nạp tiền chờ duyệt', en: 'Top-ups to approve', zh: '待审核充值' },
    failed: { vi: 'Thất bại', en: 'Failed', zh: '失败' },
    refunds: { vi: 'Hoàn tiền', en: 'Refunds', zh: '退款' },
  },
  nonePending: {
    title: { vi: 'Không có khoản nạp nào chờ duyệt', en: 'No top-ups waiting for approval', zh: '没有待审核的充值' },
    description: {
      vi: 'Mọi khoản nạp tiền đã được xử lý.',
      en: 'All top-ups have been dealt with.',
      zh: '所有充值均已处理。',
    },
  },
  settle: {
    completed: {
      action: { vi: 'Duyệt', en: 'Approve', zh: '通过' },
      heading: { vi: 'Duyệt khoản nạp tiền?', en: 'Approve this top-up?', zh: '通过这笔充值？' },
      description: {
        vi: 'Tiền được cộng vào ví của khách ngay. Thao tác này không thể hoàn tác.',
        en: 'The customer’s wallet is credited immediately. This cannot be undone.',
        zh: '金额将立即存入客户钱包，且无法撤销。',
      },
      confirm: { vi: 'Duyệt và cộng tiền', en: 'Approve and credit', zh: '通过并入账' },
    },
    failed: {
      action: { vi: 'Từ chối', en: 'Reject', zh: '拒绝' },
      heading: { vi: 'Từ chối khoản nạp tiền?', en: 'Reject this top-up?', zh: '拒绝这笔充值？' },
      description: {
        vi: 'Khoản nạp bị đánh dấu thất bại, ví của khách không đổi. Thao tác này không thể hoàn tác.',
        en: 'The top-up is marked as failed and the customer’s wallet does not change. This cannot be undone.',
        zh: '这笔充值将标记为失败，客户钱包不变，且无法撤销。',
      },
      confirm: { vi: 'Từ chối khoản nạp', en: 'Reject the top-up', zh: '拒绝充值' },
    },
  },
  actionFor: {
    vi: (action, id) => `${action}: giao dịch ${id}`,
    en: (action, id) => `${action}: transaction ${id}`,
    zh: (action, id) => `${action}：交易 ${id}`,
  },
  cancel: { vi: 'Hủy', en: 'Cancel', zh: '取消' },
})
