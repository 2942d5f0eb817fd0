import type { WithFacts } from '#ds/screens/LandingScreen/index.ts'
import type { PlaceStripTexts } from '#ds/storefront/PlaceStrip/index.ts'

export const places: WithFacts<PlaceStripTexts> = {
  heading: 'Data centres and security',
  description: {
    promised: 'Dashed ring: promised within the region.',
    both: 'Solid ring: measured from your device, just now. Dashed ring: promised within the region.',
  },
  map: {
    alternative: ({ city }) =>
      `Map of the data centres: ${[city(2), city(1), city(3)]
        .filter((name) => name !== null)
        .map((name, index) => `${index + 1} ${name}`)
        .join(', ')}`,
    archipelagos: { hoangSa: 'Hoang Sa', truongSa: 'Truong Sa' },
  },
  places: [
    {
      name: ({ city }) => city(2),
      description: 'Near visitors in the north',
      ping: '< 10 ms',
      promised: 10,
      coordinates: { lat: 21.03, lng: 105.85 },
      nameSide: 'west',
    },
    {
      name: ({ city }) => city(1),
      description: 'Near visitors in the south',
      ping: '< 8 ms',
      promised: 8,
      coordinates: { lat: 10.78, lng: 106.7 },
    },
    {
      name: ({ city }) => city(3),
      description: 'Near visitors abroad',
      ping: '< 15 ms',
      promised: 15,
      coordinates: { lat: 1.35, lng: 103.82 },
    },
  ],
  elsewhere: ({ placesBeside }) => {
    const others = placesBeside([2, 1, 3])
    return others && `Also available in ${others}, without a promised ping yet.`
  },
  region: 'in the region, promised',
  fromYou: 'from you',
  unit: 'ms',
  unmeasured: 'Not measured from your device yet.',
  measured: { before: 'The median of 5 requests from this browser, at', after: '.' },
  thinRings: 'Each thin ring is 10\u00a0ms.',
  toServer: 'From your device to this site’s server:',
  again: 'Measure again',
  security: {
    label: 'Security',
    features: {
      ddos: {
        title: 'DDoS protection',
        description: 'Filters up to 100\u00a0Gbps, from the most popular plan.',
      },
      ssl: { title: 'Free SSL', description: 'HTTPS at no extra cost.' },
      backup: { title: 'Daily backup', description: 'From the Pro VPS plan, with a copy in another data centre.' },
      staff: { title: 'Engineers on duty 24/7', description: 'Someone is there at any hour.' },
    },
  },
}
