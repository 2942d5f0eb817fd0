import type { NotFoundScreenTexts } from '#ds/screens/NotFoundScreen/index.ts'

/** The not-found page. Title and description are quoted from the product spec (section 2). */
export const notFoundTexts: NotFoundScreenTexts = {
  brand: 'Sen Cloud',
  title: '404 Page Not Found',
  description: 'Did you forget to add the page to the router?',
  home: 'Back to Home',
  path: 'No page at',
  finder: {
    search: {
      label: 'Search all pages',
      placeholder: 'For example: prices, top up, ssh',
      loading: 'Loading the list of pages…',
      found: (count) => (count === 1 ? '1 page found' : `${count} pages found`),
      none: (words) => `No page contains “${words}”. Try another word, or ask us.`,
      ask: 'Ask our team',
      failed: 'The list of pages could not be loaded. Check your connection and type again.',
    },
    mainPagesHeading: 'Or continue from here',
    mainPages: {
      status: { title: 'Service status', description: 'What works right now, and what does not' },
      products: { title: 'All our products', description: 'VPS, cloud, dedicated servers and security' },
      help: { title: 'Help articles', description: 'Step by step, with a search' },
      contact: { title: 'Contact us', description: 'Ask a question or report a broken link' },
    },
    nearestHeading: 'Pages with a similar address',
  },
}
