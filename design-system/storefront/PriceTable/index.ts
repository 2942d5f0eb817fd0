export { PriceTable, type PriceTableProps, type PriceTableTexts } from './PriceTable.tsx'
