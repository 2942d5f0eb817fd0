export { BalanceDialog, type BalanceDialogProps } from './BalanceDialog.tsx'
export type { BalanceDialogTexts } from './balance-dialog-texts.ts'
