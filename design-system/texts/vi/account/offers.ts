import type { OffersPanelTexts } from '#ds/account/OffersPanel/index.ts'
import { vps } from './vps.ts'

/** The words around the offers: names, amounts and dates come from the offers that run. */
export const offers: OffersPanelTexts = {
  title: 'Ưu đãi dành cho bạn',
  figures: {
    discount: (saving) => `Giảm ${saving}`,
    trial: (days) => `${days} ngày`,
  },
  conditions: {
    periods: (periods) => `Cho ${periods} kỳ thanh toán đầu tiên.`,
    firstOrder: 'Chỉ cho đơn hàng đầu tiên.',
    billing: { monthly: 'Khi trả theo tháng.', yearly: 'Khi trả theo năm.' },
    minimum: (amount) => `Giá trị tối thiểu ${amount}.`,
    until: (date) => `Áp dụng đến hết ${date}.`,
  },
  hoursLeft: (hours) => `Còn ${hours} giờ`,
  daysLeft: (days) => `Còn ${days} ngày`,
  code: 'Mã',
  actions: { order: 'Đặt VPS ngay', trial: 'Dùng thử ngay', topUp: (amount) => `Nạp ${amount}` },
  referralLink: 'Liên kết giới thiệu của bạn',
  referralResult: (invited, earned) => `${invited} người đã đăng ký, bạn nhận được ${earned}.`,
  copy: vps.copy,
  copyShort: vps.copyShort,
  copied: vps.copied,
  copyRefused: vps.copyRefused,
  emptyTitle: 'Hiện chưa có ưu đãi nào',
  emptyDescription: 'Khi có ưu đãi áp dụng cho bạn, ưu đãi sẽ xuất hiện ở đây.',
  errorTitle: 'Không tải được ưu đãi',
}
