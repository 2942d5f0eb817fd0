import type { CatalogSnapshot } from '#contracts/catalog.ts'
import { orderAddress } from '#contracts/rules/order-address.ts'
import type { ArticlePlan } from '#ds/storefront/Prose/index.ts'
import { unavailability } from '#ds/storefront/unavailability.ts'

/** Returns a plan as an article shows it. */
export const articlePlan = ({
  id,
  name,
  cpu,
  ram,
  storage,
  bandwidth,
  prices,
  ...sale
}: CatalogSnapshot['plans'][number]): ArticlePlan => ({
  id,
  name,
  cpu,
  ram,
  storage,
  bandwidth,
  monthly: prices.monthly.amount,
  yearly: prices.yearly.amount,
  unavailable: unavailability(sale),
  orderHref: orderAddress({ planId: id }),
})
