import type { PlanSpec } from '#ds/storefront/plan-specs.ts'
import { localized, same } from '#ds/texts/localized.ts'

/** The unit below each figure of a plan. */
export const planUnits = localized<Readonly<Record<PlanSpec, string>>>({
  cpu: same('vCPU'),
  ram: { vi: 'RAM', en: 'RAM', zh: '内存' },
  storage: same('NVMe'),
  bandwidth: { vi: 'băng thông/tháng', en: 'traffic a month', zh: '每月流量' },
  ipv4: same('IPv4'),
})
