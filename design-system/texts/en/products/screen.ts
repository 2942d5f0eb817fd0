import type { ProductsScreenTexts } from '#ds/screens/ProductsScreen/index.ts'

/**
 * The products pages. Titles, categories, the texts of the empty state and both buttons are quoted from the product spec
 * (section 2).
 */
export const screen: ProductsScreenTexts = {
  allTitle: 'Our Products',
  allDescription: 'Servers, cloud and protection in Vietnam and Singapore, by the month.',
  descriptions: {
    dedicated: 'Whole machines in our racks in Hanoi and Ho Chi Minh City, for you alone.',
    cloud: 'Compute, storage and network that grow with what you run.',
    security: 'Keeps attacks away from your servers and your customers.',
    vps: 'Servers of your own with full root access, ready in minutes.',
    gpu: 'Accelerators for models, rendering and video, by the month.',
    global: 'Close to your visitors, and connected across borders.',
  },
  grid: {
    label: 'Products',
    card: {
      categories: {
        dedicated: 'Dedicated Servers',
        cloud: 'Cloud Services',
        security: 'Security Solutions',
        vps: 'VPS Hosting',
        gpu: 'GPU Computing',
        global: 'Global Infrastructure',
      },
      period: '/month',
      features: 'Features',
      getStarted: 'Get Started',
      learnMore: 'Learn More',
    },
    emptyTitle: 'No products found',
    emptyDescription: "We're working on adding more products to this category.",
    browseAll: 'See all products',
    errorTitle: 'Products could not be loaded',
  },
  browse: 'Browse by Category',
}
