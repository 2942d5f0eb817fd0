/** The links of the company's footer: pages of the header about the provider and its products. */
export const companyFooterLinks = {
  products: {
    cloud: '/products/cloud-solutions',
    dedicated: '/products/dedicated-server',
    domain: '/products/domain-hosting',
  },
  support: { support: '/support', knowledge: '/support/knowledge', api: '/docs/api' },
  company: { about: '/about', news: '/news', contact: '/contact', agreements: '/legal/agreements' },
} as const
