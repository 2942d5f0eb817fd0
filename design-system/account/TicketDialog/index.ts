export { TicketConversation, type TicketConversationProps } from './TicketConversation.tsx'
export { TicketDialog, type TicketDialogProps } from './TicketDialog.tsx'
export type { NewTicket } from './ticket-schema.ts'
export type { TicketDialogTexts } from './ticket-texts.ts'
