import { textArea } from './text-area.ts'

export const developersArea = textArea('developers', {
  vi: () => import('#ds/texts/vi/developers.ts'),
  en: () => import('#ds/texts/en/developers.ts'),
  zh: () => import('#ds/texts/zh/developers.ts'),
})
