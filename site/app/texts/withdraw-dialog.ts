import { textArea } from './text-area.ts'

export const withdrawDialogArea = textArea('withdraw-dialog', {
  vi: () => import('#ds/texts/vi/withdraw-dialog.ts'),
  en: () => import('#ds/texts/en/withdraw-dialog.ts'),
  zh: () => import('#ds/texts/zh/withdraw-dialog.ts'),
})
