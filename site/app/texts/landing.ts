import { textArea } from './text-area.ts'

export const landingArea = textArea('landing', {
  vi: () => import('#ds/texts/vi/landing.ts'),
  en: () => import('#ds/texts/en/landing.ts'),
  zh: () => import('#ds/texts/zh/landing.ts'),
  mixed: { vi: () => import('#ds/texts/mixed/landing.ts') },
})
