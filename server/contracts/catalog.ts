import * as v from 'valibot'
import { languages } from './languages.ts'
import { measuredSchema } from './measured.ts'
import { offerSchema } from './offers.ts'
import { categorySchema, productSchema } from './products.ts'
import { planBackups, planSupports, planUptimes } from './rules/plan-promises.ts'
import { billingPeriods } from './rules/price.ts'
import { paymentMethodSchema } from './transactions.ts'
import { countSchema, daySchema, priceSchema, slugSchema } from './values.ts'

const positiveInteger = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

export const phoneCodes = ['sent', 'simulated', 'none'] as const
export type PhoneCodes = (typeof phoneCodes)[number]

export const languageSchema = v.picklist(languages)

export const billingPeriodSchema = v.picklist(billingPeriods)

/** A family of plans, such as Cloud VPS, in the caller's language. */
export const seriesSchema = v.strictObject({ id: slugSchema, name: v.string(), description: v.string() })
export type Series = v.InferOutput<typeof seriesSchema>

/** What a plan costs for one billing period, in integer dong; `listAmount` is the higher price that is shown struck through. */
export const planPriceSchema = v.strictObject({ amount: priceSchema, listAmount: v.nullable(priceSchema) })
export type PlanPrice = v.InferOutput<typeof planPriceSchema>

/**
 * What a plan promises besides its resources: how often it is backed up (null: not included), the share of a month in per cent that it
 * runs, whether attacks are filtered, whether Windows Server is supported and whether snapshots are free.
 */
export const planPromisesSchema = v.strictObject({
  backup: v.nullable(v.picklist(planBackups)),
  uptime: v.picklist(planUptimes),
  ddos: v.boolean(),
  windows: v.boolean(),
  snapshots: v.boolean(),
  support: v.picklist(planSupports),
})

/**
 * A plan that can be ordered: `cpu` in cores, `ram`, `storage` and `bandwidth` in GB, prices in integer dong; `features`, free words, in
 * the caller's language. What is promised is in `promises`, whatever the features say. `priceMonthly` and `priceYearly` repeat the amounts of `prices`. A plan is sold out everywhere (`soldOut`) or in
 * single locations. `notForSale` is only present while the operator sells nothing: then it is `soldOut`, too.
 */
export const planSchema = v.strictObject({
  id: positiveInteger,
  seriesId: slugSchema,
  name: v.string(),
  cpu: positiveInteger,
  ram: positiveInteger,
  storage: positiveInteger,
  bandwidth: positiveInteger,
  ipv4: positiveInteger,
  features: v.array(v.string()),
  promises: planPromisesSchema,
  isPopular: v.boolean(),
  priceMonthly: priceSchema,
  priceYearly: priceSchema,
  prices: v.strictObject({ monthly: planPriceSchema, yearly: planPriceSchema }),
  osSupported: v.array(slugSchema),
  soldOut: v.boolean(),
  soldOutLocations: v.array(positiveInteger),
  notForSale: v.optional(v.literal(true)),
})
export type Plan = v.InferOutput<typeof planSchema>

/**
 * A datacenter; `flag` is the ISO 3166 code of its country, in lower case (`vn`). `city` and `country` are in the caller's language,
 * `name` is the same in all of them. `missingSystems` are those that cannot be set up there now; left out where all can.
 */
export const locationSchema = v.strictObject({
  id: positiveInteger,
  name: v.string(),
  country: v.string(),
  city: v.string(),
  flag: v.string(),
  soldOut: v.boolean(),
  missingSystems: v.optional(v.array(slugSchema)),
})
export type Location = v.InferOutput<typeof locationSchema>

/**
 * A system that an instance is set up with. From `endOfLife` on its maker mends no security holes; `successorIds` are the systems to
 * choose instead, the best first.
 */
export const operatingSystemSchema = v.strictObject({
  id: slugSchema,
  name: v.string(),
  endOfLife: v.nullable(daySchema),
  successorIds: v.array(slugSchema),
})
export type OperatingSystem = v.InferOutput<typeof operatingSystemSchema>

/**
 * `GET /api/vps/catalog`: the choices of the order dialog, with the server's prices; `paymentMethods` are the methods that the
 * server accepts for deposits (`PAYMENT_METHODS`), in display order, and `phoneCodes` how it verifies phone numbers: `sent` codes, `simulated` ones,
 * of which any is right, or `none`, so that no number can be verified.
 */
export const vpsCatalogSchema = v.strictObject({
  series: v.array(seriesSchema),
  plans: v.array(planSchema),
  locations: v.array(locationSchema),
  operatingSystems: v.array(operatingSystemSchema),
  paymentMethods: v.array(paymentMethodSchema),
  phoneCodes: v.picklist(phoneCodes),
})
export type VpsCatalog = v.InferOutput<typeof vpsCatalogSchema>

/** The choices that can be ordered. */
export type OrderCatalog = Omit<VpsCatalog, 'paymentMethods' | 'phoneCodes'>

/** `GET /api/catalog`: everything that pages show of the catalogue, and what was measured of the service, in one language. `revision` grows with each change. */
export const catalogSnapshotSchema = v.strictObject({
  revision: countSchema,
  language: languageSchema,
  ...vpsCatalogSchema.entries,
  categories: v.array(categorySchema),
  products: v.array(productSchema),
  /** The offers that run now. */
  offers: v.array(offerSchema),
  measured: measuredSchema,
})
export type CatalogSnapshot = v.InferOutput<typeof catalogSnapshotSchema>
