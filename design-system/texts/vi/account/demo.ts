import type { DemoBannerTexts } from '#ds/account/DemoBanner/index.ts'
import { authTexts } from '#ds/texts/vi/auth.ts'

/** Texts of the banner for a visitor who looks at the demo. */
export const demo: DemoBannerTexts = {
  title: 'Bạn đang xem bản demo',
  description: 'Dữ liệu chỉ là mẫu. Bạn xem được mọi thứ nhưng không thay đổi được gì; hãy đăng ký để dùng thật.',
  register: authTexts.register.submit,
  leave: 'Thoát demo',
  leaving: 'Đang thoát demo…',
}
