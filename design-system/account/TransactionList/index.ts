export { TransactionList, type TransactionListProps, type TransactionListTexts } from './TransactionList.tsx'
export { TransactionRow, type TransactionRowProps } from './TransactionRow.tsx'
