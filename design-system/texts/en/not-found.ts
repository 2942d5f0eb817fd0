import type { NotFoundScreenTexts } from '#ds/screens/NotFoundScreen/index.ts'

/** The not-found page. Title and description are the product spec's own words (section 2). */
export const notFoundTexts: NotFoundScreenTexts = {
  brand: 'Sen Cloud',
  title: '404 Page Not Found',
  description: 'Did you forget to add the page to the router?',
  home: 'Back to Home',
  path: 'No page at',
}
