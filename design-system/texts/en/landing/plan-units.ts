import type { PlanSpec } from '#ds/storefront/plan-specs.ts'

/** The unit below each figure of a plan. */
export const planUnits: Readonly<Record<PlanSpec, string>> = {
  cpu: 'vCPU',
  ram: 'RAM',
  storage: 'NVMe',
  bandwidth: 'a month',
  ipv4: 'IPv4',
}
