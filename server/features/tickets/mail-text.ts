import { cleanBody } from '#contracts/rules/clean-body.ts'
import { cleanLine } from '#contracts/rules/clean-line.ts'
import { emailAddress } from '#contracts/rules/email-address.ts'
import { CONTACT_BODY_MAX, CONTACT_SUBJECT_MAX } from '#contracts/rules/limits.ts'

/** The most that is kept of what a mail quotes, in characters. */
const QUOTED_MAX = 20_000

/** What programs write before the mail that they quote. They may break it into two lines. */
const introductions = [
  /^On\b.{0,300}\bwrote:$/i,
  /^Vào\s.{0,300}\sđã viết:$/iu,
  /^(?:在|于).{0,300}写道[:：]$/u,
  /^.{0,200}于.{0,100}写道[:：]$/u,
  /^-{2,}\s?(?:Original Message|Forwarded message|Tin nhắn gốc|Thư gốc|原始邮件)\s?-{2,}$/iu,
  /^_{20,}$/,
]

/** Whether what is quoted begins at this line. */
const isIntroduction = (lines: readonly string[], index: number) =>
  [lines[index] ?? '', `${lines[index] ?? ''} ${lines[index + 1] ?? ''}`].some((text) =>
    introductions.some((pattern) => pattern.test(text.trim())),
  )

/** Cuts a text to its limit in characters, and says so. */
const shorten = (text: string, max: number) => (text.length > max ? `${text.slice(0, max - 1)}…` : text)

/** The text of a mail, without what it quotes; both normalised. `quoted` is null if it quotes nothing; `body` is empty for a mail without a text. */
export function splitMailText(text: string): { body: string; quoted: string | null } {
  const lines = cleanBody(text).split('\n')
  const start = lines.findIndex((_, index) => isIntroduction(lines, index))
  const [own, rest] = start < 0 ? [lines, []] : [lines.slice(0, start), lines.slice(start)]
  const signature = own.findIndex((line) => /^-- ?$/.test(line))
  const written = signature < 0 ? own : own.slice(0, signature)
  const behind = signature < 0 ? [] : own.slice(signature)
  const isQuote = (line: string) => /^\s*>/.test(line)
  const body = cleanBody(written.filter((line) => !isQuote(line)).join('\n'))
  const quoted = cleanBody([...written.filter(isQuote), ...behind, ...rest].join('\n'))
  // Somebody who has written nothing of their own meant what is there.
  if (body === '') return { body: shorten(quoted, CONTACT_BODY_MAX), quoted: null }
  return { body: shorten(body, CONTACT_BODY_MAX), quoted: quoted === '' ? null : shorten(quoted, QUOTED_MAX) }
}

/** The subject of a mail as that of a ticket: one line, without what replies put before it. Empty if nothing is left. */
export function ticketSubjectOf(subject: string): string {
  const line = cleanLine(subject).replace(/^(?:(?:re|fwd?|tl|trả lời|回复|答复|转发)\s*[:：]\s*)+/iu, '')
  return shorten(line, CONTACT_SUBJECT_MAX)
}

/** The address of `Lan <lan@mail.example>`, in small letters; empty if there is none. */
export const addressIn = (text: string): string => inSmallLetters((/<([^<>]+)>/.exec(text)?.[1] ?? text).trim())

const inSmallLetters = (address: string) => (emailAddress(address) ?? address.normalize('NFKC')).toLowerCase()

/** All addresses of a header. */
export const addressesIn = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map(addressIn)
    .filter((address) => address.includes('@'))

/** Who writes without being a person. */
const programs = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?|auto-?reply)(?:[+@.-]|$)/i
const automaticSubject =
  /^(?:auto(?:matic)?[ -]?(?:reply|response)|auto:|out of (?:the )?office|undeliver|delivery status notification|mail delivery|returned mail|trả lời tự động|thư trả lời tự động|自动回复|自动答复)/iu

/** Whether a program has written a mail: to reply to it would make a loop. */
export function isAutomatic(from: string, subject: string, headers: Readonly<Record<string, string>>): boolean {
  const header = new Map(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value.toLowerCase().trim()]),
  )
  const submitted = header.get('auto-submitted')
  if (submitted !== undefined && submitted !== 'no') return true
  if (/^(?:bulk|junk|list|auto_reply)$/.test(header.get('precedence') ?? '')) return true
  if (['x-autoreply', 'x-autorespond', 'list-id', 'x-loop'].some((name) => header.has(name))) return true
  if (header.get('return-path') === '<>') return true
  return from === '' || programs.test(from) || automaticSubject.test(cleanLine(subject))
}
