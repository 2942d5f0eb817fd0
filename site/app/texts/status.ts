import { textArea } from './text-area.ts'

export const statusArea = textArea('status', {
  vi: () => import('#ds/texts/vi/status.ts'),
  en: () => import('#ds/texts/en/status.ts'),
  zh: () => import('#ds/texts/zh/status.ts'),
})
