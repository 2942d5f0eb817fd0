import type { FooterTexts } from '#ds/storefront/Footer/index.ts'
import { numbers } from './numbers.ts'

/** The footer of the landing page. */
export const footer: FooterTexts = {
  brand: 'Sen Cloud',
  navigation: 'Footer',
  columns: {
    products: {
      heading: 'Products',
      links: {
        vpsLinux: 'Linux VPS',
        vpsWindows: 'Windows VPS',
        dedicated: 'Dedicated servers',
        cloud: 'Cloud',
        pricing: 'Pricing',
      },
    },
    support: {
      heading: 'Support',
      links: {
        support: 'Support centre',
        paymentGuide: 'Payment guide',
        docs: 'Documentation',
        apiDocs: 'API documentation',
        status: 'Service status',
      },
    },
    policies: {
      heading: 'Policies',
      links: {
        terms: 'Terms of service',
        privacy: 'Privacy policy',
        sla: 'Service level agreement (SLA)',
        refund: 'Refunds',
      },
    },
    social: {
      heading: 'Follow us',
      links: { network: 'Facebook', messaging: 'Zalo', chat: 'Telegram', code: 'GitHub' },
    },
  },
  hotline: { label: 'Hotline', ...numbers.hotline },
  registration: `Business registration certificate no. ${numbers.registration}.`,
  copyright: '© 2026 Sen Cloud',
}
