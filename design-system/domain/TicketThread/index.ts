export { TicketThread, type TicketThreadProps } from './TicketThread.tsx'
export type { ThreadChange, ThreadFile, ThreadMessage } from './thread-rows.ts'
export type { TicketThreadTexts } from './ticket-thread-texts.ts'
