import type { CatalogParts } from '#contracts/built-site.ts'
import type { CatalogSnapshot } from '#contracts/catalog.ts'
import { type Language, languageTags } from '#contracts/languages.ts'
import { loadedOnce } from '#site/texts/loaded-once.ts'

/** Id of the script element with the parts of the catalogue that a page was rendered with. */
export const CATALOG_ID = 'catalog'

/** Reads the parts of the catalogue that the page contains. */
export function catalogOfPage(): CatalogParts {
  const json = document.getElementById(CATALOG_ID)?.textContent
  if (!json) return {}
  const { language, ...parts }: Pick<CatalogSnapshot, 'language'> = JSON.parse(json)
  return { [language]: parts }
}

/** The catalogues that were fetched because the page contains another language, or other parts. */
export const fetchedCatalogs = loadedOnce(async (language: Language): Promise<CatalogSnapshot> => {
  const response = await fetch('/api/catalog', { headers: { 'Accept-Language': languageTags[language] } })
  if (!response.ok) throw new Error(`GET /api/catalog: ${response.status}`)
  return response.json()
})
