import { textArea } from './text-area.ts'

export const webhooksArea = textArea('webhooks', {
  vi: () => import('#ds/texts/vi/webhooks.ts'),
  en: () => import('#ds/texts/en/webhooks.ts'),
  zh: () => import('#ds/texts/zh/webhooks.ts'),
})
