import type { WalletTabTexts } from '#ds/screens/DashboardScreen/WalletTab.tsx'
import { receipt } from '#ds/texts/zh/account/receipt.ts'
import { upcomingChargesTexts } from '#ds/texts/zh/upcoming-charges.ts'
import { walletStatementTexts } from '#ds/texts/zh/wallet-statement.ts'
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
    heading: (amount) => `取消充值 ${amount}？`,
    description:
      '如果您已经付款，请保留这笔充值并等待确认。取消后到账的款项不会自动进入钱包，需由客服核实后为您入账或退款。',
    confirm: '取消这笔充值',
    pending: '取消中…',
    keep: '保留',
    failed: '未能取消充值',
  },
  cancelWithdrawal: {
    heading: (amount) => `取消提现 ${amount}？`,
    description: '款项会立即退回钱包，您可以随时重新申请。',
    confirm: '取消提现',
    pending: '正在取消…',
    keep: '保留',
    failed: '未能取消提现',
  },
}
