export { BalanceDialog, type BalanceDialogProps, type BalanceDialogTexts } from './BalanceDialog.tsx'
