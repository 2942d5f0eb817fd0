import type { VpsListTexts } from '#ds/account/VpsList/index.ts'
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
  nextBillingDate: 'Ngày gia hạn',
  notRenewed: 'Không gia hạn',
  cores: (count) => `${count} vCPU`,
  gigabytes: (count) => `${count} GB`,
  manage: 'Quản lý',
  console: 'Console',
  copy: (value) => `Sao chép ${value}`,
  copied: 'Đã sao chép',
  copyFailed: 'Trình duyệt không cho phép sao chép',
  emptyTitle: 'Bạn chưa có VPS nào',
  emptyDescription: 'Chọn gói, vị trí và hệ điều hành. VPS sẵn sàng trong vài phút.',
  errorTitle: 'Không tải được danh sách VPS',
}
