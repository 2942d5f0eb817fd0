import type { Plan } from '#contracts/catalog.ts'

/** Why a plan cannot be ordered; null if it can. */
export const unavailability = ({ soldOut, notForSale }: Pick<Plan, 'soldOut' | 'notForSale'>) => {
  if (notForSale) return 'notForSale'
  return soldOut ? 'soldOut' : null
}
