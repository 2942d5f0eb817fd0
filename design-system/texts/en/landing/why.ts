import type { WithFacts } from '#ds/screens/LandingScreen/index.ts'
import type { WhyGridTexts } from '#ds/storefront/WhyGrid/index.ts'
import { durationInWords } from './duration.ts'
import { questions } from './questions.ts'

export const why: WithFacts<WhyGridTexts> = {
  heading: 'Why Sen Cloud',
  description: 'More than 10,000 customers host with us. Here is why.',
  topics: {
    performance: {
      title: 'High performance',
      description: 'NVMe storage on every plan, set up three times as fast.',
      figures: [
        { label: ({ measured }) => (measured.setup ? null : 'Promised setup'), value: 'under 5 minutes' },
        {
          label: ({ measured }) => measured.setup && 'Measured: half of all servers ready within',
          value: ({ measured }) => durationInWords(measured.setup),
          isMeasured: true,
        },
        { label: ({ measured }) => (measured.uptime ? null : 'Promised uptime'), value: '99.99%' },
        {
          label: ({ measured }) => measured.uptime && `Uptime measured since ${measured.uptime.since}`,
          value: ({ measured }) => measured.uptime?.share ?? null,
          isMeasured: true,
        },
      ],
    },
    support: {
      title: '24/7 support',
      description: 'By live chat, email or ticket: someone replies even at midnight.',
      figures: [
        { label: `${questions.contacts.chat.name}, promised reply`, value: 'under 2 minutes' },
        {
          label: ({ measured }) => (measured.reply ? null : `${questions.contacts.ticket.name}, promised reply`),
          value: 'under 1 hour',
        },
        {
          label: ({ measured }) => measured.reply && 'Measured: half of all tickets answered within',
          value: ({ measured }) => durationInWords(measured.reply),
          isMeasured: true,
        },
      ],
    },
  },
  reasons: {
    root: { title: 'Full control', description: 'Root access: install and configure what you like.' },
    systems: { title: 'Many operating systems', description: ({ systemFamilies }) => `${systemFamilies}.` },
    upgrades: { title: 'Flexible upgrades', description: 'More RAM, CPU or disk within 5 to 10 minutes.' },
    security: {
      title: 'Strong security',
      description: 'DDoS filtering from Pro VPS up; the control panel is always on HTTPS.',
    },
    datacenters: {
      title: 'Data centres in Vietnam and Singapore',
      description: 'Put your server where your visitors are.',
    },
    backup: {
      title: 'Automatic backup',
      description: 'Weekly or daily, depending on the plan, kept in another data centre.',
    },
  },
}
