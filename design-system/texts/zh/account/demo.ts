import type { DemoBannerTexts } from '#ds/account/DemoBanner/index.ts'
import { authTexts } from '#ds/texts/zh/auth.ts'

/** Texts of the banner for a visitor who looks at the demo. */
export const demo: DemoBannerTexts = {
  title: '您正在查看演示版',
  description: '这里的数据均为示例，可以查看，但不能修改。注册账号即可正式使用。',
  register: authTexts.register.submit,
  leave: '退出演示',
  leaving: '正在退出演示…',
}
