import type { PlanPlateTexts } from '#ds/storefront/PlanPlate/index.ts'
import { yearlySavingTexts } from '#ds/texts/zh/yearly-saving.ts'
import { planUnits } from './plan-units.ts'
import { plans } from './plans.ts'

/** The prices, figures and features come from the catalogue. */
export const plate: PlanPlateTexts = {
  heading: plans.heading,
  description: '点哪个套餐，下单页就打开哪个套餐，价格不变。',
  ...plans.card,
  term: { label: plans.period.label, ...plans.period.periods },
  ...yearlySavingTexts,
  firstPrice: ({ price, periods }) => `前 ${periods} 个月 ${price}/月`,
  yearly: ({ saved, month }) => `省 ${saved}，相当于 ${month}/月`,
  specs: planUnits,
  questions: {
    backup: '备份',
    uptime: '承诺可用性',
    ddos: 'DDoS 防护',
    windows: 'Windows Server',
    snapshot: '快照',
    support: '技术支持',
  },
  facts: {
    daily: '每天',
    weekly: '每周',
    included: '有',
    free: '免费',
    priority: '优先',
    standard: '标准',
  },
  notIncluded: '不含',
  everyPlan: '所有套餐均含 root 权限、NVMe SSD、SSL 证书和独立 IPv4 地址。',
  inherits: ({ base, better, extras }) => {
    if (extras) return `${base} 的全部内容，另加：${extras}。`
    return better > 0 ? `${base} 的全部内容，且以上 ${better} 项更优。` : `${base} 的全部内容。`
  },
  featureWords: {
    dailyBackup: '每日备份',
    weeklyBackup: '每周备份',
    lowerUptime: '99.9% 可用性',
    ddos: 'DDoS',
    windows: 'Windows Server',
    snapshot: '快照',
    prioritySupport: '优先技术支持',
    everyPlan: 'root 权限',
  },
  offerNote: ({ periods, code, firstOrderOnly, until }) =>
    `前 ${periods} 个月的价格${firstOrderOnly ? '仅限首单' : ''}${code ? `，使用优惠码 ${code}` : ''}${until ? `，截至 ${until}` : ''}。`,
  none: plans.none,
  enterprise: plans.enterprise,
}
