import { textArea } from './text-area.ts'

export const notFoundArea = textArea('not-found', {
  vi: () => import('#ds/texts/vi/not-found.ts'),
  en: () => import('#ds/texts/en/not-found.ts'),
  zh: () => import('#ds/texts/zh/not-found.ts'),
})
