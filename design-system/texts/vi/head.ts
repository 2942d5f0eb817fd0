import type { HeadTexts } from '#ds/texts/head-texts.ts'

/** Titles and descriptions of pages. */
export const head: HeadTexts = {
  landing: {
    summary: 'Máy chủ ảo, bảng giá và câu hỏi thường gặp',
    title: (price) =>
      price ? `VPS tốc độ cao tại Việt\u00a0Nam, từ ${price} mỗi tháng` : 'VPS tốc độ cao tại Việt\u00a0Nam',
    description: (cities) =>
      `VPS ổ NVMe SSD tại ${cities}: toàn quyền root, hỗ trợ 24/7, trả theo tháng hoặc theo năm.`,
  },
  login: {
    title: 'Đăng nhập hoặc đăng ký',
    description:
      'Đăng nhập hoặc mở tài khoản Sen Cloud: thuê máy chủ tại Việt\u00a0Nam và Singapore, trả tiền theo tháng hoặc theo năm.',
  },
  dashboard: 'Bảng điều khiển',
  admin: 'Quản trị',
}
