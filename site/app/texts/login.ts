import { textArea } from './text-area.ts'

export const loginArea = textArea('login', {
  vi: () => import('#ds/texts/vi/login.ts'),
  en: () => import('#ds/texts/en/login.ts'),
  zh: () => import('#ds/texts/zh/login.ts'),
})
