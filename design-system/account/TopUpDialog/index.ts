export { TopUpDialog, type TopUpDialogProps } from './TopUpDialog.tsx'
export { type PaymentMethod, paymentMethods, TOP_UP_MINIMUM, topUpFee, topUpFor, topUpTotal } from './top-up-fee.ts'
export { createTopUpSchema, type TopUpFormMessages, type TopUpFormValues } from './top-up-form.schema.ts'
export type { TopUpDialogTexts } from './top-up-texts.ts'
