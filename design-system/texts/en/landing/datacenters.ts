import type { WithFacts } from '#ds/screens/LandingScreen/index.ts'
import type { DatacenterSectionTexts } from '#ds/storefront/DatacenterSection/index.ts'
import { promises } from '#ds/texts/en/promises.ts'

const everywhere = ['99.99% uptime promised', promises.setup]

export const datacenters: WithFacts<DatacenterSectionTexts> = {
  heading: 'Datacenters and security',
  description: ({ city }) =>
    `Choose the one nearest to your visitors.${city(4) ? ` When ordering, you can also choose ${city(4)}.` : ''}`,
  map: {
    alternative: ({ city }) =>
      `Map of the datacenters: ${[city(2), city(1), city(3)]
        .filter((name) => name !== null)
        .map((name, index) => `${index + 1} ${name}`)
        .join(', ')}`,
    archipelagos: { hoangSa: 'Hoang Sa', truongSa: 'Truong Sa' },
  },
  card: { ping: 'expected ping' },
  datacenters: [
    {
      name: ({ city }) => city(2),
      location: 'Northern Vietnam',
      ping: '< 10 ms',
      features: ['Close to visitors in the north', ...everywhere],
      coordinates: { lat: 21.03, lng: 105.85 },
      nameSide: 'west',
    },
    {
      name: ({ city }) => city(1),
      location: 'Southern Vietnam',
      ping: '< 8 ms',
      features: ['Close to visitors in the south', ...everywhere],
      coordinates: { lat: 10.78, lng: 106.7 },
    },
    {
      name: ({ city }) => city(3),
      location: 'Southeast Asia',
      ping: '< 15 ms',
      features: ['Close to visitors abroad', ...everywhere],
      coordinates: { lat: 1.35, lng: 103.82 },
    },
  ],
  security: {
    label: 'Security',
    features: {
      ddos: { title: 'DDoS protection', description: 'Stops attacks of up to 100 Gbps.' },
      ssl: { title: 'Free SSL', description: 'Your website runs on HTTPS at no extra cost.' },
      backup: { title: 'Daily backup', description: 'Automatic, with the copy in another datacenter.' },
      staff: { title: 'Engineers on duty 24/7', description: 'Trouble at midnight? Somebody still answers.' },
    },
  },
}
