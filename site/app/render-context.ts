import { createContext } from 'react-router'
import type { CatalogPart, Catalogs } from '#contracts/built-site.ts'
import type { Edition } from '#contracts/languages.ts'

/** What a page is rendered from besides its path, and what is learned meanwhile. */
export interface Rendering {
  readonly edition: Edition
  readonly catalogs: Catalogs
  /** The parts of the catalogue that the page has read. */
  readonly catalogParts: Set<CatalogPart>
}

/** The rendering in progress; null under `npm run dev`, where each request is rendered. */
export const renderContext = createContext<Rendering | null>(null)
