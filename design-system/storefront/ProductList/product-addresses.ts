import type { Product } from '#contracts/products.ts'
import { orderAddress } from '#contracts/rules/order-address.ts'

/** The address of a product's own page. */
export const productAddress = ({ category, id }: Pick<Product, 'category' | 'id'>) => `/products/${category}/${id}`

/** The address of the page that asks for a quotation about a product or a subject. */
export const quotationAddress = (about: string) => `/contact?${new URLSearchParams({ about })}`

/** Where a product is bought: a plan in the order dialog, where it is already chosen; any other product by asking for a quotation. */
export const startAddress = ({ id, planId }: Pick<Product, 'id' | 'planId'>) =>
  planId === null ? quotationAddress(id) : orderAddress({ planId, period: 'monthly' })
