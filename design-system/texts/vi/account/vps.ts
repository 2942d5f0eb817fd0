import type { VpsListTexts } from '#ds/account/VpsList/index.ts'
import { order } from '#ds/texts/vi/account/order.ts'
import { states } from '#ds/texts/vi/states.ts'

/** Texts of the instances. */
export const vps: VpsListTexts = {
  title: 'VPS của tôi',
  order: 'Đặt VPS đầu tiên',
  statuses: states.vps,
  settingUp: 'VPS đang được thiết lập và sẽ sẵn sàng trong vài phút.',
  failed: 'Hệ thống không khởi tạo được VPS này. Tiền đã được hoàn vào ví.',
  ipAddress: 'Địa chỉ IP',
  ipPending: states.vpsAddress.pending,
  ipNone: states.vpsAddress.none,
  cpu: 'CPU',
  ram: 'RAM',
  storage: 'Ổ cứng',
  operatingSystem: 'Hệ điều hành',
  price: 'Giá',
  perPeriod: order.perPeriod,
  nextBillingDate: 'Ngày gia hạn',
  nextCharge: order.nextCharge,
  notRenewed: 'Không gia hạn',
  cores: (count) => `${count} vCPU`,
  trial: {
    ends: order.trialEnds,
    daysLeft: (days) => `Dùng thử còn ${days} ngày`,
    note: 'Hết hạn mà chưa chuyển sang trả phí thì VPS tạm dừng; dữ liệu vẫn còn.',
    ended: 'Dùng thử đã kết thúc',
    endedNote: 'VPS đang tạm dừng, dữ liệu vẫn còn. Chuyển sang trả phí là máy chạy lại ngay.',
    pay: 'Chuyển sang trả phí',
  },
  suspended: 'VPS này đang bị tạm ngưng',
  suspendedNote: 'Liên hệ hỗ trợ để biết lý do và cách mở lại máy.',
  contactSupport: 'Liên hệ hỗ trợ',
  manage: 'Quản lý',
  console: 'Console',
  copy: (value) => `Sao chép ${value}`,
  copied: 'Đã sao chép',
  copyFailed: 'Trình duyệt không cho phép sao chép',
  emptyTitle: 'Bạn chưa có VPS nào',
  emptyDescription: 'Chọn gói, vị trí và hệ điều hành. VPS sẵn sàng trong vài phút.',
  errorTitle: 'Không tải được danh sách VPS',
}
