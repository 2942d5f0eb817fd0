export {
  type Settlement,
  TransactionsTable,
  type TransactionsTableProps,
  type TransactionsTableTexts,
} from './TransactionsTable.tsx'
