/** The links of the products pages' footer, in columns (product spec, section 2). */
export const productsFooterLinks = {
  product: {
    editor: '/products/editor',
    components: '/products/components',
    templates: '/products/templates',
    api: '/products/api',
  },
  resources: { docs: '/docs', examples: '/examples', blog: '/blog', community: '/community' },
  legal: { privacy: '/privacy', terms: '/terms', cookies: '/cookies' },
} as const
