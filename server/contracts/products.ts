import * as v from 'valibot'
import { productCategories } from './rules/product-categories.ts'
import { idSchema, priceSchema } from './values.ts'

export const productCategorySchema = v.picklist(productCategories)

/** A product of the public list; `price` is in integer dong per month. */
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
