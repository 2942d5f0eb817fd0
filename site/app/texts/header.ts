import { textArea } from './text-area.ts'

/** The header of the public pages. */
export const headerArea = textArea('header', {
  vi: () => import('#ds/texts/vi/header.ts'),
  en: () => import('#ds/texts/en/header.ts'),
  zh: () => import('#ds/texts/zh/header.ts'),
  mixed: { en: () => import('#ds/texts/mixed/header.ts') },
})
