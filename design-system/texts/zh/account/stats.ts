import type { WalletStatCardsTexts } from '#ds/account/WalletStatCards/index.ts'

/** Texts of the four figures. */
export const stats: WalletStatCardsTexts = {
  label: '账号概况',
  balance: '钱包余额',
  balanceContext: '可用于支付',
  activeVps: '运行中的 VPS',
  activeVpsContext: (total) => `共 ${total} 台 VPS`,
  openTickets: '工单',
  openTicketsContext: '待处理或处理中',
  monthlySpend: '本月消费',
  monthlySpendContext: (month) => `${month}付款`,
  monthlySpendNet: (refunds) => `已扣除退款 ${refunds}`,
  unknown: '—',
  unknownContext: '数据加载失败',
}
