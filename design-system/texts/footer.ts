import type { FooterTexts } from '#ds/storefront/Footer/index.ts'
import { localized, same } from './localized.ts'
import { numbers } from './numbers.ts'

/** The footer of the landing page. */
export const footer = localized<FooterTexts>({
  brand: same('Sen Cloud'),
  navigation: { vi: 'Chân trang', en: 'Footer', zh: '页脚' },
  columns: {
    products: {
      heading: { vi: 'Sản phẩm', en: 'Products', zh: '产品' },
      links: {
        vpsLinux: { vi: 'VPS Linux', en: 'Linux VPS', zh: 'Linux 云服务器' },
        vpsWindows: { vi: 'VPS Windows', en: 'Windows VPS', zh: 'Windows 云服务器' },
        dedicated: { vi: 'Máy chủ riêng', en: 'Dedicated servers', zh: '独立服务器' },
        cloud: { vi: 'Dịch vụ đám mây', en: 'Cloud', zh: '云服务' },
        pricing: { vi: 'Bảng giá', en: 'Pricing', zh: '价格' },
      },
    },
    support: {
      heading: { vi: 'Hỗ trợ', en: 'Support', zh: '支持' },
      links: {
        support: { vi: 'Trung tâm hỗ trợ', en: 'Support centre', zh: '支持中心' },
        paymentGuide: { vi: 'Hướng dẫn thanh toán', en: 'Payment guide', zh: '付款指南' },
        docs: { vi: 'Tài liệu', en: 'Documentation', zh: '文档' },
        apiDocs: { vi: 'Tài liệu API', en: 'API documentation', zh: 'API 文档' },
        status: { vi: 'Trạng thái dịch vụ', en: 'Service status', zh: '服务状态' },
      },
    },
    policies: {
      heading: { vi: 'Chính sách', en: 'Policies', zh: '条款与政策' },
      links: {
        terms: { vi: 'Điều khoản sử dụng', en: 'Terms of service', zh: '服务条款' },
        privacy: { vi: 'Quyền riêng tư', en: 'Privacy policy', zh: '隐私政策' },
        sla: { vi: 'Cam kết dịch vụ (SLA)', en: 'Service level agreement (SLA)', zh: '服务等级协议（SLA）' },
        refund: { vi: 'Hoàn tiền', en: 'Refunds', zh: '退款政策' },
      },
    },
    social: {
      heading: { vi: 'Kết nối', en: 'Follow us', zh: '关注我们' },
      links: {
        network: same('Facebook'),
        messaging: same('Zalo'),
        chat: same('Telegram'),
        code: same('GitHub'),
      },
    },
  },
  hotline: {
    label: { vi: 'Hotline', en: 'Hotline', zh: '服务热线' },
    ...numbers.hotline,
  },
  registration: {
    vi: `Giấy chứng nhận đăng ký doanh nghiệp số ${numbers.vi.registration}.`,
    en: `Business registration certificate no. ${numbers.en.registration}.`,
    zh: `企业登记证书编号 ${numbers.zh.registration}。`,
  },
  copyright: same('© 2026 Sen Cloud'),
})
