export { TransactionList, type TransactionListProps, type TransactionListTexts } from './TransactionList.tsx'
