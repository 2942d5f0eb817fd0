import type { NotFoundScreenTexts } from '#ds/screens/NotFoundScreen/index.ts'

/** The not-found page. */
export const notFoundTexts: NotFoundScreenTexts = {
  brand: 'Sen Cloud',
  title: 'Không tìm thấy trang',
  description: 'Trang này không còn hoặc địa chỉ chưa đúng.',
  home: 'Về trang chủ',
  path: 'Không có trang nào ở',
  finder: {
    search: {
      label: 'Tìm trong toàn bộ trang web',
      placeholder: 'Ví dụ: bảng giá, nạp tiền, ssh',
      loading: 'Đang tải danh sách trang…',
      found: (count) => `Tìm thấy ${count} trang`,
      none: (words) => `Không có trang nào chứa “${words}”. Hãy thử từ khác hoặc hỏi chúng tôi.`,
      ask: 'Hỏi chúng tôi',
      failed: 'Chưa tải được danh sách trang. Hãy kiểm tra kết nối mạng rồi gõ lại.',
    },
    mainPagesHeading: 'Hoặc đi tiếp từ đây',
    mainPages: {
      status: { title: 'Trạng thái dịch vụ', description: 'Dịch vụ nào đang chạy, dịch vụ nào đang gặp sự cố' },
      products: { title: 'Tất cả sản phẩm', description: 'VPS, cloud, máy chủ riêng và bảo mật' },
      help: { title: 'Các bài hướng dẫn', description: 'Từng bước một, có ô tìm kiếm' },
      contact: { title: 'Liên hệ với chúng tôi', description: 'Đặt câu hỏi hoặc báo liên kết hỏng' },
    },
    nearestHeading: 'Những trang có địa chỉ gần giống',
  },
}
