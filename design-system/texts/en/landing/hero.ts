import type { WithFacts } from '#ds/screens/LandingScreen/index.ts'
import type { HeroTexts } from '#ds/storefront/Hero/index.ts'

/** The illustration's words and figures are written as in the product spec (section 2). */
export const hero: WithFacts<HeroTexts> = {
  promotion: ({ promotion }) =>
    promotion && `${promotion.saving} off${promotion.periods ? ` the first ${promotion.periods} months` : ''}`,
  headline: 'Fast VPS hosting, right in Vietnam',
  subtitle: 'NVMe SSD storage, full root access, datacenters in Vietnam and Singapore.',
  price: { before: 'From', amount: ({ startingPrice }) => startingPrice, after: '/month' },
  trial: ({ trial }) => (trial ? `Try it free for ${trial.days} days` : 'Order a VPS'),
  demo: 'View demo',
  demoStarting: 'Opening demo...',
  reassurances: ['Set up in 5 minutes', 'Refund within 30 days', 'No credit card needed'],
  panel: {
    alternative:
      'Illustration of the VPS control panel: server web-01 is Online, CPU 23%, RAM 1.2GB, Uptime 99.99%, Ping < 10ms',
    status: 'Online',
    hostname: 'web-01.sencloud',
    address: '203.0.113.24',
    cpu: { label: 'CPU', value: '23%', share: 0.23 },
    ram: { label: 'RAM', value: '1.2GB', share: 0.6 },
    traffic: { label: 'Traffic in 24 hours', value: '18.4GB' },
    start: 'Start',
    restart: 'Restart',
    stop: 'Stop',
    uptime: { label: 'Uptime', value: '99.99%' },
    ping: { label: 'Ping', value: '< 10ms' },
  },
}
