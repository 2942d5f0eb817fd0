import type { CatalogRecords, PriceRecord } from './catalog-records.ts'
import { categories, products } from './products-seed.ts'
import { images, locations, plans, series } from './vps-seed.ts'

/** Everything of the first catalogue is on sale, in the order in which it is written. */
const listed = <Item extends object>(items: readonly Item[]) =>
  items.map((item, index) => ({ ...item, position: index + 1, isOffered: true, version: 1 }))

/** An id of the form that generated ones have. */
const idOf = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`

/** The price of a month, and of a year. */
const periods = [
  ['monthly', 1],
  ['yearly', 10],
] as const

/** A year costs ten months. */
const prices: PriceRecord[] = plans.flatMap(({ id, price, listPrice }) =>
  periods.map(([billingPeriod, months], index) => ({
    id: idOf(2 * id + index),
    planId: id,
    billingPeriod,
    amount: price * months,
    listAmount: listPrice === null ? null : listPrice * months,
    validFrom: 0,
    createdAt: 0,
    cancelledAt: null,
  })),
)

/**
 * The catalogue that a database begins with. From then on it is changed in the back-office, so nothing but seeds, tests and stories
 * reads it here.
 */
export const seededRecords: CatalogRecords = {
  series: listed(series),
  plans: listed(
    plans.map(({ price: _price, listPrice: _listPrice, ...plan }) => ({
      ...plan,
      isSoldOut: false,
      soldOutLocations: [],
    })),
  ),
  prices,
  images: listed(images),
  locations: listed(locations.map((location) => ({ ...location, isSoldOut: false }))),
  categories: listed(categories),
  products: listed(products),
}
