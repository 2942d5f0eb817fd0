import * as v from 'valibot'
import { languages } from './languages.ts'
import { EMAIL_MAX } from './rules/limits.ts'
import { mailFailures, mailKinds, mailStates } from './rules/mail-kinds.ts'
import { countSchema, idSchema, timestampSchema } from './values.ts'

/** A mail as admins see it: never its links, nor anything else that opens something. */
export const mailSchema = v.strictObject({
  id: idSchema,
  kind: v.picklist(mailKinds),
  /** The id of what it is about. */
  subjectId: v.string(),
  userId: v.nullable(idSchema),
  address: v.string(),
  language: v.picklist(languages),
  state: v.picklist(mailStates),
  attempts: countSchema,
  failure: v.nullable(v.picklist(mailFailures)),
  /** What the server for mail responded last. */
  response: v.nullable(v.string()),
  /** Whether it can be sent once more: mails with links cannot, once they have been sent. */
  canResend: v.boolean(),
  createdAt: timestampSchema,
  attemptedAt: v.nullable(timestampSchema),
  nextAttemptAt: v.nullable(timestampSchema),
})
export type ListedMail = v.InferOutput<typeof mailSchema>

export const mailsSchema = v.strictObject({ mails: v.array(mailSchema), nextCursor: v.nullable(v.string()) })
export type ListedMails = v.InferOutput<typeof mailsSchema>

export const mailResponseSchema = v.strictObject({ mail: mailSchema })
export type MailResponse = v.InferOutput<typeof mailResponseSchema>

/**
 * `GET /api/admin/mails/{mailId}/text`: what a mail says. Where it had a link that opens something there is `…`, also while it is pending; how the
 * recipient stops such mails is left out.
 */
export const mailTextSchema = v.strictObject({ subject: v.string(), text: v.string() })
export type MailText = v.InferOutput<typeof mailTextSchema>

/** The most addresses of one report. */
const BOUNCES_MAX = 100

/** Addresses that mails did not reach. `permanent`: they never will. `complaint`: the recipient called a mail spam. */
export const bouncesRequestSchema = v.object({
  bounces: v.pipe(
    v.array(
      v.object({
        address: v.pipe(v.string(), v.nonEmpty(), v.maxLength(EMAIL_MAX)),
        type: v.picklist(['permanent', 'temporary', 'complaint']),
      }),
    ),
    v.maxLength(BOUNCES_MAX),
  ),
})

/** How many addresses a report of bounces marked as undeliverable. */
export const bouncesResponseSchema = v.strictObject({ marked: countSchema })
