export type { WebhookLogFilter, WebhookLogProps } from './WebhookLog.tsx'
export { Webhooks, type WebhooksProps } from './Webhooks.tsx'
export type { WebhookDialogTexts, WebhookLogTexts, WebhookSecretTexts, WebhooksTexts } from './webhooks-texts.ts'
