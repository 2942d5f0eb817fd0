export { SystemTable, type SystemTableProps, type SystemTableTexts } from './SystemTable.tsx'
