import type { OrderCatalog } from '#contracts/catalog.ts'
import type { OrderChoice } from '#contracts/rules/order-address.ts'
import type { Vps } from '#contracts/vps.ts'

/** The choice that orders an instance once more, as far as the catalogue still has it: the rest is chosen in the dialog. */
export function orderAgain(vps: Vps, catalog: OrderCatalog | undefined): OrderChoice {
  const plan = catalog?.plans.find(
    ({ name, cpu, ram, storage }) =>
      name === vps.planName && cpu === vps.cpu && ram === vps.ram && storage === vps.storage,
  )
  return {
    planId: plan?.id,
    period: vps.billingPeriod,
    locationId: vps.locationId,
    os: catalog?.operatingSystems.find(({ id }) => id === vps.operatingSystem)?.id,
  }
}
