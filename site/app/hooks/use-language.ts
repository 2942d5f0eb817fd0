import { useSyncExternalStore } from 'react'
import { chosenLanguage } from '#site/session/language.ts'

/** The value of the public header's language selector, and the handler that stores a choice. */
export function useLanguage() {
  const language = useSyncExternalStore(chosenLanguage.subscribe, chosenLanguage.get, () => null)
  return { language: language ?? undefined, onLanguageChange: chosenLanguage.set }
}
