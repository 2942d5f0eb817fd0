import { textArea } from './text-area.ts'

export const accountArea = textArea('account', {
  vi: () => import('#ds/texts/vi/account.ts'),
  en: () => import('#ds/texts/en/account.ts'),
  zh: () => import('#ds/texts/zh/account.ts'),
  mixed: { vi: () => import('#ds/texts/mixed/account.ts') },
})
