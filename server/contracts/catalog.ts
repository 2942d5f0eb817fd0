import * as v from 'valibot'
import { operatingSystemIds } from './rules/operating-systems.ts'
import { billingPeriods } from './rules/price.ts'
import { paymentMethodSchema } from './transactions.ts'
import { priceSchema } from './values.ts'

const positiveInteger = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

export const operatingSystemIdSchema = v.picklist(operatingSystemIds)

export const billingPeriodSchema = v.picklist(billingPeriods)

/** A plan that can be ordered: `cpu` in cores, `ram`, `storage` and `bandwidth` in GB, prices in integer dong. */
export const planSchema = v.strictObject({
  id: positiveInteger,
  name: v.string(),
  cpu: positiveInteger,
  ram: positiveInteger,
  storage: positiveInteger,
  bandwidth: positiveInteger,
  priceMonthly: priceSchema,
  priceYearly: priceSchema,
  osSupported: v.array(operatingSystemIdSchema),
})
export type Plan = v.InferOutput<typeof planSchema>

/** A datacenter; `flag` is the ISO 3166 code of its country, in lower case (`vn`). */
export const locationSchema = v.strictObject({
  id: positiveInteger,
  name: v.string(),
  country: v.string(),
  city: v.string(),
  flag: v.string(),
})
export type Location = v.InferOutput<typeof locationSchema>

export const operatingSystemSchema = v.strictObject({ id: operatingSystemIdSchema, name: v.string() })
export type OperatingSystem = v.InferOutput<typeof operatingSystemSchema>

/**
 * `GET /api/vps/catalog`: the choices of the order dialog, with the server's prices; `paymentMethods` are the methods that the
 * server accepts for deposits (`PAYMENT_METHODS`), in display order.
 */
export const vpsCatalogSchema = v.strictObject({
  plans: v.array(planSchema),
  locations: v.array(locationSchema),
  operatingSystems: v.array(operatingSystemSchema),
  paymentMethods: v.array(paymentMethodSchema),
})
export type VpsCatalog = v.InferOutput<typeof vpsCatalogSchema>

/** The choices that can be ordered. */
export type OrderCatalog = Omit<VpsCatalog, 'paymentMethods'>
