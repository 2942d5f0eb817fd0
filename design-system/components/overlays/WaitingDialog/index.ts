export { WaitingDialog, type WaitingDialogProps } from './WaitingDialog.tsx'
