export { OrderDialog, type OrderDialogProps } from './OrderDialog.tsx'
export { firstBillingDate } from './order-quote.ts'
export { createOrderSchema, type OrderFormValues } from './order-schema.ts'
export type { OrderDialogTexts } from './order-texts.ts'
