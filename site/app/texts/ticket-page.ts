import { textArea } from './text-area.ts'

export const ticketPageArea = textArea('ticket-page', {
  vi: () => import('#ds/texts/vi/ticket-page.ts'),
  en: () => import('#ds/texts/en/ticket-page.ts'),
  zh: () => import('#ds/texts/zh/ticket-page.ts'),
})
