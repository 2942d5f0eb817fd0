import { textArea } from './text-area.ts'

export const topUpPageArea = textArea('top-up-page', {
  vi: () => import('#ds/texts/vi/top-up-page.ts'),
  en: () => import('#ds/texts/en/top-up-page.ts'),
  zh: () => import('#ds/texts/zh/top-up-page.ts'),
})
