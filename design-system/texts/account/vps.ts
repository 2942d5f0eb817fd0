import type { VpsTexts } from '#ds/account/vps-texts.ts'
import { localized, same } from '#ds/texts/localized.ts'

/** Texts of the instances. */
export const vps = localized<VpsTexts>({
  title: { vi: 'VPS của tôi', en: 'My servers', zh: '我的 VPS' },
  order: { vi: 'Đặt VPS đầu tiên', en: 'Order your first VPS', zh: '订购第一台 VPS' },
  operatingSystem: { vi: 'Hệ điều hành', en: 'Operating system', zh: '操作系统' },
  price: { vi: 'Giá', en: 'Price', zh: '价格' },
  notRenewed: { vi: 'không gia hạn', en: 'not renewed', zh: '不再续费' },
  cores: same((count) => `${count} vCPU`),
  trial: {
    daysLeft: {
      vi: (days) => `còn ${days} ngày dùng thử`,
      en: (days) => (days === 1 ? 'last day of the trial' : `${days} days of trial left`),
      zh: (days) => `试用还剩 ${days} 天`,
    },
    endedNote: {
      vi: 'VPS đang tạm ngưng, dữ liệu vẫn còn. VPS chạy lại ngay khi bạn chuyển sang trả phí.',
      en: 'The VPS is suspended and its data is kept. It runs again as soon as you switch to a paid plan.',
      zh: 'VPS 已暂停，数据仍保留。转为付费后立即恢复运行。',
    },
    pay: { vi: 'Chuyển sang trả phí', en: 'Switch to a paid plan', zh: '转为付费' },
  },
  suspendedNote: {
    vi: 'VPS đang tạm ngưng và ngừng tính phí. Hãy liên hệ hỗ trợ để biết lý do và cách mở lại.',
    en: 'This VPS is suspended and not charged for now. Contact support to find out why and to get it running again.',
    zh: '该 VPS 已暂停，暂不扣费。请联系客服了解原因和恢复方法。',
  },
  contactSupport: { vi: 'Liên hệ hỗ trợ', en: 'Contact support', zh: '联系客服' },
  copy: { vi: (value) => `Sao chép ${value}`, en: (value) => `Copy ${value}`, zh: (value) => `复制 ${value}` },
  copyShort: { vi: 'Sao chép', en: 'Copy', zh: '复制' },
  copied: { vi: 'Đã sao chép', en: 'Copied', zh: '已复制' },
  copyRefused: { vi: 'Đã chọn, nhấn Ctrl+C', en: 'Selected, press Ctrl+C', zh: '已选中，请按 Ctrl+C' },
  emptyTitle: { vi: 'Bạn chưa có VPS nào', en: 'You have no servers yet', zh: '您还没有 VPS' },
  emptyDescription: {
    vi: 'Chọn gói, vị trí và hệ điều hành. VPS sẵn sàng trong vài phút.',
    en: 'Choose a plan, a location and an operating system. Your VPS is ready in a few minutes.',
    zh: '选择套餐、机房和操作系统，几分钟后即可使用。',
  },
  errorTitle: { vi: 'Không tải được danh sách VPS', en: 'Your servers could not be loaded', zh: 'VPS 列表加载失败' },
})
