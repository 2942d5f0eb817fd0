import type { CompanyFooterTexts } from '#ds/storefront/CompanyFooter/index.ts'
import { numbers } from './numbers.ts'
import { productsFooter } from './products-footer.ts'

/** The footer with the pages about the company. Storybook and the pinned browser have only the characters of texts: see .storybook/chinese.css. */
export const companyFooter: CompanyFooterTexts = {
  brand: 'Sen Cloud',
  navigation: '页脚',
  statement: productsFooter.statement,
  columns: {
    products: {
      heading: '产品',
      links: { cloud: '云解决方案', dedicated: '独立服务器', domain: '域名与主机' },
    },
    support: {
      heading: '支持',
      links: { support: '支持中心', knowledge: '帮助文章', api: 'API 文档' },
    },
    company: {
      heading: '公司',
      links: { about: '关于我们', news: '新闻', contact: '联系我们', agreements: '服务协议' },
    },
  },
  hotline: { label: '服务热线', ...numbers.hotline },
  copyright: '© 2026 Sen Cloud 版权所有',
}
