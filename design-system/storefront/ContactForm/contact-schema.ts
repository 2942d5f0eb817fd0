import * as v from 'valibot'
import type { ContactRequest } from '#contracts/contact.ts'
import { emailField } from '#contracts/fields/credentials.ts'
import { CONTACT_TOPICS } from '#contracts/rules/contact-topics.ts'
import { CONTACT_BODY_MAX, CONTACT_SUBJECT_MAX, PHONE_MAX } from '#contracts/rules/limits.ts'
import { nameProblem } from '#contracts/rules/name-problem.ts'
import { typedPhone } from '#contracts/rules/phone-number.ts'
import type { ContactFormTexts } from './contact-texts.ts'

/** What the fields contain: all texts, empty ones included. */
/** What is in the form, as it was typed. */
export interface ContactValues {
  topic: string
  name: string
  email: string
  phone: string
  subject: string
  body: string
}

const filled = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message))

/** Schema of the form, with its messages in the language of the texts. */
export const createContactSchema = (texts: ContactFormTexts['validation']) =>
  v.object({
    topic: v.pipe(v.string(), v.picklist(CONTACT_TOPICS, texts.topic)),
    name: v.pipe(
      filled(texts.name),
      v.check((name) => nameProblem(name) !== 'tooShort', texts.name),
    ),
    email: emailField(texts.email),
    phone: v.pipe(
      v.string(),
      v.transform(typedPhone),
      v.maxLength(PHONE_MAX, texts.phone),
      v.regex(/^$|^\+?[\d\s.()-]{8,}$/, texts.phone),
    ),
    subject: v.pipe(filled(texts.subject), v.maxLength(CONTACT_SUBJECT_MAX, texts.tooLong)),
    body: v.pipe(filled(texts.body), v.maxLength(CONTACT_BODY_MAX, texts.tooLong)),
  })

/** Values that the schema has accepted. */
export type ValidContact = v.InferOutput<ReturnType<typeof createContactSchema>>

/** Returns the request: without the fields that are empty. */
export const toContactRequest = ({ phone, ...rest }: ValidContact, about: string | undefined): ContactRequest => ({
  ...rest,
  ...(phone !== '' && { phone }),
  ...(about && { about }),
})
