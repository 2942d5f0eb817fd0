import type { ProductsFooterTexts } from '#ds/storefront/ProductsFooter/index.ts'

/** The footer of the products pages. */
export const productsFooter: ProductsFooterTexts = {
  brand: 'Sen Cloud',
  navigation: 'Footer',
  statement: 'Virtual and dedicated servers in Vietnam and Singapore.',
  columns: {
    product: {
      heading: 'Product',
      links: { editor: 'Editor', components: 'Components', templates: 'Templates', api: 'API' },
    },
    resources: {
      heading: 'Resources',
      links: { docs: 'Documentation', examples: 'Examples', blog: 'Blog', community: 'Community' },
    },
    legal: {
      heading: 'Legal',
      links: { privacy: 'Privacy policy', terms: 'Terms of service', cookies: 'Cookies' },
    },
  },
  copyright: '© 2026 Sen Cloud. All rights reserved.',
}
