import type { TransactionListTexts } from '#ds/account/TransactionList/index.ts'

/** Texts of the wallet's history. */
export const transactions: TransactionListTexts = {
  label: 'Giao dịch',
  types: { deposit: 'Nạp tiền', payment: 'Thanh toán', refund: 'Hoàn tiền', adjustment: 'Điều chỉnh' },
  statuses: { pending: 'Đang xử lý', completed: 'Thành công', failed: 'Thất bại' },
  emptyTitle: 'Chưa có giao dịch nào',
  emptyDescription: 'Các khoản nạp và thanh toán của bạn sẽ hiện ở đây.',
  errorTitle: 'Không tải được lịch sử giao dịch',
}
