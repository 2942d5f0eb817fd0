export { VpsTable, type VpsTableProps, type VpsTableTexts, vpsViews } from './VpsTable.tsx'
