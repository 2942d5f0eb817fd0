import type { VpsTexts } from '#ds/account/vps-texts.ts'

/** Texts of the instances. */
export const vps: VpsTexts = {
  title: 'VPS của tôi',
  order: 'Đặt VPS đầu tiên',
  operatingSystem: 'Hệ điều hành',
  price: 'Giá',
  notRenewed: 'không gia hạn',
  cores: (count) => `${count} vCPU`,
  trial: {
    daysLeft: (days) => `còn ${days} ngày dùng thử`,
    endedNote: 'VPS đang tạm ngưng, dữ liệu vẫn còn. Chuyển sang trả phí là máy chạy lại ngay.',
    pay: 'Chuyển sang trả phí',
  },
  suspendedNote: 'Máy đang tạm ngưng, phí tạm không trừ. Liên hệ hỗ trợ để biết lý do và cách mở lại.',
  contactSupport: 'Liên hệ hỗ trợ',
  copy: (value) => `Sao chép ${value}`,
  copyShort: 'Sao chép',
  copied: 'Đã sao chép',
  copyRefused: 'Đã chọn, nhấn Ctrl+C',
  emptyTitle: 'Bạn chưa có VPS nào',
  emptyDescription: 'Chọn gói, vị trí và hệ điều hành. VPS sẵn sàng trong vài phút.',
  errorTitle: 'Không tải được danh sách VPS',
}
