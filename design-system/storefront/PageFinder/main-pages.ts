/** The pages from which one gets everywhere else. The start page is not among them: the button of the not-found page leads there. */
export const mainPages = {
  status: '/status',
  products: '/products',
  help: '/support/knowledge',
  contact: '/contact',
} as const
