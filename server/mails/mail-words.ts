import type { MailContent } from './mail-content.ts'
import type { MailFacts } from './mail-facts.ts'
import type { MailTools } from './mail-tools.ts'

/** The words of every mail in one language. */
export type MailWords = {
  readonly [Kind in keyof MailFacts]: (facts: MailFacts[Kind], tools: MailTools) => MailContent
}
