import { languageCookie } from '#contracts/language-choice.ts'
import { isLanguage, LANGUAGE_KEY, type Language } from '#contracts/languages.ts'
import { createStoredValue } from '#site/session/stored-value.ts'

/** The language chosen in this browser, in local storage; null until one is chosen. */
export const chosenLanguage = createStoredValue<Language>({
  keys: [LANGUAGE_KEY],
  encode: (language) => ({ [LANGUAGE_KEY]: language }),
  decode: ({ [LANGUAGE_KEY]: language }) => (isLanguage(language) ? language : null),
})

/** Stores a choice, also in the cookie by which the server chooses the edition of a page. */
export function storeLanguage(language: Language) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and a page may be left right after a choice
  document.cookie = languageCookie(language, location.protocol === 'https:')
  if (chosenLanguage.get() !== language) chosenLanguage.set(language)
}
