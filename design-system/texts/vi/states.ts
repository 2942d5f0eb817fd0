import type { RecordStateTexts } from '#ds/screens/record-state-texts.ts'

/** Names of the states of instances, transactions and tickets, in the account area and in the back-office. */
export const states: RecordStateTexts = {
  vps: {
    creating: 'Đang khởi tạo',
    active: 'Đang chạy',
    suspended: 'Tạm ngưng',
    terminated: 'Đã chấm dứt',
    failed: 'Không tạo được',
    pending: 'Đang chờ',
    completed: 'Hoàn tất',
  },
  vpsAddress: { pending: 'Đang cấp phát', none: 'Không có' },
  transactionTypes: {
    deposit: 'Nạp tiền',
    payment: 'Thanh toán',
    refund: 'Hoàn tiền',
    adjustment: 'Điều chỉnh',
    bonus: 'Thưởng',
    withdrawal: 'Rút tiền',
  },
  transactions: { pending: 'Đang xử lý', completed: 'Thành công', failed: 'Thất bại', cancelled: 'Đã hủy' },
  tickets: { open: 'Đang mở', in_progress: 'Đang xử lý', closed: 'Đã đóng' },
  ticketPriorities: { low: 'Thấp', medium: 'Trung bình', high: 'Cao', urgent: 'Khẩn cấp' },
  ticketCategories: {
    technical: 'Kỹ thuật',
    billing: 'Thanh toán',
    account: 'Tài khoản',
    sales: 'Tư vấn',
    general: 'Câu hỏi chung',
  },
}
