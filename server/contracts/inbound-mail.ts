import * as v from 'valibot'
import { EMAIL_MAX } from './rules/limits.ts'

/** The longest address with a name before it, in characters. */
const MAILBOX_MAX = EMAIL_MAX + 200
/** The longest text of a mail, in characters; most of it is quoted. */
const TEXT_MAX = 200_000

/**
 * `POST /api/mail/inbound`: a mail that has arrived at the address for replies, as the mail service passes it on. `from` and `to` may have a name
 * (`Lan <lan@mail.example>`). `headers` are those of the mail, of which a few tell that a program has written it. `messageId` makes a mail that is
 * passed on twice the same.
 */
export const inboundMailSchema = v.object({
  from: v.pipe(v.string(), v.maxLength(MAILBOX_MAX)),
  to: v.pipe(v.string(), v.maxLength(2000)),
  subject: v.optional(v.pipe(v.string(), v.maxLength(2000)), ''),
  text: v.optional(v.pipe(v.string(), v.maxLength(TEXT_MAX)), ''),
  headers: v.optional(v.record(v.string(), v.string()), {}),
  messageId: v.optional(v.pipe(v.string(), v.maxLength(1000))),
})
export type InboundMail = v.InferOutput<typeof inboundMailSchema>

/** What became of a mail: a message of a ticket, a new ticket, or nothing. */
export const inboundOutcomes = ['appended', 'opened', 'dropped'] as const
export const inboundMailResponseSchema = v.strictObject({ outcome: v.picklist(inboundOutcomes) })
export type InboundMailResponse = v.InferOutput<typeof inboundMailResponseSchema>
