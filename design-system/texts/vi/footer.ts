import type { FooterTexts } from '#ds/storefront/Footer/index.ts'
import { numbers } from './numbers.ts'

/** The footer of the landing page. */
export const footer: FooterTexts = {
  brand: 'Sen Cloud',
  navigation: 'Chân trang',
  columns: {
    products: {
      heading: 'Sản phẩm',
      links: {
        vpsLinux: 'VPS Linux',
        vpsWindows: 'VPS Windows',
        dedicated: 'Máy chủ riêng',
        cloud: 'Dịch vụ đám mây',
        pricing: 'Bảng giá',
      },
    },
    support: {
      heading: 'Hỗ trợ',
      links: {
        support: 'Trung tâm hỗ trợ',
        paymentGuide: 'Hướng dẫn thanh toán',
        docs: 'Tài liệu',
        apiDocs: 'Tài liệu API',
        status: 'Trạng thái dịch vụ',
      },
    },
    policies: {
      heading: 'Chính sách',
      links: {
        terms: 'Điều khoản sử dụng',
        privacy: 'Quyền riêng tư',
        sla: 'Cam kết dịch vụ (SLA)',
        refund: 'Hoàn tiền',
      },
    },
    social: {
      heading: 'Kết nối',
      links: { network: 'Facebook', messaging: 'Zalo', chat: 'Telegram', code: 'GitHub' },
    },
  },
  hotline: { label: 'Hotline', ...numbers.hotline },
  registration: `Giấy chứng nhận đăng ký doanh nghiệp số ${numbers.registration}.`,
  copyright: '© 2026 Sen Cloud',
}
