import type { ContactRequest } from '#contracts/contact.ts'

export interface ContactFormTexts {
  topic: string
  topicPlaceholder: string
  topics: Record<ContactRequest['topic'], string>
  name: string
  email: string
  emailHint: string
  phone: string
  phoneHint: string
  subject: string
  body: string
  bodyHint: string
  /** Says which product or page the message is about. */
  about: (about: string) => string
  send: string
  sending: string
  failureTitle: string
  sentTitle: string
  /** Says the number of the message, and where the reply goes. */
  sent: (number: string, email: string) => string
  /** The same when it is a ticket of the signed-in customer, before the link to these. */
  sentAsTicket: (number: string) => string
  tickets: string
  writeAnother: string
  validation: {
    topic: string
    name: string
    email: string
    phone: string
    subject: string
    body: string
    tooLong: string
  }
}
