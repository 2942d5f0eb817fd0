export { type AboutRecord, TicketScreen, type TicketScreenProps } from './TicketScreen.tsx'
export type { TicketScreenTexts } from './ticket-screen-texts.ts'
