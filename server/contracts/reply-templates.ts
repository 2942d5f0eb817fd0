import * as v from 'valibot'
import { shortLineSchema } from './fields/line.ts'
import { messageField } from './fields/message.ts'
import { TEMPLATE_TITLE_MAX } from './rules/ticket-limits.ts'
import { idSchema, timestampSchema } from './values.ts'

/** A text for replies that admins write often. Its body may hold variables (`rules/template-variables.ts`). */
export const replyTemplateSchema = v.strictObject({
  id: idSchema,
  title: v.string(),
  body: v.string(),
  updatedAt: timestampSchema,
})
export type ReplyTemplate = v.InferOutput<typeof replyTemplateSchema>

/** `GET /api/admin/reply-templates`: all of them, by title. */
export const replyTemplatesSchema = v.array(replyTemplateSchema)

/** `POST /api/admin/reply-templates`. */
export const newReplyTemplateSchema = v.strictObject({
  title: shortLineSchema(TEMPLATE_TITLE_MAX),
  body: messageField,
})
export type NewReplyTemplate = v.InferOutput<typeof newReplyTemplateSchema>

/** `PATCH /api/admin/reply-templates/{templateId}`: what is given is changed. */
export const replyTemplateChangeSchema = v.partial(newReplyTemplateSchema)
export type ReplyTemplateChange = v.InferOutput<typeof replyTemplateChangeSchema>

export const replyTemplateResponseSchema = v.strictObject({ template: replyTemplateSchema })
export type ReplyTemplateResponse = v.InferOutput<typeof replyTemplateResponseSchema>

/** `POST /api/admin/reply-templates/{templateId}/fill`: the template's text for a ticket, with its variables filled in. */
export const templateFillSchema = v.strictObject({ ticketId: idSchema })
export type TemplateFill = v.InferOutput<typeof templateFillSchema>

export const filledTemplateSchema = v.strictObject({ body: v.string() })
export type FilledTemplate = v.InferOutput<typeof filledTemplateSchema>
