import type { NotFoundScreenTexts } from '#ds/screens/NotFoundScreen/index.ts'

/** The not-found page. Title and description are quoted from the product spec (section 2). */
export const notFoundTexts: NotFoundScreenTexts = {
  brand: 'Sen Cloud',
  title: '404 Page Not Found',
  description: 'Did you forget to add the page to the router?',
  home: 'Back to Home',
  path: 'No page at',
}
