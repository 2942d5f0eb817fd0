import { use } from 'react'
import { isLanguage, type Language } from '#contracts/languages.ts'
import { useEdition, useLanguage } from '#site/page-data.tsx'
import { type TextSource, type TextsOf, textAreaOf } from './text-area.ts'

/**
 * Returns the texts of an area in the language of the page: `useTexts(landingArea)`. Those that the route lists in `handle.texts` are
 * loaded before the page is hydrated; others make the render wait, so a navigation keeps showing the old page until they are there.
 */
export function useTexts<Source extends TextSource>(area: Source): TextsOf<Source> {
  return use(textAreaOf(area).load({ edition: useEdition(), language: useLanguage() }))
}

/** Returns the language of an area's texts, for the attribute `lang` of a part in another language than the page. */
export function useTextLanguage(area: TextSource): Language {
  const page = { edition: useEdition(), language: useLanguage() }
  const variant = textAreaOf(area).variantOn(page)
  return isLanguage(variant) ? variant : page.language
}
