import * as v from 'valibot'
import { idSchema, priceSchema, slugSchema } from './values.ts'

/** A category of products, in the caller's language. Its page is `/products/{id}`. */
export const categorySchema = v.strictObject({ id: slugSchema, name: v.string(), description: v.string() })
export type Category = v.InferOutput<typeof categorySchema>

/**
 * A product of the public list, in the caller's language; `price` is in integer dong per month. One with a `planId` is that plan, at its
 * price, and can be ordered; one without (null) is sold by quotation.
 */
export const productSchema = v.strictObject({
  id: idSchema,
  name: v.string(),
  description: v.string(),
  category: slugSchema,
  price: priceSchema,
  features: v.array(v.string()),
  planId: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
})
export type Product = v.InferOutput<typeof productSchema>

/** `GET /api/products` and `GET /api/products/category/{category}`. */
export const productListSchema = v.array(productSchema)
