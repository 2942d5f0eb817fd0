/** Where the Chinese footer leads: the pages of the header that say who the provider is and what it sells. */
export const chineseFooterLinks = {
  products: {
    cloud: '/products/cloud-solutions',
    dedicated: '/products/dedicated-server',
    domain: '/products/domain-hosting',
  },
  support: { support: '/support', knowledge: '/support/knowledge', api: '/docs/api' },
  company: { about: '/about', news: '/news', contact: '/contact', agreements: '/legal/agreements' },
} as const
