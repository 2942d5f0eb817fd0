export { MonthSpending, type MonthSpendingProps, type MonthSpendingTexts } from './MonthSpending.tsx'
