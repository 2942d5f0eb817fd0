import type { TrendCardsTexts } from '#ds/admin/TrendCards/index.ts'
import { localized } from '#ds/texts/localized.ts'
import { workQueueTexts } from '#ds/texts/work-queue.ts'

/** Texts of the trends. */
export const trends = localized<TrendCardsTexts>({
  heading: { vi: '30 ngày qua', en: 'Last 30 days', zh: '近 30 天' },
  revenue: { vi: 'Doanh thu', en: 'Revenue', zh: '收入' },
  deposits: { vi: 'Khách nạp', en: 'Top-ups', zh: '客户充值' },
  newVps: { vi: 'VPS mới', en: 'New servers', zh: '新增 VPS' },
  firstReply: { vi: 'Trả lời đầu tiên', en: 'First reply', zh: '首次回复' },
  more: {
    vi: (percent, before) => `tăng ${percent} so với ${before} của kỳ trước`,
    en: (percent, before) => `up ${percent} from ${before}`,
    zh: (percent, before) => `比上期的 ${before} 增加 ${percent}`,
  },
  less: {
    vi: (percent, before) => `giảm ${percent} so với ${before} của kỳ trước`,
    en: (percent, before) => `down ${percent} from ${before}`,
    zh: (percent, before) => `比上期的 ${before} 减少 ${percent}`,
  },
  same: { vi: 'bằng kỳ trước', en: 'same as the 30 days before', zh: '与上期持平' },
  nothingBefore: { vi: 'kỳ trước chưa có số liệu', en: 'nothing in the 30 days before', zh: '上期没有数据' },
  before: {
    vi: (figure) => `kỳ trước ${figure}`,
    en: (figure) => `${figure} in the 30 days before`,
    zh: (figure) => `上期 ${figure}`,
  },
  spent: {
    vi: (amount) => `khách chi ${amount}`,
    en: (amount) => `customers spent ${amount}`,
    zh: (amount) => `客户消费 ${amount}`,
  },
  replyBasis: { vi: 'trung vị 7 ngày', en: '7-day median', zh: '7 天中位数' },
  noReply: { vi: 'Chưa có trả lời', en: 'None yet', zh: '暂无' },
  minutes: workQueueTexts.units.minutes,
  current: { vi: 'kỳ này', en: 'this period', zh: '本期' },
  previous: { vi: 'kỳ trước', en: 'previous period', zh: '上期' },
  promised: { vi: 'cam kết', en: 'promised', zh: '承诺' },
  depositedLine: { vi: 'nạp', en: 'topped up', zh: '充值' },
  spentLine: { vi: 'chi', en: 'spent', zh: '消费' },
  today: { vi: 'hôm nay', en: 'today', zh: '今天' },
  loadFailed: {
    vi: 'Không tải được diễn biến 30 ngày',
    en: 'The last 30 days could not be loaded',
    zh: '近 30 天的数据加载失败',
  },
})
