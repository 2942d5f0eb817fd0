import { isLanguage, LANGUAGE_KEY, type Language } from './languages.ts'

/** How long a choice is kept, in seconds: a year. */
const KEPT = 365 * 24 * 60 * 60

/** The cookie that stores a choice, as in `Set-Cookie`. The site's script reads and writes it as well. */
export const languageCookie = (language: Language, https: boolean) =>
  `${LANGUAGE_KEY}=${language}; Path=/; Max-Age=${KEPT}; SameSite=Lax${https ? '; Secure' : ''}`

/** What a request says about the language: the parameter `lang` of its address, and its header `Cookie`. */
interface Request {
  parameter: unknown
  cookie: string | null | undefined
}

/**
 * The language that a request asks for: by its address, otherwise by its cookie; null without a valid choice. `isNew`: the cookie does
 * not contain it yet.
 */
export function languageChoice({ parameter, cookie }: Request): { language: Language | null; isNew: boolean } {
  const cookies = (cookie ?? '').split(';').map((pair) => pair.trim())
  const kept = cookies.find((pair) => pair.startsWith(`${LANGUAGE_KEY}=`))?.slice(LANGUAGE_KEY.length + 1)
  if (isLanguage(parameter)) return { language: parameter, isNew: parameter !== kept }
  return { language: isLanguage(kept) ? kept : null, isNew: false }
}
