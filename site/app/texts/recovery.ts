import { textArea } from './text-area.ts'

export const recoveryArea = textArea('recovery', {
  vi: () => import('#ds/texts/vi/recovery.ts'),
  en: () => import('#ds/texts/en/recovery.ts'),
  zh: () => import('#ds/texts/zh/recovery.ts'),
})
