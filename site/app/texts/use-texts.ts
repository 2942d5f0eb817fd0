import { use } from 'react'
import type { Language } from '#contracts/languages.ts'
import { useEdition, useLanguage } from '#site/page-data.tsx'
import type { TextArea } from './text-area.ts'

/**
 * Returns the texts of an area in the language of the page: `useTexts(landing)`. Those that the route lists in `handle.texts` are
 * loaded before the page is hydrated; others make the render wait, so a navigation keeps showing the old page until they are there.
 */
export function useTexts<Texts extends object>(area: TextArea<Texts>): Texts {
  return use(area.load({ edition: useEdition(), language: useLanguage() }))
}

/** Returns the language of an area's texts, for the attribute `lang` of a part in another language than the page. */
export function useTextLanguage(area: TextArea): Language {
  const page = { edition: useEdition(), language: useLanguage() }
  const folder = area.folderOf(page)
  return folder === 'mixed' ? page.language : folder
}
