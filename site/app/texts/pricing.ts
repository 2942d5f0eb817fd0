import { textArea } from './text-area.ts'

export const pricingArea = textArea('pricing', {
  vi: () => import('#ds/texts/vi/pricing.ts'),
  en: () => import('#ds/texts/en/pricing.ts'),
  zh: () => import('#ds/texts/zh/pricing.ts'),
})

export const serversArea = textArea('servers', {
  vi: () => import('#ds/texts/vi/servers.ts'),
  en: () => import('#ds/texts/en/servers.ts'),
  zh: () => import('#ds/texts/zh/servers.ts'),
})
