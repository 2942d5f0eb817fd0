import type { WalletTabTexts } from '#ds/screens/DashboardScreen/WalletTab.tsx'
import { receipt } from '#ds/texts/vi/account/receipt.ts'
import { upcomingChargesTexts } from '#ds/texts/vi/upcoming-charges.ts'
import { walletStatementTexts } from '#ds/texts/vi/wallet-statement.ts'
import { monthSpending } from './month-spending.ts'
import { walletLevel } from './wallet-level.ts'

/** Texts of the wallet tab. */
export const wallet: WalletTabTexts = {
  level: walletLevel,
  upcoming: upcomingChargesTexts,
  months: monthSpending,
  statement: walletStatementTexts,
  receipt,
  cancelTopUp: {
    heading: (amount) => `Hủy khoản nạp ${amount}?`,
    description:
      'Nếu bạn đã thanh toán, hãy giữ khoản nạp này và chờ xác nhận. Tiền đến sau khi hủy sẽ không tự vào ví: bộ phận hỗ trợ kiểm tra rồi cộng hoặc hoàn lại cho bạn.',
    confirm: 'Hủy khoản nạp',
    pending: 'Đang hủy…',
    keep: 'Giữ lại',
    failed: 'Chưa hủy được khoản nạp',
  },
  cancelWithdrawal: {
    heading: (amount) => `Hủy khoản rút ${amount}?`,
    description: 'Tiền trở lại ví ngay. Bạn có thể gửi yêu cầu khác bất cứ lúc nào.',
    confirm: 'Hủy khoản rút',
    pending: 'Đang hủy…',
    keep: 'Giữ lại',
    failed: 'Chưa hủy được khoản rút',
  },
}
