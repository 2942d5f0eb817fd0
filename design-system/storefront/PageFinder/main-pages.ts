/** The pages from which one gets everywhere else. */
export const mainPages = {
  home: '/',
  products: '/products',
  help: '/support/knowledge',
  contact: '/contact',
} as const
