import { textArea } from './text-area.ts'

export const adminArea = textArea('admin', {
  vi: () => import('#ds/texts/vi/admin.ts'),
  en: () => import('#ds/texts/en/admin.ts'),
  zh: () => import('#ds/texts/zh/admin.ts'),
})

export const changeRemediesArea = textArea('change-remedies', {
  vi: () => import('#ds/texts/vi/change-remedies.ts'),
  en: () => import('#ds/texts/en/change-remedies.ts'),
  zh: () => import('#ds/texts/zh/change-remedies.ts'),
})

export const incidentsOfficeArea = textArea('incidents-office', {
  vi: () => import('#ds/texts/vi/incidents-office.ts'),
  en: () => import('#ds/texts/en/incidents-office.ts'),
  zh: () => import('#ds/texts/zh/incidents-office.ts'),
})

export const infrastructureOfficeArea = textArea('infrastructure-office', {
  vi: () => import('#ds/texts/vi/infrastructure-office.ts'),
  en: () => import('#ds/texts/en/infrastructure-office.ts'),
  zh: () => import('#ds/texts/zh/infrastructure-office.ts'),
})

export const moneyOfficeArea = textArea('money-office', {
  vi: () => import('#ds/texts/vi/money-office.ts'),
  en: () => import('#ds/texts/en/money-office.ts'),
  zh: () => import('#ds/texts/zh/money-office.ts'),
})

export const catalogOfficeArea = textArea('catalog-office', {
  vi: () => import('#ds/texts/vi/catalog-office.ts'),
  en: () => import('#ds/texts/en/catalog-office.ts'),
  zh: () => import('#ds/texts/zh/catalog-office.ts'),
})

export const supportOfficeArea = textArea('support-office', {
  vi: () => import('#ds/texts/vi/support-office.ts'),
  en: () => import('#ds/texts/en/support-office.ts'),
  zh: () => import('#ds/texts/zh/support-office.ts'),
})
