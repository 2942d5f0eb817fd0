import type { Plan, Series } from '#contracts/catalog.ts'

/** The series that the landing page sells, and that stands first in the price list. */
const MAIN_SERIES = 'cloud-vps'

/** Its plans, in the order of the catalogue. */
export const mainPlans = ({ plans }: { plans: readonly Plan[] }) =>
  plans.filter(({ seriesId }) => seriesId === MAIN_SERIES)

/** Each series with those of the plans that belong to it, the main one first. Series without any are left out. */
export const bySeries = (plans: readonly Plan[], series: readonly Series[]) =>
  series
    .toSorted((one, other) => Number(other.id === MAIN_SERIES) - Number(one.id === MAIN_SERIES))
    .map((one) => ({ series: one, plans: plans.filter(({ seriesId }) => seriesId === one.id) }))
    .filter((one) => one.plans.length > 0)
