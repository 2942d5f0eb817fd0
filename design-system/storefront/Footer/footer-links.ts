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
  // Home pages of the four networks, until the provider has its own pages there.
  social: {
    network: 'https://www.facebook.com/',
    messaging: 'https://zalo.me/',
    chat: 'https://t.me/',
    code: 'https://github.com/',
  },
} as const
