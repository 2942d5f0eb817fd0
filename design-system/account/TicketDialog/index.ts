export { type AboutOption, TicketDialog, type TicketDialogProps, type TicketFile } from './TicketDialog.tsx'
export type { NewTicket, TicketInput } from './ticket-schema.ts'
export type { TicketDialogTexts } from './ticket-texts.ts'
