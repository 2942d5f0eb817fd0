import { type Language, languages } from './rules/languages.ts'

export { type Language, languages }

/** An edition of a page: in one language, or `mixed` until one is chosen: then each area has its own language. */
export type Edition = Language | 'mixed'
export const editions = ['mixed', ...languages] as const satisfies readonly Edition[]

/** Where a choice is stored: the name of the cookie, and the key in local storage. */
export const LANGUAGE_KEY = 'language'

/** The parameter of an address that chooses a language: `/products?lang=zh`. */
export const LANGUAGE_PARAMETER = 'lang'

/** BCP 47 tags, for the attribute `lang`. */
export const languageTags: Readonly<Record<Language, string>> = { vi: 'vi', en: 'en', zh: 'zh-Hans' }

/** Each language's name in itself. */
export const languageNames: Readonly<Record<Language, string>> = { vi: 'Tiếng Việt', en: 'English', zh: '中文' }

/** Whether a value is a language of the site. */
export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value)

/** Whether a value is an edition of the site. */
export const isEdition = (value: unknown): value is Edition => value === 'mixed' || isLanguage(value)
