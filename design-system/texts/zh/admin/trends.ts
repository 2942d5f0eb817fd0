import type { TrendCardsTexts } from '#ds/admin/TrendCards/index.ts'
import { workQueueTexts } from '#ds/texts/zh/work-queue.ts'

/** Texts of the trends. */
export const trends: TrendCardsTexts = {
  heading: '近 30 天',
  revenue: '收入',
  deposits: '客户充值',
  newVps: '新增 VPS',
  firstReply: '首次回复',
  more: (percent, before) => `比上期的 ${before} 增加 ${percent}`,
  less: (percent, before) => `比上期的 ${before} 减少 ${percent}`,
  same: '与上期持平',
  nothingBefore: '上期没有数据',
  before: (figure) => `上期 ${figure}`,
  spent: (amount) => `客户消费 ${amount}`,
  replyBasis: '7 天中位数',
  noReply: '暂无',
  minutes: workQueueTexts.units.minutes,
  current: '本期',
  previous: '上期',
  promised: '承诺',
  depositedLine: '充值',
  spentLine: '消费',
  today: '今天',
  loadFailed: '近 30 天的数据加载失败',
}
