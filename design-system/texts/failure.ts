import type { FailureTexts } from '#ds/screens/FailureScreen/index.ts'
import { localized, same } from './localized.ts'
import { numbers } from './numbers.ts'

/** The failure screen. */
export const failureTexts = localized<FailureTexts>({
  brand: same('Sen Cloud'),
  title: { vi: 'Trang gặp lỗi', en: 'Something went wrong', zh: '页面出错了' },
  description: {
    vi: 'Lỗi ở phía chúng tôi, không phải do bạn. Thường chỉ cần tải lại trang là được.',
    en: 'The fault is ours, not yours. Reloading the page usually helps.',
    zh: '这是我们的问题，与您的操作无关。重新加载通常即可恢复。',
  },
  home: { vi: 'Về trang chủ', en: 'Home', zh: '返回首页' },
  help: { vi: 'Tải lại vẫn lỗi?', en: 'Still not working?', zh: '重新加载后仍有问题？' },
  status: {
    label: { vi: 'Trạng thái dịch vụ', en: 'Service status', zh: '服务状态' },
    description: {
      vi: 'Sự cố đang xử lý và lịch bảo trì.',
      en: 'Current incidents and planned maintenance.',
      zh: '正在处理的故障和维护计划。',
    },
  },
  hotline: {
    label: {
      vi: `Gọi ${numbers.vi.hotline.number}`,
      en: `Call ${numbers.en.hotline.number}`,
      zh: `致电 ${numbers.zh.hotline.number}`,
    },
    description: {
      vi: 'Hotline trực 24/7. Cho chúng tôi biết bạn đang mở trang nào.',
      en: 'Our hotline is open 24/7. Tell us which page you were opening.',
      zh: '服务热线，7×24 小时接听。请告诉我们您打开的是哪个页面。',
    },
  },
})
