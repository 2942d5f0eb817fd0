export { ReceiptDialog, type ReceiptDialogProps, type ReceiptDialogTexts } from './ReceiptDialog.tsx'
