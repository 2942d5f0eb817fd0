import type { PlanPlateTexts } from '#ds/storefront/PlanPlate/index.ts'
import { yearlySavingTexts } from '#ds/texts/en/yearly-saving.ts'
import { planUnits } from './plan-units.ts'
import { plans } from './plans.ts'

/** The prices, figures and features come from the catalogue. */
export const plate: PlanPlateTexts = {
  heading: plans.heading,
  description: 'Pick a plan and the order form opens with it, at exactly this price.',
  ...plans.card,
  term: { label: plans.period.label, ...plans.period.periods },
  ...yearlySavingTexts,
  firstPrice: ({ price, periods }) =>
    periods === 1 ? `First month ${price}` : `First ${periods} months ${price}/month`,
  yearly: ({ saved, month }) => `Save ${saved}, just ${month}/month`,
  specs: planUnits,
  questions: {
    backup: 'Backup',
    uptime: 'Promised uptime',
    ddos: 'DDoS protection',
    windows: 'Windows Server',
    snapshot: 'Snapshots',
    support: 'Support',
  },
  facts: {
    daily: 'Daily',
    weekly: 'Weekly',
    included: 'Yes',
    free: 'Free',
    priority: 'Priority',
    standard: 'Standard',
  },
  notIncluded: 'Not included',
  everyPlan: 'Every plan has root access, an NVMe SSD, SSL and its own IPv4 address.',
  inherits: ({ base, better, extras }) => {
    if (extras) return `Everything in ${base}, and ${extras}.`
    if (better === 0) return `Everything in ${base}.`
    return `Everything in ${base}, and more in ${better === 1 ? 'the point' : `the ${better} points`} above.`
  },
  featureWords: {
    dailyBackup: 'Daily backup',
    weeklyBackup: 'Weekly backup',
    lowerUptime: '99.9% uptime',
    ddos: 'DDoS',
    windows: 'Windows Server',
    snapshot: 'Snapshot',
    prioritySupport: 'Priority support',
    everyPlan: 'Full root access',
  },
  offerNote: ({ periods, code, firstOrderOnly, until }) =>
    `The price of the first ${periods === 1 ? 'month' : `${periods} months`}${firstOrderOnly ? ' is for first orders' : ''}${code ? `, with the code ${code}` : ''}${until ? `, until ${until}` : ''}.`,
  none: plans.none,
  enterprise: plans.enterprise,
}
