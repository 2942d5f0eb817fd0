export { SettleDialog, type Settlement, type SettleTexts } from './SettleDialog.tsx'
export {
  TransactionsTable,
  type TransactionsTableProps,
  type TransactionsTableTexts,
  transactionViews,
} from './TransactionsTable.tsx'
