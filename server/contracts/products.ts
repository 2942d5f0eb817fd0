import * as v from 'valibot'
import { idSchema, priceSchema } from './values.ts'

/** The six product categories (spec, section 2), in the order in which they are shown. */
export const productCategories = ['dedicated', 'cloud', 'security', 'vps', 'gpu', 'global'] as const
export const productCategorySchema = v.picklist(productCategories)
export type ProductCategory = v.InferOutput<typeof productCategorySchema>

/** A product of the public list; `price` is whole dong per month. */
export const productSchema = v.strictObject({
  id: idSchema,
  name: v.string(),
  description: v.string(),
  category: productCategorySchema,
  price: priceSchema,
  features: v.array(v.string()),
})
export type Product = v.InferOutput<typeof productSchema>

/** `GET /api/products` and `GET /api/products/category/{category}`. */
export const productListSchema = v.array(productSchema)
