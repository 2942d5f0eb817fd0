/** A part of a mail, as plain text: HTML and text are both made from it. */
export type Block =
  | { paragraph: string }
  | { button: { label: string; url: string } }
  /** Facts with their names. */
  | { facts: readonly (readonly [name: string, value: string])[] }
  /** What somebody wrote, with its line breaks. */
  | { quote: string }
  /** Less important than a paragraph. */
  | { note: string }

/** What a mail says in one language. Nothing in it is HTML. */
export interface MailContent {
  subject: string
  /** What lists of mails show after the subject. */
  preheader: string
  blocks: readonly Block[]
  /** Why the recipient gets it. */
  reason: string
}

/** What is the same in all mails of a language. */
export interface CommonWords {
  /** Between a name and its value, in text. */
  colon: string
  greeting(name: string): string
  /** Above an address, for those whose button does nothing. */
  linkHint: string
  closing: string
  signature: string
  /** Names the provider's telephone. */
  hotline(number: string): string
  unsubscribe: string
  /** Before the address that unsubscribes, in text. */
  unsubscribeHint: string
}
