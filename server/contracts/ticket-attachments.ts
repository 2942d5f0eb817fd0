import * as v from 'valibot'
import { countSchema, idSchema, timestampSchema } from './values.ts'

/** What a file can be. The server looks at the content to find out, whatever its name says. */
export const attachmentTypes = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'application/pdf',
  'application/zip',
  'application/gzip',
  'text/plain',
] as const
export const attachmentTypeSchema = v.picklist(attachmentTypes)
export type AttachmentType = v.InferOutput<typeof attachmentTypeSchema>

/** A file of a ticket. `size` in bytes. It is downloaded from `…/attachments/{id}` below its ticket's address, never shown in place. */
export const attachmentSchema = v.strictObject({
  id: idSchema,
  name: v.string(),
  type: attachmentTypeSchema,
  size: countSchema,
  createdAt: timestampSchema,
})
export type Attachment = v.InferOutput<typeof attachmentSchema>

/**
 * `POST /api/support/tickets/item/{ticketId}/attachments`, and the same call for admins: the body is the file itself, with its name in `X-File-Name`
 * (percent-encoded UTF-8). The file waits until a message of the same writer names it in `attachmentIds`, for a day at most. With
 * `messageId` it belongs to that message, which its writer has sent.
 */
export const attachmentQuerySchema = v.object({ messageId: v.optional(idSchema) })

export const attachmentResponseSchema = v.strictObject({ attachment: attachmentSchema })
export type AttachmentResponse = v.InferOutput<typeof attachmentResponseSchema>
