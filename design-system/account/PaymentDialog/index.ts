export { PaymentDialog, type PaymentDialogProps, type PaymentDialogTexts } from './PaymentDialog.tsx'
