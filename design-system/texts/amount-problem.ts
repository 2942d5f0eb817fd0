import { localizedAsWritten } from './localized.ts'

/** What is wrong with a text in the place of an amount. */
export const amountNotInteger = localizedAsWritten({
  vi: 'Số tiền phải là số nguyên',
  en: 'The amount must be a whole number',
  zh: '金额必须为整数',
})
