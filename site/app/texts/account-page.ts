import { textArea } from './text-area.ts'

export const accountPageArea = textArea('account-page', {
  vi: () => import('#ds/texts/vi/account-page.ts'),
  en: () => import('#ds/texts/en/account-page.ts'),
  zh: () => import('#ds/texts/zh/account-page.ts'),
})
