import { useSyncExternalStore } from 'react'
import { chosenLanguage } from '#site/session/language.ts'

/** The language selector of the public header: what it shows, and what remembers a choice. */
export function useLanguage() {
  const language = useSyncExternalStore(chosenLanguage.subscribe, chosenLanguage.get, () => null)
  return { language: language ?? undefined, onLanguageChange: chosenLanguage.set }
}
