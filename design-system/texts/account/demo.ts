import type { DemoBannerTexts } from '#ds/account/DemoBanner/index.ts'
import { localized } from '#ds/texts/localized.ts'

/** Texts of the banner for a visitor who looks at the demo. */
export const demo = localized<DemoBannerTexts>({
  title: { vi: 'Bạn đang xem bản demo', en: 'You are viewing the demo', zh: '您正在查看演示版' },
  description: {
    vi: 'Dữ liệu ở đây chỉ là mẫu. Bạn xem được mọi thứ nhưng không thay đổi được gì; hãy đăng ký để dùng thật.',
    en: 'The data is made up. You can look at everything but change nothing; register to start for real.',
    zh: '这里的数据均为示例，可以查看，但不能修改。注册账号即可正式使用。',
  },
  register: { vi: 'Đăng ký', en: 'Register', zh: '注册' },
  leave: { vi: 'Thoát demo', en: 'Leave demo', zh: '退出演示' },
  leaving: { vi: 'Đang thoát demo…', en: 'Leaving demo…', zh: '正在退出演示…' },
})
