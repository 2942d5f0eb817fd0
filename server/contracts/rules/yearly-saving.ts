/** The amounts of a plan that a year is compared with: integer dong. */
export interface YearlyPrices {
  monthly: { amount: number }
  yearly: { amount: number }
}

/** What paying for a year at once saves, compared with twelve single months. */
export interface YearlySaving {
  /** Integer dong. */
  amount: number
  /** Between 0 and 1. */
  share: number
  /** For how many months a year is paid, if it is a whole number of them. Otherwise null. */
  paid: number | null
}

export const MONTHS_OF_A_YEAR = 12

/** Returns what a year saves, or null if twelve months cost no more than it. */
export function yearlySaving({ monthly, yearly }: YearlyPrices): YearlySaving | null {
  const byMonth = monthly.amount * MONTHS_OF_A_YEAR
  const amount = byMonth - yearly.amount
  if (amount <= 0) return null
  const paid = yearly.amount / monthly.amount
  return { amount, share: amount / byMonth, paid: Number.isInteger(paid) ? paid : null }
}
