import { orderMessages } from '#contracts/vps.ts'
import type { Queries } from '#server/platform/db/database.ts'
import { invalidField, Refusal } from '#server/platform/problems.ts'
import type { CatalogStore, Choices, ChosenRecords } from './catalog-store.ts'
import { refusals } from './refusals.ts'

/** What an order or a quote takes from the catalogue. */
export interface PlanChoice extends Pick<ChosenRecords, 'plan' | 'price'> {
  location: NonNullable<ChosenRecords['location']>
}

/**
 * Reads what a customer has chosen, with the price that holds at `at`: in the transaction of an order, so that the price is the one that
 * is charged. Throws a 422 for a plan, location or system that is not on sale or does not fit the plan, a 409 `sold_out`. Without
 * a system (a quote) none is checked.
 */
export async function choosePlan(
  store: Pick<CatalogStore, 'choose'>,
  queries: Queries,
  { imageId, ...choices }: Omit<Choices, 'imageId'> & { imageId?: string },
): Promise<PlanChoice> {
  const found = await store.choose(queries, { ...choices, imageId: imageId ?? '' })
  if (!found) throw invalidField('planId', orderMessages.planRequired)
  const { plan, price, location, image, isSoldOut } = found
  if (!location) throw invalidField('locationId', orderMessages.locationRequired)
  if (imageId !== undefined && !(image && image.minRam <= plan.ram))
    throw invalidField('operatingSystem', orderMessages.operatingSystemRequired)
  if (isSoldOut) throw new Refusal(refusals.sold_out)
  return { plan, price, location }
}
