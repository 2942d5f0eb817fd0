import type { FigureLineTexts } from '#ds/account/FigureLine/index.ts'
import { walletLevel } from '#ds/texts/vi/account/wallet-level.ts'

/** Texts of the line of figures. */
export const figures: FigureLineTexts = {
  label: 'Số liệu tài khoản',
  balance: 'Số dư ví',
  nextCharge: 'Khoản trừ tới',
  nothingDue: 'Không có',
  lastsLong: 'đủ hơn 2 năm',
  lastsBeyond: (date) => `đủ đến sau ${date}`,
  lastsUntil: (date) => `đủ đến ${date}`,
  missingOn: (date) => `${date} thiếu`,
  levelWithShortfall: (missing, date) => `Ngày ${date} ví thiếu ${missing}`,
  topUp: walletLevel.topUp,
  activeVps: 'VPS đang chạy',
  ofTotal: (total) => `/ ${total}`,
  creating: (count) => `${count} đang khởi tạo`,
  openTickets: 'Yêu cầu chưa đóng',
  monthlySpend: 'Chi tiêu tháng này',
  afterRefunds: (refunds) => `đã trừ ${refunds} tiền hoàn`,
  short: { activeVps: 'Đang chạy', openTickets: 'Yêu cầu', monthlySpend: 'Chi tháng này' },
  unknown: '—',
  unknownContext: 'Không tải được số liệu',
}
