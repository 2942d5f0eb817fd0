export { OrderDialog, type OrderDialogProps } from './OrderDialog.tsx'
export { createOrderSchema, type OrderFormValues } from './order-form.schema.ts'
export { firstBillingDate } from './order-quote.ts'
export type { OrderDialogTexts } from './order-texts.ts'
