import { isEdition, languages, languageTags } from '#contracts/languages.ts'
import type { PageLanguage } from './text-area.ts'

/** The edition and the language of the current page, for code outside of React. */
export function languageOfPage(): PageLanguage {
  const { dataset, lang } = document.documentElement
  const language = languages.find((language) => languageTags[language] === lang) ?? 'vi'
  return { edition: isEdition(dataset.edition) ? dataset.edition : 'mixed', language }
}
