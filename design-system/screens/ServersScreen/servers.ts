import type { CatalogSnapshot, OperatingSystem, Plan } from '#contracts/catalog.ts'
import type { Product } from '#contracts/products.ts'
import { orderAddress } from '#contracts/rules/order-address.ts'
import type { BillingPeriod } from '#contracts/rules/price.ts'
import { familyOf, type SystemFamily } from '#contracts/rules/system-family.ts'

/** The pages about a kind of servers. */
export type ServersPage = SystemFamily | 'dedicated' | 'cloud'

/** The part of the catalogue that these pages show. */
export type ServersCatalog = Pick<
  CatalogSnapshot,
  'plans' | 'series' | 'operatingSystems' | 'products' | 'categories' | 'offers'
>

/** What a page shows: the systems of a family with the plans that run them, or the products of a category. */
interface Servers {
  systems: readonly OperatingSystem[]
  plans: readonly Plan[]
  products: readonly Product[]
}

const isFamily = (page: ServersPage): page is SystemFamily => page === 'linux' || page === 'windows'

/** Returns what the catalogue has for a page. */
export function serversOf(page: ServersPage, { operatingSystems, plans, products }: ServersCatalog): Servers {
  if (!isFamily(page)) return { systems: [], plans: [], products: products.filter(({ category }) => category === page) }
  const systems = operatingSystems.filter((system) => familyOf(system.id) === page)
  const runsOne = ({ osSupported }: Plan) => systems.some(({ id }) => osSupported.includes(id))
  return { systems, plans: plans.filter(runsOne), products: [] }
}

/** The address of the order with plan, period, the code of an offer and one of the systems chosen: one that needs no successor, if the plan runs it. */
export function orderWithSystem(
  plan: Plan,
  period: BillingPeriod,
  systems: readonly OperatingSystem[],
  code?: string,
): string {
  const supported = systems.filter(({ id }) => plan.osSupported.includes(id))
  const system = supported.find(({ successorIds }) => successorIds.length === 0) ?? supported[0]
  return orderAddress({ planId: plan.id, period, os: system?.id, code })
}
