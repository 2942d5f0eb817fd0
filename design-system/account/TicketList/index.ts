export { TicketList, type TicketListProps, type TicketListTexts } from './TicketList.tsx'
export { TicketRow, type TicketRowProps } from './TicketRow.tsx'
