/** The six product categories (product spec, section 2), in the order in which they are shown. */
export const productCategories = ['dedicated', 'cloud', 'security', 'vps', 'gpu', 'global'] as const
export type ProductCategory = (typeof productCategories)[number]
