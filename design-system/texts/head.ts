import type { HeadTexts } from '#ds/texts/head-texts.ts'
import { localized } from './localized.ts'

/** Titles and descriptions of pages. */
export const head = localized<HeadTexts>({
  landing: {
    summary: {
      vi: 'Máy chủ ảo, bảng giá và câu hỏi thường gặp',
      en: 'Virtual servers, prices and common questions',
      zh: '云服务器、价格和常见问题',
    },
    title: {
      vi: (price) => (price ? `VPS tốc độ cao tại Việt Nam, từ ${price} mỗi tháng` : 'VPS tốc độ cao tại Việt Nam'),
      en: (price) => (price ? `Fast VPS in Vietnam, from ${price} a month` : 'Fast VPS in Vietnam'),
      zh: (price) => (price ? `越南高速 VPS，每月低至 ${price}` : '越南高速 VPS'),
    },
    description: {
      vi: (cities) => `VPS ổ NVMe tại ${cities}: toàn quyền root, hỗ trợ 24/7, trả theo tháng hoặc theo năm.`,
      en: (cities) => `NVMe VPS hosting in ${cities}: full root access, 24/7 support, paid monthly or yearly.`,
      zh: (cities) => `NVMe SSD 云服务器，机房位于${cities}：完整 root 权限，7×24 小时支持，按月或按年付费。`,
    },
  },
  login: {
    title: { vi: 'Đăng nhập hoặc đăng ký', en: 'Log in or register', zh: '登录或注册' },
    description: {
      vi: 'Đăng nhập hoặc tạo tài khoản Sen Cloud: thuê máy chủ tại Việt Nam và Singapore, trả theo tháng hoặc theo năm.',
      en: 'Log in to your Sen Cloud account or create one: rent servers in Vietnam and Singapore, paid monthly or yearly.',
      zh: '登录或注册 Sen Cloud 账号：租用位于越南和新加坡的服务器，按月或按年付费。',
    },
  },
  dashboard: { vi: 'Bảng điều khiển', en: 'Dashboard', zh: '控制台' },
  admin: { vi: 'Quản trị', en: 'Administration', zh: '管理后台' },
})
