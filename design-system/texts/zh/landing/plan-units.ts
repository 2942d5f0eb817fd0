import type { PlanSpec } from '#ds/storefront/plan-specs.ts'

/** The unit below each figure of a plan. */
export const planUnits: Readonly<Record<PlanSpec, string>> = {
  cpu: 'vCPU',
  ram: '内存',
  storage: 'NVMe',
  bandwidth: '每月流量',
  ipv4: 'IPv4',
}
