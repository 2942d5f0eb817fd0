import type { CompanyFooterTexts } from '#ds/storefront/CompanyFooter/index.ts'
import { localized, same } from './localized.ts'
import { numbers } from './numbers.ts'
import { productsFooter } from './products-footer.ts'

/**
 * The footer with the pages about the company. In the default edition it is the only Chinese part of an English page (product spec, section
 * 2). Storybook and the pinned browser have only the characters of texts: see .storybook/chinese.css.
 */
export const companyFooter = localized<CompanyFooterTexts>({
  mixed: { en: 'zh' },
  brand: same('Sen Cloud'),
  navigation: { vi: 'Chân trang', en: 'Footer', zh: '页脚' },
  statement: productsFooter.statement,
  columns: {
    products: {
      heading: { vi: 'Sản phẩm', en: 'Products', zh: '产品' },
      links: {
        cloud: { vi: 'Giải pháp đám mây', en: 'Cloud solutions', zh: '云解决方案' },
        dedicated: { vi: 'Máy chủ riêng', en: 'Dedicated servers', zh: '独立服务器' },
        domain: { vi: 'Tên miền và hosting', en: 'Domains and hosting', zh: '域名与主机' },
      },
    },
    support: {
      heading: { vi: 'Hỗ trợ', en: 'Support', zh: '支持' },
      links: {
        support: { vi: 'Trung tâm hỗ trợ', en: 'Support centre', zh: '支持中心' },
        knowledge: { vi: 'Bài viết trợ giúp', en: 'Help articles', zh: '帮助文章' },
        api: { vi: 'Tài liệu API', en: 'API documentation', zh: 'API 文档' },
      },
    },
    company: {
      heading: { vi: 'Công ty', en: 'Company', zh: '公司' },
      links: {
        about: { vi: 'Giới thiệu', en: 'About us', zh: '关于我们' },
        news: { vi: 'Tin tức', en: 'News', zh: '新闻' },
        contact: { vi: 'Liên hệ', en: 'Contact', zh: '联系我们' },
        agreements: { vi: 'Thỏa thuận pháp lý', en: 'Service agreements', zh: '服务协议' },
      },
    },
  },
  hotline: {
    label: { vi: 'Hotline', en: 'Hotline', zh: '服务热线' },
    ...numbers.hotline,
  },
  copyright: { vi: productsFooter.vi.copyright, en: productsFooter.en.copyright, zh: '© 2026 Sen Cloud 版权所有' },
})
