import { createContext, use, useMemo } from 'react'
import { type Language, translate } from './languages.ts'

/** The language that a story is shown in, unless it is its own. */
export const OtherLanguage = createContext<Language | undefined>(undefined)

/**
 * Texts in the language that the story is shown in. The args of a story are so by themselves; this is for what a render function takes
 * from elsewhere.
 */
export function useInLanguage<Texts>(texts: Texts): Texts {
  const language = use(OtherLanguage)
  return useMemo(() => (language ? translate(texts, language) : texts), [texts, language])
}
