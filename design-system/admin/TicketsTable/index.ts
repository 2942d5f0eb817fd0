export { TicketsTable, type TicketsTableProps, type TicketsTableTexts } from './TicketsTable.tsx'
