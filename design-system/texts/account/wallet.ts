import type { WalletTabTexts } from '#ds/screens/DashboardScreen/WalletTab.tsx'
import { receipt } from '#ds/texts/account/receipt.ts'
import { localized } from '#ds/texts/localized.ts'
import { upcomingChargesTexts } from '#ds/texts/upcoming-charges.ts'
import { walletStatementTexts } from '#ds/texts/wallet-statement.ts'
import { monthSpending } from './month-spending.ts'
import { walletLevel } from './wallet-level.ts'

/** Texts of the wallet tab. */
export const wallet = localized<WalletTabTexts>({
  level: walletLevel,
  upcoming: upcomingChargesTexts,
  months: monthSpending,
  statement: walletStatementTexts,
  receipt,
  cancelTopUp: {
    heading: {
      vi: (amount) => `Hủy khoản nạp ${amount}?`,
      en: (amount) => `Cancel the top-up of ${amount}?`,
      zh: (amount) => `取消充值 ${amount}？`,
    },
    description: {
      vi: 'Nếu bạn đã thanh toán, hãy giữ khoản nạp này và chờ xác nhận. Tiền về sau khi hủy vẫn được cộng vào ví, nhưng có thể phải chờ bộ phận hỗ trợ kiểm tra.',
      en: 'If you have already paid, keep this top-up and wait for the confirmation. Money that arrives after you cancel is still credited to your wallet, but our support team may have to check it first.',
      zh: '如果您已经付款，请保留这笔充值并等待确认。取消后到账的款项仍会存入钱包，但可能需要客服先行核实。',
    },
    confirm: { vi: 'Hủy khoản nạp', en: 'Cancel the top-up', zh: '取消这笔充值' },
    pending: { vi: 'Đang hủy…', en: 'Cancelling…', zh: '正在取消…' },
    keep: { vi: 'Giữ lại', en: 'Keep it', zh: '保留' },
    failed: { vi: 'Chưa hủy được khoản nạp', en: 'The top-up was not cancelled', zh: '未能取消充值' },
  },
  cancelWithdrawal: {
    heading: {
      vi: (amount) => `Hủy khoản rút ${amount}?`,
      en: (amount) => `Cancel the withdrawal of ${amount}?`,
      zh: (amount) => `取消提现 ${amount}？`,
    },
    description: {
      vi: 'Tiền trở lại ví ngay. Bạn có thể gửi yêu cầu khác bất cứ lúc nào.',
      en: 'The money returns to your wallet immediately. You can make another request at any time.',
      zh: '款项会立即退回钱包，您可以随时重新申请。',
    },
    confirm: { vi: 'Hủy khoản rút', en: 'Cancel withdrawal', zh: '取消提现' },
    pending: { vi: 'Đang hủy…', en: 'Cancelling…', zh: '正在取消…' },
    keep: { vi: 'Giữ lại', en: 'Keep it', zh: '保留' },
    failed: { vi: 'Chưa hủy được khoản rút', en: 'The withdrawal was not cancelled', zh: '未能取消提现' },
  },
})
