import type { TrendCardsTexts } from '#ds/admin/TrendCards/index.ts'
import { workQueueTexts } from '#ds/texts/en/work-queue.ts'

/** Texts of the trends. */
export const trends: TrendCardsTexts = {
  heading: 'Last 30 days',
  revenue: 'Revenue',
  deposits: 'Deposits',
  newVps: 'New VPS',
  firstReply: 'First reply',
  more: (percent, before) => `up ${percent} from ${before}`,
  less: (percent, before) => `down ${percent} from ${before}`,
  same: 'same as the 30 days before',
  nothingBefore: 'nothing in the 30 days before',
  before: (figure) => `${figure} in the 30 days before`,
  spent: (amount) => `customers spent ${amount}`,
  replyBasis: '7-day median',
  noReply: 'None yet',
  minutes: workQueueTexts.units.minutes,
  current: 'this period',
  previous: 'the one before',
  promised: 'promised',
  depositedLine: 'deposited',
  spentLine: 'spent',
  today: 'today',
  loadFailed: 'The last 30 days could not be loaded',
}
