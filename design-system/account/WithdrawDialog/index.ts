export { WithdrawDialog, type WithdrawDialogProps, type WithdrawLimits } from './WithdrawDialog.tsx'
export type { WithdrawFormValues } from './withdraw-schema.ts'
export type { WithdrawDialogTexts } from './withdraw-texts.ts'
