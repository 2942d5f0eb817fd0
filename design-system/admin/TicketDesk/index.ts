export type { CustomerOverview } from './CustomerRecord.tsx'
export type { FilledResult } from './DeskConversation.tsx'
export type { TicketDeskTexts } from './desk-texts.ts'
export { TicketDesk, type TicketDeskProps } from './TicketDesk.tsx'
