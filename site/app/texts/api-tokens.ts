import { textArea } from './text-area.ts'

export const apiTokensArea = textArea('api-tokens', {
  vi: () => import('#ds/texts/vi/api-tokens.ts'),
  en: () => import('#ds/texts/en/api-tokens.ts'),
  zh: () => import('#ds/texts/zh/api-tokens.ts'),
})
