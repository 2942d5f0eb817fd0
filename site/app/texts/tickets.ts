import { textArea } from './text-area.ts'

export const ticketsArea = textArea('tickets', {
  vi: () => import('#ds/texts/vi/tickets.ts'),
  en: () => import('#ds/texts/en/tickets.ts'),
  zh: () => import('#ds/texts/zh/tickets.ts'),
})
