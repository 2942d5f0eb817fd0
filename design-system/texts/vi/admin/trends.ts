import type { TrendCardsTexts } from '#ds/admin/TrendCards/index.ts'
import { workQueueTexts } from '#ds/texts/vi/work-queue.ts'

/** Texts of the trends. */
export const trends: TrendCardsTexts = {
  heading: '30 ngày qua',
  revenue: 'Doanh thu',
  deposits: 'Khách nạp',
  newVps: 'VPS mới',
  firstReply: 'Trả lời đầu tiên',
  more: (percent, before) => `tăng ${percent} so với ${before} kỳ trước`,
  less: (percent, before) => `giảm ${percent} so với ${before} kỳ trước`,
  same: 'bằng kỳ trước',
  nothingBefore: 'kỳ trước chưa có',
  before: (figure) => `kỳ trước ${figure}`,
  spent: (amount) => `khách chi ${amount}`,
  replyBasis: 'trung vị 7 ngày',
  noReply: 'Chưa có',
  minutes: workQueueTexts.units.minutes,
  current: 'kỳ này',
  previous: 'kỳ trước',
  promised: 'cam kết',
  depositedLine: 'nạp',
  spentLine: 'chi',
  today: 'hôm nay',
  loadFailed: 'Không tải được diễn biến 30 ngày',
}
