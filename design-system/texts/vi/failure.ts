import type { FailureTexts } from '#ds/screens/FailureScreen/index.ts'
import { numbers } from './numbers.ts'

/** The failure screen of the Vietnamese pages. */
export const failureTexts: FailureTexts = {
  brand: 'Sen Cloud',
  title: 'Trang gặp lỗi',
  description: 'Lỗi ở phía chúng tôi, không phải do bạn. Thường chỉ cần tải lại trang là được.',
  home: 'Về trang chủ',
  help: 'Tải lại vẫn lỗi?',
  status: { label: 'Trạng thái dịch vụ', description: 'Sự cố đang xử lý và lịch bảo\u00a0trì.' },
  hotline: {
    label: `Gọi ${numbers.hotline.number}`,
    description: 'Hotline trực 24/7. Cho chúng tôi biết bạn đang mở trang nào.',
  },
}
