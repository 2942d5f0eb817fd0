import { type Language, languageTags } from '#contracts/languages.ts'
import { shownNumbers } from '#contracts/provider.ts'
import { cleanLine } from '#contracts/rules/clean-line.ts'
import type { MailKind } from '#contracts/rules/mail-kinds.ts'
import type { MailFacts } from './mail-facts.ts'
import { toHtml } from './mail-html.ts'
import { toText } from './mail-text.ts'
import { mailTools } from './mail-tools.ts'
import type { MailWords } from './mail-words.ts'
import * as en from './words/en.ts'
import * as vi from './words/vi.ts'
import * as zh from './words/zh.ts'

const words: Readonly<Record<Language, typeof vi>> = { vi, en, zh }

/** A mail, ready to be sent. */
export interface RenderedMail {
  /** One line, without control characters. */
  subject: string
  preheader: string
  html: string
  text: string
}

interface MailOptions {
  language: Language
  /** The name that it greets by: the given one of a Vietnamese name. Empty: it greets without a name. */
  name: string
  /** The site's origin, such as `https://sen.example`. */
  origin: string
  /** Where the recipient stops mails of this kind; null for a mail that is necessary. */
  unsubscribeUrl: string | null
}

/** The longest subject in characters: a longer one is cut where lists of mails would cut it, too. */
const SUBJECT_MAX = 150

const shortened = (text: string, max: number) => (text.length > max ? `${text.slice(0, max - 1).trimEnd()}…` : text)

/** Writes a mail. All facts may contain whatever a stranger typed. */
export function renderMail<Kind extends MailKind>(
  kind: Kind,
  facts: MailFacts[Kind],
  options: MailOptions,
): RenderedMail {
  const { language, origin, unsubscribeUrl } = options
  const { common, mails } = words[language]
  const name = cleanLine(options.name)
  const write: MailWords[Kind] = mails[kind]
  const content = write(facts, mailTools(language, origin))
  const subject = shortened(cleanLine(content.subject), SUBJECT_MAX)
  const shared = { common, name, hotline: shownNumbers(language).hotline.number, unsubscribeUrl }
  return {
    subject,
    preheader: content.preheader,
    html: toHtml({ ...content, subject }, { ...shared, languageTag: languageTags[language], siteUrl: `${origin}/` }),
    text: toText(content, shared),
  }
}
