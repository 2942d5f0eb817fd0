import type { ComparisonSectionTexts } from '#ds/storefront/ComparisonSection/index.ts'

export const comparison: ComparisonSectionTexts = {
  heading: 'Compared with other providers',
  description: 'Eight things customers ask before they choose, side by side.',
  table: {
    caption: 'Sen Cloud compared with three other providers',
    feature: 'Feature',
    own: 'Sen Cloud',
    best: 'Best',
    others: ['Provider A', 'Provider B', 'Provider C'],
    yes: 'Yes',
    no: 'No',
    scrollHint: 'Scroll sideways to see more',
  },
  rows: [
    { feature: 'Uptime', own: '99.99%', others: ['99.9%', '99.5%', '99.9%'] },
    { feature: 'Support', own: '24/7', others: ['24/7', 'Office hours', 'By email'] },
    { feature: 'Setup time', own: 'Under 5 minutes', others: ['15 minutes', '1–2 hours', '30 minutes'] },
    { feature: 'Backup', own: 'Daily', others: ['Weekly', 'At a charge', 'Weekly'] },
    { feature: 'DDoS protection', own: 'Up to 100 Gbps', others: ['Up to 10 Gbps', false, 'At a charge'] },
    { feature: 'Control panel', own: true, others: [true, false, true] },
    { feature: 'Datacenters in Vietnam', own: true, others: [true, true, false] },
    { feature: 'Refund', own: '100% within 30 days', others: ['7 days', false, '14 days'] },
  ],
  note: 'Our column is what we promise from the most popular plan upwards. Providers A, B and C are examples and stand for no particular company.',
}
