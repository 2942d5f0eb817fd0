import { textArea } from './text-area.ts'

/** Texts of every page: those of base components, those for failures, and titles. */

export const componentsArea = textArea('components', {
  vi: () => import('#ds/texts/vi/components.ts'),
  en: () => import('#ds/texts/en/components.ts'),
  zh: () => import('#ds/texts/zh/components.ts'),
})

export const failureArea = textArea('failure', {
  vi: () => import('#ds/texts/vi/failure.ts'),
  en: () => import('#ds/texts/en/failure.ts'),
  zh: () => import('#ds/texts/zh/failure.ts'),
})

export const noResponseArea = textArea('no-response', {
  vi: () => import('#ds/texts/vi/no-response.ts'),
  en: () => import('#ds/texts/en/no-response.ts'),
  zh: () => import('#ds/texts/zh/no-response.ts'),
})

export const headArea = textArea('head', {
  vi: () => import('#ds/texts/vi/head.ts'),
  en: () => import('#ds/texts/en/head.ts'),
  zh: () => import('#ds/texts/zh/head.ts'),
})

/** Loaded with every page. */
export const commonTexts = [componentsArea, failureArea, noResponseArea, headArea]

/** What to do after a failed action. */
export const remediesArea = textArea('remedies', {
  vi: () => import('#ds/texts/vi/remedies.ts'),
  en: () => import('#ds/texts/en/remedies.ts'),
  zh: () => import('#ds/texts/zh/remedies.ts'),
})

export const toastsArea = textArea('toasts', {
  vi: () => import('#ds/texts/vi/toasts.ts'),
  en: () => import('#ds/texts/en/toasts.ts'),
  zh: () => import('#ds/texts/zh/toasts.ts'),
})
