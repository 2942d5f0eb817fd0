import { textArea } from './text-area.ts'

/** Texts around the content pages. The pages themselves are areas of their own: `contentArea`. */
export const contentTextsArea = textArea('content', {
  vi: () => import('#ds/texts/vi/content.ts'),
  en: () => import('#ds/texts/en/content.ts'),
  zh: () => import('#ds/texts/zh/content.ts'),
})

export const footerArea = textArea('footer', {
  vi: () => import('#ds/texts/vi/footer.ts'),
  en: () => import('#ds/texts/en/footer.ts'),
  zh: () => import('#ds/texts/zh/footer.ts'),
})
