import type { Language } from '#contracts/languages.ts'
import { grouped } from '#contracts/rules/grouped.ts'

/** A message in each language. */
export type Messages = Readonly<Record<Language, string>>

/** The message of a schema: one text, or the text for the language that the schema is run with (`v.safeParse(…, { lang })`). */
export type Message = string | ((issue: { readonly lang?: string | undefined }) => string)

/** The message of a schema in each language; English when the schema is run without one, as a command does. */
export const inEachLanguage =
  (messages: Messages): Exclude<Message, string> =>
  ({ lang }) =>
    messages[lang as Language] ?? messages.en

/** Formats an amount of dong for the server's messages: `1.000.000 ₫` in Vietnamese, `₫1,000,000` in English and Chinese. */
export const dong = (value: number, language: Language): string =>
  language === 'vi' ? `${value.toLocaleString('vi-VN')}\u00a0₫` : `₫${grouped(value)}`
