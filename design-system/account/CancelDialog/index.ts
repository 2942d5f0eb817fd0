export { CancelDialog, type CancelDialogProps, type CancelDialogTexts } from './CancelDialog.tsx'
