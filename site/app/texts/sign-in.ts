import { textArea } from './text-area.ts'

/** The sign-in dialog. */
export const signInArea = textArea('auth', {
  vi: () => import('#ds/texts/vi/auth.ts'),
  en: () => import('#ds/texts/en/auth.ts'),
  zh: () => import('#ds/texts/zh/auth.ts'),
})
