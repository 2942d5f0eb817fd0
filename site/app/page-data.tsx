import { createContext, type ReactNode, startTransition, use, useCallback, useMemo, useState } from 'react'
import type { CatalogPart, CatalogParts } from '#contracts/built-site.ts'
import type { CatalogSnapshot } from '#contracts/catalog.ts'
import type { Edition, Language } from '#contracts/languages.ts'
import { fetchedCatalogs } from '#site/catalog-store.ts'
import { loadUsedTexts } from '#site/texts/text-area.ts'

interface PageDataValue {
  edition: Edition
  catalogs: CatalogParts
  onCatalogRead: ((parts: readonly CatalogPart[]) => void) | undefined
  showLanguage: (language: Language) => Promise<void>
}

const PageDataContext = createContext<PageDataValue | null>(null)
const LanguageContext = createContext<Language | null>(null)

export interface PageDataProviderProps {
  /** The edition that the page was rendered in. */
  edition: Edition
  /** The catalogues that are known: in a browser, the parts that the page contains of one. */
  catalogs: CatalogParts
  /** Called when the page reads parts of the catalogue. */
  onCatalogRead?: (parts: readonly CatalogPart[]) => void
  children: ReactNode
}

/** Provides what a page was rendered with: around the router, in the prerender as in the browser. */
export function PageDataProvider({
  edition: initialEdition,
  catalogs,
  onCatalogRead,
  children,
}: PageDataProviderProps) {
  const [edition, setEdition] = useState(initialEdition)

  const showLanguage = useCallback(
    async (language: Language) => {
      await Promise.all([
        loadUsedTexts({ edition: language, language }),
        // Only pages that show the catalogue contain one.
        Object.keys(catalogs).length > 0 && !catalogs[language] && fetchedCatalogs.load(language),
      ])
      startTransition(() => setEdition(language))
    },
    [catalogs],
  )

  const value = useMemo(
    () => ({ edition, catalogs, onCatalogRead, showLanguage }),
    [edition, catalogs, onCatalogRead, showLanguage],
  )
  return <PageDataContext value={value}>{children}</PageDataContext>
}

function usePageData(): PageDataValue {
  const data = use(PageDataContext)
  if (!data) throw new Error('No page data. Wrap the page in <PageDataProvider>.')
  return data
}

/** Provides the language of the page: the edition's, or that of the area in the default edition. */
export const LanguageProvider = LanguageContext

/** The edition of the page: a language, or `mixed` until one is chosen. */
export const useEdition = (): Edition => usePageData().edition

/** Returns the function that shows all texts in another language: the old ones stay until the new ones have loaded. Rejects when that fails. */
export const useShowLanguage = () => usePageData().showLanguage

/** The language of the page. */
export function useLanguage(): Language {
  const language = use(LanguageContext)
  if (!language) throw new Error('No language. Wrap the page in <LanguageProvider>.')
  return language
}

/**
 * Parts of the catalogue in the language of the page: `useCatalog('plans', 'offers')`. They are those that the page was rendered with or,
 * in another language or after a navigation, those of the fetched catalogue.
 */
export function useCatalog<Part extends CatalogPart>(...parts: Part[]): Pick<CatalogSnapshot, Part> {
  const language = useLanguage()
  const { catalogs, onCatalogRead } = usePageData()
  onCatalogRead?.(parts)
  const known = catalogs[language]
  if (known && parts.every((part) => part in known)) return known as Pick<CatalogSnapshot, Part>
  return use(fetchedCatalogs.read(language))
}
