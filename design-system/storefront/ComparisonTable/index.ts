export {
  type ComparisonRow,
  ComparisonTable,
  type ComparisonTableProps,
  type ComparisonTableTexts,
} from './ComparisonTable.tsx'
