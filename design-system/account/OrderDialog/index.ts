export { CodeField, type CodeFieldProps } from './OfferFields.tsx'
export {
  OrderDialog,
  type OrderDialogProps,
  type OrderRefusal,
  type OrderResult,
  type ShortOrder,
} from './OrderDialog.tsx'
export { OrderFooter, type OrderFooterProps } from './OrderFooter.tsx'
export { OrderSummary, type OrderSummaryProps } from './OrderSummary.tsx'
export { quoteOf } from './order-quote.ts'
export { createOrderSchema, type OrderFormValues } from './order-schema.ts'
export type { OrderDialogTexts } from './order-texts.ts'
export { useOfferCode } from './use-offer-code.ts'
export { usePayButton } from './use-pay-button.ts'
export { type OnQuote, type QuoteRefusal, type QuoteResult, useQuote } from './use-quote.ts'
