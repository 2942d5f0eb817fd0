export {
  type AnswerRow,
  ComparisonTable,
  type ComparisonTableProps,
  type ComparisonTableTexts,
} from './ComparisonTable.tsx'
