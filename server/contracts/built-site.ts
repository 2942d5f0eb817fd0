import type { CatalogSnapshot } from './catalog.ts'
import type { Edition, Language } from './languages.ts'

/**
 * The folder of the built site:
 *
 * - `client`: assets, and files at fixed addresses such as `robots.txt`
 * - `pages/<edition>/<path>/index.html`: the pages; an edition that lacks a page has the one of `mixed`
 * - `pages/pages.json`: a `PageList`
 * - `server/render.js`: a `Renderer`, which renders pages again when the catalogue has changed
 */
export const siteFolders = { client: 'client', pages: 'pages', list: 'pages/pages.json', renderer: 'server/render.js' }

/** The file of a page in `pages`. */
export const pageFile = (edition: Edition, path: string) => `${edition}${path === '/' ? '' : path}/index.html`

/**
 * The pages of personal records: the name in brackets stands for any id, which only the browser asks for. Each with the address that shows the same
 * without script, where `view=text` leads, if there is one.
 */
export const personalPages: ReadonlyMap<string, ((id: string) => string) | null> = new Map([
  ['/dashboard/topup/[id]', (id: string) => `/api/wallet/payments/${id}/page`],
  ['/dashboard/vps/[id]', null],
  ['/tickets/[id]', null],
])

/** The catalogue in each language, as pages show it: plain JSON. */
export type Catalogs = Readonly<Partial<Record<Language, CatalogSnapshot>>>

/** A part of the catalogue that a page can show, such as `plans`. */
export type CatalogPart = Exclude<keyof CatalogSnapshot, 'revision' | 'language'>

/** Some parts of the catalogue in each language: a page contains those that it shows. */
export type CatalogParts = Readonly<Partial<Record<Language, Partial<Pick<CatalogSnapshot, CatalogPart>>>>>

/** What is known of a page besides its editions. */
export interface PageFacts {
  /** Such as `/products/vps`, without a trailing slash. */
  path: string
  /** The parts of the catalogue that its editions show. */
  catalogParts: readonly CatalogPart[]
  /** Whether search engines may list it. */
  isIndexed: boolean
}

export interface RenderedPage extends PageFacts {
  edition: Edition
  html: string
}

/** All pages of a build. */
export interface PageList {
  pages: PageFacts[]
  /** The catalogues that the pages were rendered with. */
  catalogs: Catalogs
}

/** The exports of the bundle that renders pages. */
export interface Renderer {
  /** The paths of all pages that exist with these catalogues. */
  pagePaths: (catalogs: Catalogs) => string[]
  /** Renders a page. Rejects if React could not render it. */
  renderPage: (request: { path: string; edition: Edition; catalogs: Catalogs }) => Promise<RenderedPage>
}

/**
 * Where the styles of a page belong. The pages share a few sets of style sheets, so each page only names its files, and the server
 * inserts their content: otherwise the styles would be stored some hundred times.
 */
const styleReference = /<style data-files="([^"]*)"><\/style>/

export const referToStyles = (paths: readonly string[]) => `<style data-files="${paths.join(' ')}"></style>`

/** Replaces the reference in a page with the style sheets themselves. `read` returns the content of a file such as `/assets/a.css`. */
export const insertStyles = (html: string, read: (path: string) => string) =>
  html.replace(styleReference, (_, paths: string) => `<style>${paths.split(' ').map(read).join('')}</style>`)
