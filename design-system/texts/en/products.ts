import type { ProductsScreenTexts } from '#ds/screens/ProductsScreen/index.ts'

/**
 * The products pages. The title, the texts of the empty state and both buttons are quoted from the product spec
 * (section 2).
 */
export const productsTexts: ProductsScreenTexts = {
  allTitle: 'Our Products',
  categoryTitle: (name) => `${name}: products and prices`,
  allDescription: 'Servers, cloud and security in Vietnam and Singapore.',
  grid: {
    label: 'Products',
    card: {
      period: '/month',
      features: 'Features',
      getStarted: 'Get Started',
      learnMore: 'Learn More',
    },
    emptyTitle: 'No products found',
    emptyDescription: "We're working on adding more products to this category.",
    browseAll: 'See all products',
    errorTitle: 'Products could not be loaded',
    ask: {
      title: 'Looking for something else?',
      description: 'Tell us what you want to run, and we answer with a quotation.',
      action: 'Ask for a quotation',
    },
  },
  browse: 'Browse by Category',
}
