import type { OrderCatalog, Plan } from '#contracts/catalog.ts'
import type { Offer } from '#contracts/offers.ts'
import type { OrderChoice } from '#contracts/rules/order-address.ts'
import { isSoldOutAt, systemsFor } from './order-quote.ts'

/** Whether the trial can begin with this plan. */
export const isTrialPlan = ({ planIds }: Pick<Offer, 'planIds'>, plan: Pick<Plan, 'id'>) =>
  planIds === null || planIds.includes(plan.id)

/**
 * A location and a system for the first plan that is chosen, so that its price has all its lines at once: the first location that is not
 * sold out, and the first system that still has support, in the order in which the dialog shows them.
 */
export const firstChoices = (catalog: OrderCatalog, plan: Plan, now: string) => ({
  locationId: catalog.locations.find((location) => !isSoldOutAt(location, plan))?.id,
  operatingSystem: systemsFor(catalog, plan, now)[0]?.id,
})

/**
 * The plan that a link chooses: the one it names, or the first of the trial. None if it is not sold, or sold out: then the dialog shows
 * why, and the others.
 */
export function chosenPlan(catalog: OrderCatalog, choice: OrderChoice, trial: Offer | undefined): Plan | undefined {
  const available = catalog.plans.filter(({ soldOut }) => !soldOut)
  if (choice.planId !== undefined) return available.find(({ id }) => id === choice.planId)
  return choice.trial && trial ? available.find((plan) => isTrialPlan(trial, plan)) : undefined
}
