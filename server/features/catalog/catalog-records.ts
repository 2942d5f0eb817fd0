import type { Localized } from '#contracts/rules/languages.ts'
import type { PlanPromises } from '#contracts/rules/plan-promises.ts'
import type { BillingPeriod } from '#contracts/rules/price.ts'

/** What most records of the catalogue have: their place in lists, whether they are on sale, and a number that each change raises. */
export interface Listed {
  position: number
  isOffered: boolean
  version: number
}

/** A record as the first catalogue has it: on sale, where it stands in its list. */
export type Unlisted<Item extends Listed> = Omit<Item, keyof Listed>

/** A family of plans. */
export interface SeriesRecord extends Listed {
  id: string
  name: Localized
  description: Localized
}

/** A plan: `cpu` in cores, `ram`, `storage` and `bandwidth` in GB. */
export interface PlanRecord extends Listed {
  id: number
  seriesId: string
  name: string
  cpu: number
  ram: number
  storage: number
  bandwidth: number
  ipv4: number
  /** Free words: what is promised is in `promises`. */
  features: Localized<readonly string[]>
  promises: PlanPromises
  isPopular: boolean
  /** Whether it is sold out everywhere; else in these locations. */
  isSoldOut: boolean
  soldOutLocations: readonly number[]
}

/** A price of a plan, in integer dong, which is in force from `validFrom` until the next one is. A cancelled one is never in force. */
export interface PriceRecord {
  id: string
  planId: number
  billingPeriod: BillingPeriod
  amount: number
  /** The higher price that is shown struck through. */
  listAmount: number | null
  validFrom: number
  createdAt: number
  cancelledAt: number | null
}

/** An operating system. */
export interface ImageRecord extends Listed {
  id: string
  name: string
  /** The day on which its maker stops mending security holes: `2026-08-31`. */
  endOfLife: string | null
  /** The systems to choose instead, the best first. */
  successorIds: readonly string[]
  /** The least memory of a plan that can run it, in GB. */
  minRam: number
}

/** A datacenter. */
export interface LocationRecord extends Listed {
  id: number
  /** The same in every language. */
  name: string
  city: Localized
  country: Localized
  flag: string
  isSoldOut: boolean
}

/** A category of products. */
export interface CategoryRecord extends Listed {
  id: string
  name: Localized
  description: Localized
}

/**
 * A product: either a plan (`planId`), at the plan's price and with its specifications, or one by quotation, with its own price in
 * integer dong per month.
 */
export interface ProductRecord extends Listed {
  id: string
  categoryId: string
  name: Localized
  description: Localized
  features: Localized<readonly string[]>
  price: number | null
  planId: number | null
}

/** The whole catalogue: also what is not on sale, and prices that are in force later. */
export interface CatalogRecords {
  series: readonly SeriesRecord[]
  plans: readonly PlanRecord[]
  prices: readonly PriceRecord[]
  images: readonly ImageRecord[]
  locations: readonly LocationRecord[]
  categories: readonly CategoryRecord[]
  products: readonly ProductRecord[]
}
