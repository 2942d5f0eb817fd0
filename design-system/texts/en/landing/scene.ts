import type { WithFacts } from '#ds/screens/LandingScreen/index.ts'
import type { HeroSceneTexts } from '#ds/storefront/HeroScene/index.ts'
import { durationInWords } from './duration.ts'

/** The illustration's words and figures are written as in the product spec (section 2). */
export const scene: WithFacts<HeroSceneTexts> = {
  promotion: ({ promotion }) =>
    promotion && `${promotion.saving} off${promotion.periods ? ` the first ${promotion.periods} months` : ''}`,
  until: ({ promotion }) => (promotion?.until ? `until ${promotion.until}` : null),
  headline: 'Fast VPS hosting, right in Vietnam',
  subtitle: 'NVMe SSD storage, full root access, data centres in Vietnam and Singapore.',
  price: { before: 'From', amount: ({ startingAmount }) => startingAmount, after: '/month' },
  trial: ({ trial }) => (trial ? `Try it free for ${trial.days} days` : 'Order a VPS'),
  demo: 'View demo',
  demoStarting: 'Opening demo…',
  reassurances: ['Set up in 5 minutes', '30-day money-back guarantee', 'No credit card needed'],
  steps: {
    label: 'Five steps to set up a server',
    names: ['Create', 'Assign IP', 'Install system', 'Boot', 'Ready'],
    gives: {
      address: ({ machine }) => machine && `${machine.ipv4} IPv4`,
      system: ({ systemCount }) => `${systemCount} to choose from`,
    },
    ready: { measured: ({ measured }) => durationInWords(measured.setup), promised: '< 5\u00a0min' },
  },
  panel: {
    alternative:
      'Illustration of the VPS control panel: server web-01 is Online, CPU 23%, RAM 1.2\u00a0GB, Uptime 99.99%, Ping < 10\u00a0ms',
    status: 'Online',
    hostname: 'web-01.sencloud',
    address: '203.0.113.24',
    facts: [({ city }) => city(2), 'Ubuntu 22.04', 'Pro VPS'],
    cpu: { label: 'CPU', value: '23%', share: 0.23 },
    ram: { label: 'RAM', value: '1.2\u00a0GB', share: 0.6, of: 'of 2\u00a0GB' },
    traffic: { label: 'Traffic in 24 hours', value: '18.4\u00a0GB', now: '21:04' },
    start: 'Start',
    restart: 'Restart',
    stop: 'Stop',
  },
  uptime: { label: 'Uptime', value: '99.99%' },
  ping: { label: 'Ping', value: '< 10\u00a0ms' },
  legend: {
    sample: 'The server shown is an example',
    ready: 'This server was ready after',
    measured: 'measured',
    promised: 'promised',
  },
}
