import * as v from 'valibot'
import { inEachLanguage } from './fields/messages.ts'
import { WEBHOOK_URL_MAX } from './rules/limits.ts'
import { deliveryFailures, deliveryStates, WEBHOOK_TEST, webhookEvents } from './rules/webhook-events.ts'
import { isWebhookUrl } from './rules/webhook-url.ts'
import { countSchema, idSchema, timestampSchema } from './values.ts'

export const webhookEventSchema = v.picklist(webhookEvents)

/**
 * An address of a customer's that is told what happens. `paused`: it receives nothing. `failuresInRow` counts since the last success; with too many of
 * them it was paused by itself. `previousSecretUntil` is how long messages are signed with the previous secret as well; null without one.
 */
export const customerWebhookSchema = v.strictObject({
  id: idSchema,
  url: v.string(),
  events: v.array(webhookEventSchema),
  paused: v.boolean(),
  failuresInRow: countSchema,
  previousSecretUntil: v.nullable(timestampSchema),
  createdAt: timestampSchema,
})
export type CustomerWebhook = v.InferOutput<typeof customerWebhookSchema>

/** `GET /api/account/webhooks`, newest first. */
export const customerWebhookListSchema = v.array(customerWebhookSchema)

const messages = {
  url: inEachLanguage({
    vi: `Vui lòng nhập địa chỉ bắt đầu bằng https://, tối đa ${WEBHOOK_URL_MAX} ký tự, không kèm tên đăng nhập và mật khẩu`,
    en: `Enter an address beginning with https://, up to ${WEBHOOK_URL_MAX} characters, without a user name or password`,
    zh: `请输入以 https:// 开头的地址，最多 ${WEBHOOK_URL_MAX} 个字符，不含用户名和密码`,
  }),
  events: inEachLanguage({
    vi: 'Vui lòng chọn ít nhất một loại sự kiện',
    en: 'Choose at least one type of event',
    zh: '请至少选择一种事件',
  }),
}
const urlSchema = v.pipe(
  v.string(messages.url),
  v.maxLength(WEBHOOK_URL_MAX, messages.url),
  v.check(isWebhookUrl, messages.url),
)
const eventsSchema = v.pipe(
  v.array(v.picklist(webhookEvents, messages.events), messages.events),
  v.minLength(1, messages.events),
  v.maxLength(webhookEvents.length, messages.events),
)

/** `POST /api/account/webhooks`. */
export const customerWebhookRequestSchema = v.strictObject({ url: urlSchema, events: eventsSchema })
export type CustomerWebhookRequest = v.InferOutput<typeof customerWebhookRequestSchema>

/** `PATCH /api/account/webhooks/{id}`: what is left out stays as it is. */
export const customerWebhookChangeSchema = v.strictObject({
  url: v.optional(urlSchema),
  events: v.optional(eventsSchema),
  paused: v.optional(v.boolean()),
})
export type CustomerWebhookChange = v.InferOutput<typeof customerWebhookChangeSchema>

/** The response to a change. */
export const customerWebhookChangedSchema = v.strictObject({ webhook: customerWebhookSchema })
export type CustomerWebhookChanged = v.InferOutput<typeof customerWebhookChangedSchema>

/** The response to a new webhook, and to a new secret: `secret`, `whsec_…`, is shown this once. */
export const customerWebhookSecretSchema = v.strictObject({ webhook: customerWebhookSchema, secret: v.string() })
export type CustomerWebhookSecret = v.InferOutput<typeof customerWebhookSecretSchema>

/**
 * A message to a webhook; its `id` is what the header `webhook-id` has. `status`, `failure`, `duration` in milliseconds and `response`, the beginning of
 * the response's body, are those of the last attempt; null before it, and where there is none. `request` is the body that is sent. `nextAttemptAt` is null
 * unless it is pending.
 */
export const webhookDeliverySchema = v.strictObject({
  id: idSchema,
  webhookId: idSchema,
  event: v.picklist([...webhookEvents, WEBHOOK_TEST]),
  state: v.picklist(deliveryStates),
  attempts: countSchema,
  status: v.nullable(countSchema),
  failure: v.nullable(v.picklist(deliveryFailures)),
  duration: v.nullable(countSchema),
  request: v.string(),
  response: v.nullable(v.string()),
  createdAt: timestampSchema,
  attemptedAt: v.nullable(timestampSchema),
  nextAttemptAt: v.nullable(timestampSchema),
})
export type WebhookDelivery = v.InferOutput<typeof webhookDeliverySchema>

/** `GET /api/account/webhooks/{id}/deliveries`, newest first. */
export const webhookDeliveryListSchema = v.array(webhookDeliverySchema)

/** The response to a test, and to a replay. */
export const webhookDeliveryResponseSchema = v.strictObject({ delivery: webhookDeliverySchema })
export type WebhookDeliveryResponse = v.InferOutput<typeof webhookDeliveryResponseSchema>
