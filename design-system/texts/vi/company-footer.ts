import type { CompanyFooterTexts } from '#ds/storefront/CompanyFooter/index.ts'
import { numbers } from './numbers.ts'
import { productsFooter } from './products-footer.ts'

/** The footer with the pages about the company. */
export const companyFooter: CompanyFooterTexts = {
  brand: 'Sen Cloud',
  navigation: 'Chân trang',
  statement: productsFooter.statement,
  columns: {
    products: {
      heading: 'Sản phẩm',
      links: { cloud: 'Giải pháp cloud', dedicated: 'Máy chủ riêng', domain: 'Tên miền và hosting' },
    },
    support: {
      heading: 'Hỗ trợ',
      links: { support: 'Trung tâm hỗ trợ', knowledge: 'Bài viết trợ giúp', api: 'Tài liệu API' },
    },
    company: {
      heading: 'Công ty',
      links: { about: 'Giới thiệu', news: 'Tin tức', contact: 'Liên hệ', agreements: 'Thỏa thuận pháp lý' },
    },
  },
  hotline: { label: 'Hotline', ...numbers.hotline },
  copyright: productsFooter.copyright,
}
