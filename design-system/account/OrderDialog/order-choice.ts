import type { OrderCatalog, Plan } from '#contracts/catalog.ts'
import type { Offer } from '#contracts/offers.ts'
import type { OrderChoice } from '#contracts/rules/order-address.ts'
import { isMissingAt, isSoldOutAt, systemsFor } from './order-quote.ts'

/** Whether the trial can begin with this plan. */
export const isTrialPlan = ({ planIds }: Pick<Offer, 'planIds'>, plan: Pick<Plan, 'id'>) =>
  planIds === null || planIds.includes(plan.id)

/**
 * A location and a system for the first plan that is chosen, so that its price has all its lines at once: the first location that is not
 * sold out, and the first system that still has support and can be set up there, in the order in which the dialog shows them. `chosenLocationId`: the
 * location that is chosen already.
 */
export function firstChoices(catalog: OrderCatalog, plan: Plan, now: string, chosenLocationId = 0) {
  const location =
    catalog.locations.find(({ id }) => id === chosenLocationId) ??
    catalog.locations.find((one) => !isSoldOutAt(one, plan))
  return {
    locationId: location?.id,
    operatingSystem: systemsFor(catalog, plan, now).find(({ id }) => !isMissingAt(location, id))?.id,
  }
}

/**
 * The plan that a link chooses: the one it names, or the first of the trial. None if it is not sold, or sold out: then the dialog shows
 * why, and the others.
 */
export function chosenPlan(catalog: OrderCatalog, choice: OrderChoice, trial: Offer | undefined): Plan | undefined {
  const available = catalog.plans.filter(({ soldOut }) => !soldOut)
  if (choice.planId !== undefined) return available.find(({ id }) => id === choice.planId)
  return choice.trial && trial ? available.find((plan) => isTrialPlan(trial, plan)) : undefined
}
