import type { FigureLineTexts } from '#ds/account/FigureLine/index.ts'
import { walletLevel } from '#ds/texts/account/wallet-level.ts'
import { localized, same } from '#ds/texts/localized.ts'

/** Texts of the line of figures. */
export const figures = localized<FigureLineTexts>({
  label: { vi: 'Số liệu tài khoản', en: 'Account figures', zh: '账号概况' },
  balance: { vi: 'Số dư ví', en: 'Wallet balance', zh: '钱包余额' },
  lastsLong: { vi: 'đủ hơn 2 năm', en: 'enough for over 2 years', zh: '够用两年以上' },
  lastsBeyond: {
    vi: (date) => `đủ đến sau ${date}`,
    en: (date) => `enough beyond ${date}`,
    zh: (date) => `可用到 ${date} 之后`,
  },
  lastsUntil: {
    vi: (date) => `đủ đến ${date}`,
    en: (date) => `enough until ${date}`,
    zh: (date) => `可用到 ${date}`,
  },
  missingOn: {
    vi: (date) => `Thiếu từ ${date}`,
    en: (date) => `Short from ${date}`,
    zh: (date) => `${date} 起不足`,
  },
  levelWithShortfall: {
    vi: (missing, date) => `Ngày ${date} ví thiếu ${missing}`,
    en: (missing, date) => `On ${date} the wallet is ${missing} short`,
    zh: (missing, date) => `${date} 钱包还差 ${missing}`,
  },
  topUp: walletLevel.topUp,
  activeVps: { vi: 'VPS đang chạy', en: 'Running servers', zh: '运行中的 VPS' },
  ofTotal: same((total) => `/ ${total}`),
  creating: {
    vi: (count) => `${count} đang khởi tạo`,
    en: (count) => `${count} being set up`,
    zh: (count) => `${count} 台创建中`,
  },
  openTickets: { vi: 'Yêu cầu chưa đóng', en: 'Open tickets', zh: '未关闭的工单' },
  monthlySpend: { vi: 'Chi tiêu tháng này', en: 'Spent this month', zh: '本月支出' },
  afterRefunds: {
    vi: (refunds) => `đã trừ ${refunds} tiền hoàn`,
    en: (refunds) => `after ${refunds} refunded`,
    zh: (refunds) => `已扣除退款 ${refunds}`,
  },
  short: {
    activeVps: { vi: 'Đang chạy', en: 'Running', zh: '运行中' },
    openTickets: { vi: 'Yêu cầu', en: 'Tickets', zh: '工单' },
    monthlySpend: { vi: 'Chi tháng này', en: 'Spent', zh: '本月支出' },
  },
  unknown: same('—'),
  unknownContext: { vi: 'Không tải được số liệu', en: 'This figure could not be loaded', zh: '数据加载失败' },
})
