import type { FooterTexts } from '#ds/storefront/Footer/index.ts'
import { numbers } from './numbers.ts'

/** The footer of the landing page. */
export const footer: FooterTexts = {
  brand: 'Sen Cloud',
  navigation: '页脚',
  columns: {
    products: {
      heading: '产品',
      links: {
        vpsLinux: 'Linux 云服务器',
        vpsWindows: 'Windows 云服务器',
        dedicated: '独立服务器',
        cloud: '云服务',
        pricing: '价格',
      },
    },
    support: {
      heading: '支持',
      links: {
        support: '支持中心',
        paymentGuide: '付款指南',
        docs: '文档',
        apiDocs: 'API 文档',
        status: '服务状态',
      },
    },
    policies: {
      heading: '条款与政策',
      links: {
        terms: '服务条款',
        privacy: '隐私政策',
        sla: '服务等级协议（SLA）',
        refund: '退款政策',
      },
    },
    social: {
      heading: '关注我们',
      links: { network: 'Facebook', messaging: 'Zalo', chat: 'Telegram', code: 'GitHub' },
    },
  },
  hotline: { label: '服务热线', ...numbers.hotline },
  registration: `企业登记证书编号 ${numbers.registration}。`,
  copyright: '© 2026 Sen Cloud',
}
