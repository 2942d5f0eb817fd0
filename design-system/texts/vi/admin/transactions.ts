import type { AdminScreenTexts } from '#ds/screens/AdminScreen/index.ts'
import { states } from '#ds/texts/vi/states.ts'

/** Texts of the transactions. */
export const transactions: AdminScreenTexts['transactions'] = {
  caption: 'Giao dịch',
  search: 'Tìm giao dịch',
  searchPlaceholder: 'Tìm theo mã hoặc người dùng',
  empty: { title: 'Chưa có giao dịch', description: 'Khoản nạp tiền và thanh toán sẽ có mặt ở đây.' },
  loadFailed: 'Không tải được danh sách giao dịch',
  count: (rows) => `${rows} giao dịch`,
  columns: {
    id: 'Mã',
    user: 'Người dùng',
    type: 'Loại',
    amount: 'Số tiền',
    method: 'Phương thức',
    status: 'Trạng thái',
    date: 'Ngày',
    actions: 'Thao tác',
  },
  types: states.transactionTypes,
  otherTypes: { in: 'Tiền vào', out: 'Tiền ra' },
  methods: {
    bank_transfer: 'Chuyển khoản',
    momo: 'MoMo',
    zalopay: 'ZaloPay',
    vnpay: 'VNPay',
    payos: 'payOS',
    crypto: 'Tiền mã hóa',
  },
  wallet: 'Số dư ví',
  statuses: states.transactions,
  days: 'Ngày',
  sums: { deposits: 'nạp', pending: 'chờ duyệt', payments: 'thanh toán', refunds: 'hoàn' },
  views: { all: 'Tất cả', pending: 'Nạp tiền chờ duyệt', failed: 'Thất bại', refunds: 'Hoàn tiền' },
  nonePending: { title: 'Không có khoản nạp nào chờ duyệt', description: 'Mọi khoản nạp tiền đã được xử lý.' },
  settle: {
    completed: {
      action: 'Duyệt',
      heading: 'Duyệt khoản nạp tiền?',
      description: 'Tiền được cộng vào ví của khách ngay. Không thể hoàn tác.',
      confirm: 'Duyệt và cộng tiền',
    },
    failed: {
      action: 'Từ chối',
      heading: 'Từ chối khoản nạp tiền?',
      description: 'Khoản nạp bị đánh dấu thất bại, ví của khách không đổi. Không thể hoàn tác.',
      confirm: 'Từ chối khoản nạp',
    },
  },
  actionFor: (action, id) => `${action}: giao dịch ${id}`,
  cancel: 'Hủy',
}
