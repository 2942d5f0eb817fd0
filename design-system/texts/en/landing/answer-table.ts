import type { AnswerRow, AnswerTableTexts } from '#ds/storefront/AnswerTable/index.ts'

export const answerTable: AnswerTableTexts & { rows: readonly AnswerRow[] } = {
  heading: 'Eight questions to ask before you rent a VPS',
  description:
    'Our column is what we promise from the most popular plan upwards. A, B and C are three typical kinds of provider, not actual companies.',
  best: ({ best, all }) => `Best in ${best} of ${all}`,
  others: [
    { name: 'Provider A', kind: 'domestic' },
    { name: 'Provider B', kind: 'budget' },
    { name: 'Provider C', kind: 'overseas' },
  ],
  caption: 'Sen Cloud compared with three other providers',
  feature: 'Feature',
  own: 'Sen Cloud',
  yes: 'Yes',
  no: 'No',
  scrollHint: 'Scroll sideways to see more',
  rows: [
    {
      feature: 'Uptime',
      own: '99.99%',
      others: ['99.9%', '99.5%', '99.9%'],
      promised: true,
      proof: { label: 'SLA', href: '/sla' },
    },
    { feature: 'Support', own: '24/7', others: ['24/7', 'Office hours', 'By email'] },
    {
      feature: 'Setup time',
      own: 'Under 5 minutes',
      others: ['15 minutes', '1–\u20602 hours', '30 minutes'],
      promised: true,
    },
    { feature: 'Backup', own: 'Daily', others: ['Weekly', 'Paid extra', 'Weekly'] },
    { feature: 'DDoS protection', own: 'Up to 100 Gbps', others: ['Up to 10 Gbps', false, 'Paid extra'] },
    { feature: 'Control panel', own: true, others: [true, false, true] },
    { feature: 'Data centres in Vietnam', own: true, others: [true, true, false] },
    {
      feature: 'Refund',
      own: '100% within 30 days',
      others: ['7 days', false, '14 days'],
      proof: { label: 'Conditions', href: '/refund' },
    },
  ],
}
