import type { WithFacts } from '#ds/screens/LandingScreen/index.ts'
import type { FeatureSectionTexts } from '#ds/storefront/FeatureSection/index.ts'
import { promises } from '#ds/texts/en/promises.ts'

export const features: WithFacts<FeatureSectionTexts> = {
  heading: 'Why Sen Cloud',
  description: 'More than 10,000 customers host with us. Here is why.',
  features: {
    performance: {
      title: 'High performance',
      description:
        'NVMe SSD storage on every plan, set up in under 5 minutes. We promise 99.99% uptime, and 99.9% on the smallest plan.',
      facts: [
        { value: '99.99%', label: promises.uptime },
        { value: '3×', label: 'faster setup' },
      ],
    },
    support: {
      title: 'Support 24/7',
      description: 'There is always somebody to answer you, by live chat, email or ticket.',
      facts: [
        { value: '< 2 min', label: 'to a chat reply, promised' },
        { value: '< 1 hour', label: 'to a ticket reply, promised' },
      ],
    },
    root: {
      title: 'Full control',
      description: 'Complete root access: install what you need and configure the server your way.',
    },
    systems: {
      title: 'Many operating systems',
      description: ({ systemFamilies }) => `${systemFamilies}, ready when your server is.`,
    },
    upgrades: {
      title: 'Flexible upgrades',
      description: 'Add RAM, CPU or disk in 5 to 10 minutes, without interruption.',
    },
    security: {
      title: 'Strong security',
      description: 'DDoS protection up to 100 Gbps, depending on the plan, and free SSL.',
    },
    datacenters: {
      title: 'Datacenters in Vietnam and Singapore',
      description: ({ cities }) => `Choose where your server runs: ${cities}.`,
    },
    backup: {
      title: 'Automatic backup',
      description: 'Every day, or every week on the smallest plan. The copy is kept in another datacenter.',
    },
  },
}
