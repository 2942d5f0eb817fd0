export { OrderDialog, type OrderDialogProps } from './OrderDialog.tsx'
export { createOrderSchema, type OrderFormMessages, type OrderFormValues } from './order-form.schema.ts'
export { type BillingPeriod, firstBillingDate, orderCost } from './order-quote.ts'
export type { OrderDialogTexts } from './order-texts.ts'
