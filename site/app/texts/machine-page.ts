import { textArea } from './text-area.ts'

export const machinePageArea = textArea('machine-page', {
  vi: () => import('#ds/texts/vi/machine-page.ts'),
  en: () => import('#ds/texts/en/machine-page.ts'),
  zh: () => import('#ds/texts/zh/machine-page.ts'),
})
