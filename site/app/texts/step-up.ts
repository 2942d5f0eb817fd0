import { textArea } from './text-area.ts'

export const stepUpArea = textArea('step-up', {
  vi: () => import('#ds/texts/vi/step-up.ts'),
  en: () => import('#ds/texts/en/step-up.ts'),
  zh: () => import('#ds/texts/zh/step-up.ts'),
})
