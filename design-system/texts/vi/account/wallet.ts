import type { WalletPanelTexts } from '#ds/account/WalletPanel/index.ts'

/** Texts of the wallet tab. */
export const wallet: WalletPanelTexts = {
  balance: 'Số dư hiện tại',
  balanceUnknown: 'Không tải được số dư',
  topUp: 'Nạp tiền',
  history: 'Lịch sử giao dịch',
  cancelTopUp: {
    heading: (amount) => `Hủy khoản nạp ${amount}?`,
    description:
      'Nếu bạn đã thanh toán, hãy giữ khoản nạp này và chờ xác nhận. Tiền đến sau khi hủy sẽ không tự vào ví: bộ phận hỗ trợ kiểm tra rồi cộng hoặc hoàn lại cho bạn.',
    confirm: 'Hủy khoản nạp',
    pending: 'Đang hủy...',
    keep: 'Giữ lại',
    failed: 'Chưa hủy được khoản nạp',
  },
}
