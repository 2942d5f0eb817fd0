import type { ProductScreenTexts } from '#ds/screens/ProductScreen/index.ts'
import { planUnits } from './landing/plan-units.ts'

/** The page of a product, and the pages of the header's Product group. */
export const productTexts: ProductScreenTexts = {
  trail: 'Breadcrumb',
  allProducts: 'Products',
  period: '/month',
  order: 'Order now',
  quotation: 'Ask for a quotation',
  features: 'Features',
  figures: 'Resources',
  units: planUnits,
  related: 'More of this kind',
  offered: 'What we offer today',
  nearest: 'Closest alternatives today',
  pages: 'In this group',
  about: (name) => `${name} at Sen Cloud: what there is today, at today's prices.`,
  areaTitle: (name) => `${name}: overview`,
  notOffered: {
    title: 'Not offered at the moment',
    description: (name) =>
      `Sen Cloud does not sell ${name} yet. Tell us what you need, and we will say plainly whether we can do it, and when.`,
  },
}
