import type { CatalogSnapshot, Plan, PlanPrice } from '#contracts/catalog.ts'
import type { Language } from '#contracts/languages.ts'
import type { Product } from '#contracts/products.ts'
import type { BillingPeriod } from '#contracts/rules/price.ts'
import type { CatalogRecords, PlanRecord, PriceRecord, ProductRecord } from './catalog-records.ts'
import { resourceFeatures } from './plan-words.ts'

/** The part of a snapshot that follows from the catalogue's records. */
export type CatalogContents = Omit<
  CatalogSnapshot,
  'revision' | 'offers' | 'measured' | 'paymentMethods' | 'phoneCodes'
>

/** The prices that hold at `now`, by plan and period: of each the one with the latest beginning, and of those the newest. */
export function heldPrices(
  prices: readonly PriceRecord[],
  now: number,
): (planId: number, period: BillingPeriod) => PriceRecord | null {
  const held = new Map<string, PriceRecord>()
  for (const price of prices) {
    if (price.cancelledAt !== null || price.validFrom > now) continue
    const key = `${price.planId} ${price.billingPeriod}`
    const other = held.get(key)
    if (!other || isLater(price, other)) held.set(key, price)
  }
  return (planId, period) => held.get(`${planId} ${period}`) ?? null
}

const isLater = (price: PriceRecord, other: PriceRecord) =>
  price.validFrom > other.validFrom || (price.validFrom === other.validFrom && price.id > other.id)

const toPlanPrice = ({ amount, listAmount }: PriceRecord): PlanPrice => ({ amount, listAmount })

/** The next time after `now` at which another price begins to hold; null if there is none. */
export function nextPriceChange(prices: readonly PriceRecord[], now: number): number | null {
  const later = prices.filter(({ cancelledAt, validFrom }) => cancelledAt === null && validFrom > now)
  return later.length === 0 ? null : Math.min(...later.map(({ validFrom }) => validFrom))
}

/** What is on sale, in its order. */
const offered = <Item extends { isOffered: boolean; position: number }>(items: readonly Item[]): Item[] =>
  items.filter(({ isOffered }) => isOffered).sort((a, b) => a.position - b.position)

/**
 * Makes what pages show of the catalogue, in one language and with the prices that hold at `now`. What is withdrawn, or belongs to
 * something that is, is left out. `soldOut` are the locations that have no room for a plan, by the plan's id; `missingImages` the systems that a location cannot
 * set up, by its id. Unless it `isSelling`, no plan can be ordered.
 */
export function contentsOf(
  records: CatalogRecords,
  language: Language,
  now: number,
  {
    soldOut: full = new Map(),
    missingImages = new Map(),
    isSelling = true,
  }: {
    soldOut?: ReadonlyMap<number, readonly number[]>
    missingImages?: ReadonlyMap<number, readonly string[]>
    isSelling?: boolean
  } = {},
): CatalogContents {
  const series = offered(records.series)
  const images = offered(records.images)
  const locations = offered(records.locations)
  const categories = offered(records.categories)
  const heldPrice = heldPrices(records.prices, now)
  const planRecords = offered(records.plans).filter(({ seriesId }) => series.some(({ id }) => id === seriesId))

  const planOf = (plan: PlanRecord): Plan[] => {
    const monthly = heldPrice(plan.id, 'monthly')
    const yearly = heldPrice(plan.id, 'yearly')
    // A plan whose first prices hold later is not on sale yet.
    if (!monthly || !yearly) return []
    const { id, seriesId, name, cpu, ram, storage, bandwidth, ipv4, promises, isPopular } = plan
    const soldOutHere = [...plan.soldOutLocations, ...(full.get(id) ?? [])]
    const soldOutLocations = locations
      .filter((location) => location.isSoldOut || soldOutHere.includes(location.id))
      .map((location) => location.id)
    return [
      {
        id,
        seriesId,
        name,
        cpu,
        ram,
        storage,
        bandwidth,
        ipv4,
        promises,
        isPopular,
        features: [...plan.features[language]],
        priceMonthly: monthly.amount,
        priceYearly: yearly.amount,
        prices: { monthly: toPlanPrice(monthly), yearly: toPlanPrice(yearly) },
        osSupported: images.filter(({ minRam }) => minRam <= ram).map((image) => image.id),
        soldOut: !isSelling || plan.isSoldOut || soldOutLocations.length === locations.length,
        soldOutLocations,
        ...(!isSelling && { notForSale: true }),
      },
    ]
  }
  const plans = planRecords.flatMap(planOf)

  const productOf = (product: ProductRecord): Product[] => {
    const { id, categoryId, planId } = product
    const base = { id, name: product.name[language], description: product.description[language], category: categoryId }
    if (planId === null) {
      return [{ ...base, price: product.price ?? 0, features: [...product.features[language]], planId }]
    }
    const plan = plans.find((one) => one.id === planId)
    const record = planRecords.find((one) => one.id === planId)
    if (!plan || !record) return []
    const features = [...resourceFeatures(record, language), ...plan.features, ...product.features[language]]
    return [{ ...base, price: plan.priceMonthly, features, planId }]
  }

  return {
    language,
    series: series.map(({ id, name, description }) => ({
      id,
      name: name[language],
      description: description[language],
    })),
    plans,
    locations: locations.map(({ id, name, country, city, flag, isSoldOut }) => ({
      id,
      name,
      flag,
      country: country[language],
      city: city[language],
      soldOut: isSoldOut,
      ...(missingImages.has(id) && { missingSystems: [...(missingImages.get(id) ?? [])] }),
    })),
    operatingSystems: images.map(({ id, name, endOfLife, successorIds }) => ({
      id,
      name,
      endOfLife,
      successorIds: successorIds.filter((successor) => images.some((image) => image.id === successor)),
    })),
    categories: categories.map(({ id, name, description }) => ({
      id,
      name: name[language],
      description: description[language],
    })),
    products: offered(records.products)
      .filter(({ categoryId }) => categories.some(({ id }) => id === categoryId))
      .flatMap(productOf),
  }
}
