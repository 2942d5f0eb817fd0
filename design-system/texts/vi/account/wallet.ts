import type { WalletPanelTexts } from '#ds/account/WalletPanel/index.ts'

/** Texts of the wallet tab. */
export const wallet: WalletPanelTexts = {
  balance: 'Số dư hiện tại',
  balanceUnknown: 'Không tải được số dư',
  topUp: 'Nạp tiền',
  history: 'Lịch sử giao dịch',
}
