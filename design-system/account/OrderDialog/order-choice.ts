import type { OrderCatalog, Plan } from '#contracts/catalog.ts'
import type { Offer } from '#contracts/offers.ts'
import type { OrderChoice } from '#contracts/rules/order-address.ts'

/** Whether the trial can begin with this plan. */
export const isTrialPlan = ({ planIds }: Pick<Offer, 'planIds'>, plan: Pick<Plan, 'id'>) =>
  planIds === null || planIds.includes(plan.id)

/**
 * The plan that a link chooses: the one it names, or the first of the trial. None if it is not sold, or sold out: then the dialog shows
 * why, and the others.
 */
export function chosenPlan(catalog: OrderCatalog, choice: OrderChoice, trial: Offer | undefined): Plan | undefined {
  const available = catalog.plans.filter(({ soldOut }) => !soldOut)
  if (choice.planId !== undefined) return available.find(({ id }) => id === choice.planId)
  return choice.trial && trial ? available.find((plan) => isTrialPlan(trial, plan)) : undefined
}
