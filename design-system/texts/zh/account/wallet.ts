import type { WalletPanelTexts } from '#ds/account/WalletPanel/index.ts'

/** Texts of the wallet tab. */
export const wallet: WalletPanelTexts = {
  balance: '当前余额',
  balanceUnknown: '余额加载失败',
  topUp: '充值',
  history: '交易记录',
  cancelTopUp: {
    heading: (amount) => `取消充值 ${amount}？`,
    description:
      '如果您已经付款，请保留这笔充值并等待确认。取消后到账的款项不会自动进入钱包，需由客服核实后为您入账或退款。',
    confirm: '取消这笔充值',
    pending: '取消中…',
    keep: '保留',
    failed: '未能取消充值',
  },
}
