import { provider } from '#contracts/provider.ts'

/** The links of the landing page's footer, in columns (product spec, section 2). Its home link is the logo. */
export const footerLinks = {
  products: {
    vpsLinux: '/vps-linux',
    vpsWindows: '/vps-windows',
    dedicated: '/dedicated',
    cloud: '/cloud',
    pricing: '/pricing',
  },
  support: {
    support: '/support',
    paymentGuide: '/payment-guide',
    docs: '/docs',
    apiDocs: '/api-docs',
    status: '/status',
  },
  policies: { terms: '/terms', privacy: '/privacy', sla: '/sla', refund: '/refund' },
  social: provider.social,
} as const
