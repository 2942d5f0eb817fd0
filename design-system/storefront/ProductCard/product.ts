/** The six categories, in the order in which they are shown (product spec, section 2). */
export const productCategories = ['dedicated', 'cloud', 'security', 'vps', 'gpu', 'global'] as const

export type ProductCategory = (typeof productCategories)[number]

/** A product of the public list (product spec, section 3). */
export interface Product {
  id: string
  name: string
  description: string
  category: ProductCategory
  /** Whole dong per month, as an integer or in decimal digits. */
  price: number | string
  features: readonly string[]
}
