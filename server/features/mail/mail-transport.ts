import type { MailFailure } from '#contracts/rules/mail-kinds.ts'

/** A mail as a server for mail takes it. */
export interface MailMessage {
  to: string
  /** Where a reply goes; null for the sender. */
  replyTo: string | null
  subject: string
  text: string
  html: string
  /** The same for each attempt to send it, so that recipients can tell that one arrived twice: `<id@domain>`. */
  messageId: string
  /** A BCP 47 tag. */
  languageTag: string
  /** Where the recipient stops mails of this kind with one click; null for a mail that is necessary. */
  unsubscribeUrl: string | null
}

/** Sends mails. */
export interface MailTransport {
  /** The domain of message ids. */
  domain: string
  /** Returns what the server for mail responded. Throws a `MailNotSent`. */
  send(message: MailMessage): Promise<string>
  close(): void
}

/** Thrown when a mail was not sent. */
export class MailNotSent extends Error {
  readonly failure: MailFailure
  /** What the server for mail responded; null without a response. */
  readonly response: string | null

  constructor(failure: MailFailure, response: string | null) {
    super(`The mail was not sent: ${failure}`)
    this.failure = failure
    this.response = response
  }
}
