import type { FigureLineTexts } from '#ds/account/FigureLine/index.ts'
import { walletLevel } from '#ds/texts/zh/account/wallet-level.ts'

/** Texts of the line of figures. */
export const figures: FigureLineTexts = {
  label: '账号概况',
  balance: '钱包余额',
  nextCharge: '下一笔扣款',
  nothingDue: '无',
  lastsLong: '够用两年以上',
  lastsBeyond: (date) => `可用到 ${date} 之后`,
  lastsUntil: (date) => `可用到 ${date}`,
  missingOn: (date) => `${date} 不足`,
  levelWithShortfall: (missing, date) => `${date} 钱包还差 ${missing}`,
  topUp: walletLevel.topUp,
  activeVps: '运行中的 VPS',
  ofTotal: (total) => `/ ${total}`,
  creating: (count) => `${count} 台创建中`,
  openTickets: '未关闭的工单',
  monthlySpend: '本月支出',
  afterRefunds: (refunds) => `已扣除退款 ${refunds}`,
  short: { activeVps: '运行中', openTickets: '工单', monthlySpend: '本月支出' },
  unknown: '—',
  unknownContext: '数据加载失败',
}
