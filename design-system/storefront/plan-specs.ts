import type { Plan } from '#contracts/catalog.ts'
import type { Formats } from '#ds/providers/format.tsx'

/** The resources of a plan, in display order. */
export const planSpecs = ['cpu', 'ram', 'storage', 'bandwidth', 'ipv4'] as const
export type PlanSpec = (typeof planSpecs)[number]

/** How much of a resource a plan has: processors and addresses are counted, the others are sizes. */
export const planFigure = (plan: Plan, spec: PlanSpec, { number, gigabytes }: Formats) =>
  spec === 'cpu' || spec === 'ipv4' ? number(plan[spec]) : gigabytes(plan[spec])
