/** The six product categories (product spec, section 2), in display order. */
export const productCategories = ['dedicated', 'cloud', 'security', 'vps', 'gpu', 'global'] as const
export type ProductCategory = (typeof productCategories)[number]
