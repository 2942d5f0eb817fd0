import { createContext, use } from 'react'

export interface LanguageOption {
  /** Such as `zh`. */
  id: string
  /** Its BCP 47 tag, for the attribute `lang`. */
  tag: string
  /** Its name in itself. */
  name: string
  /** The address of the page in it, where the script has not loaded. */
  href: string
}

/** The languages of the page, and the choice between them. */
export interface Languages {
  options: readonly LanguageOption[]
  /** The id of the page's language. */
  current: string
  /** Shows the page in a language and stores the choice. */
  onChoose: (id: string) => void
}

const LanguagesContext = createContext<Languages | null>(null)

export const LanguagesProvider = LanguagesContext.Provider

/** The languages to choose from; null where there is no choice: then no selector is shown. */
export const useLanguages = (): Languages | null => use(LanguagesContext)
