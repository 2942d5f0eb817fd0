import type { CatalogSnapshot } from '#contracts/catalog.ts'
import { orderAddress } from '#contracts/rules/order-address.ts'
import type { ArticlePlan } from '#ds/storefront/Prose/index.ts'

/** Returns a plan as an article shows it. */
export const articlePlan = ({
  id,
  name,
  cpu,
  ram,
  storage,
  bandwidth,
  prices,
  soldOut,
}: CatalogSnapshot['plans'][number]): ArticlePlan => ({
  id,
  name,
  cpu,
  ram,
  storage,
  bandwidth,
  monthly: prices.monthly.amount,
  yearly: prices.yearly.amount,
  soldOut,
  orderHref: orderAddress({ planId: id }),
})
