export { PaymentProgress, type PaymentProgressProps } from './PaymentProgress.tsx'
export type { OrderNoticeTexts, OrderWords, PaymentProgressTexts, PaymentWords } from './payment-progress-texts.ts'
export { choiceOf, isAwaited, mayChangeLater, type PaymentView, paymentView } from './payment-view.ts'
