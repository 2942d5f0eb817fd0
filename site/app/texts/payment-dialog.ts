import { textArea } from './text-area.ts'

export const paymentDialogArea = textArea('payment-dialog', {
  vi: () => import('#ds/texts/vi/payment-dialog.ts'),
  en: () => import('#ds/texts/en/payment-dialog.ts'),
  zh: () => import('#ds/texts/zh/payment-dialog.ts'),
})
