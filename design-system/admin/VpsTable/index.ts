export { VpsTable, type VpsTableProps, type VpsTableTexts } from './VpsTable.tsx'
