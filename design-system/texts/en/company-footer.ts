import type { CompanyFooterTexts } from '#ds/storefront/CompanyFooter/index.ts'
import { numbers } from './numbers.ts'
import { productsFooter } from './products-footer.ts'

/** The footer with the pages about the company. */
export const companyFooter: CompanyFooterTexts = {
  brand: 'Sen Cloud',
  navigation: 'Footer',
  statement: productsFooter.statement,
  columns: {
    products: {
      heading: 'Products',
      links: { cloud: 'Cloud solutions', dedicated: 'Dedicated servers', domain: 'Domains and hosting' },
    },
    support: {
      heading: 'Support',
      links: { support: 'Support centre', knowledge: 'Help articles', api: 'API documentation' },
    },
    company: {
      heading: 'Company',
      links: { about: 'About us', news: 'News', contact: 'Contact', agreements: 'Service agreements' },
    },
  },
  hotline: { label: 'Hotline', ...numbers.hotline },
  copyright: productsFooter.copyright,
}
