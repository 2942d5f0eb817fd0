import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Catalogs,
  insertStyles,
  type PageFacts,
  type PageList,
  pageFile,
  personalPages,
  type RenderedPage,
  siteFolders,
} from '#contracts/built-site.ts'
import { type Edition, editions } from '#contracts/languages.ts'
import { originPlaceholder } from '#contracts/site-origin.ts'
import { createDocument, type Document } from './documents.ts'
import { sitemapOf } from './sitemap.ts'

export interface SiteOptions {
  /** The folder of the built site: see `built-site.ts`. */
  dir: string
  https: boolean
  /** The public origin of the site, such as `https://sen.example`; empty for links without a host. */
  origin: string
}

/** All pages with the catalogue of a moment. */
export interface RenderedPages {
  /** The pages that show the catalogue, in every edition. */
  pages: readonly RenderedPage[]
  /** The paths of all pages that exist with it. */
  paths: readonly string[]
  catalogs: Catalogs
}

/** The pages of a site, in memory. */
export interface SitePages {
  /** The page of a path in an edition; undefined if there is none. */
  find(edition: Edition, path: string): Document | undefined
  /**
   * The page that says that there is none at a path: `products/[category]` for any name in that place, else `/404`. Its route is the
   * one that the browser finds for the path.
   */
  findMissing(edition: Edition, path: string): Document | undefined
  /** The address that shows the same as a personal page without script; undefined for any other page. */
  withoutScript(path: string): string | undefined
  sitemap(): Document
  /** What is known of all pages, and the catalogues that they show. */
  list(): PageList
  /** Replaces all pages that show the catalogue at once. */
  replace(rendered: RenderedPages): void
  /** Their bytes in memory. */
  memory(): number
}

const keyOf = (edition: Edition, path: string) => `${edition} ${path}`

/** The page for unknown paths. */
const NOT_FOUND = '/404'

/** A name in brackets does not matter for the lookup. */
const lookupPath = (path: string) => path.replace(/\[[^/]*\]/g, '[]')

const personalPlaces = new Map([...personalPages].map(([page, withoutScript]) => [lookupPath(page), withoutScript]))

/** A path with any name at its end. */
const placeOf = (path: string) => path.replace(/[^/]+$/, '[]')

/** Reads the pages of a built site; null when it is not built. */
export function readSitePages({ dir, https, origin }: SiteOptions): SitePages | null {
  if (!existsSync(join(dir, siteFolders.pages, pageFile('mixed', NOT_FOUND)))) return null

  const withOrigin = (text: string) => text.replaceAll(originPlaceholder, origin)
  const client = join(dir, siteFolders.client)
  const styles = new Map(
    globSync('**/*.css', { cwd: client }).map((file) => [`/${file}`, readFileSync(join(client, file), 'utf8')]),
  )
  const complete = (html: string) => insertStyles(withOrigin(html), (path) => styles.get(path) ?? '')
  const documentOf = (source: Buffer) => createDocument({ source, extension: '.html', complete, https })

  let list = readList(dir)
  const documents = new Map<string, Document>()
  for (const { path } of list.pages)
    for (const edition of editions) {
      const file = join(dir, siteFolders.pages, pageFile(edition, path))
      if (existsSync(file)) documents.set(keyOf(edition, lookupPath(path)), documentOf(readFileSync(file)))
    }

  const describe = ({ pages }: PageList) => {
    const indexed = pages.filter(({ isIndexed }) => isIndexed).map(({ path }) => path)
    return createDocument({
      source: Buffer.from(sitemapOf(origin, indexed)),
      extension: '.xml',
      complete: String,
      https,
    })
  }
  let sitemap = describe(list)

  const at = (edition: Edition, path: string) =>
    documents.get(keyOf(edition, path)) ?? documents.get(keyOf('mixed', path))

  /** The page of a personal record, whatever its id is. */
  function personal(edition: Edition, path: string) {
    const place = placeOf(path)
    return personalPlaces.has(place) ? at(edition, place) : undefined
  }

  return {
    find(edition, path) {
      if (path === NOT_FOUND || path.includes('[')) return undefined
      return at(edition, path) ?? personal(edition, path)
    },
    findMissing(edition, path) {
      const names = path.split('/')
      const placesOf = (count: number) => [...names.slice(0, -count), ...Array<string>(count).fill('[]')].join('/')
      return at(edition, placesOf(1)) ?? at(edition, placesOf(2)) ?? at(edition, NOT_FOUND)
    },
    withoutScript: (path) => personalPlaces.get(placeOf(path))?.(path.slice(path.lastIndexOf('/') + 1)),
    sitemap: () => sitemap,
    list: () => list,
    replace({ pages, paths, catalogs }) {
      const facts = new Map(list.pages.map((page) => [page.path, page]))
      for (const path of new Set(pages.map((page) => page.path)))
        facts.set(path, factsOf(pages.filter((page) => page.path === path)))
      // A page may exist only with the previous catalogue.
      const existing = new Set(paths)
      for (const path of facts.keys())
        if (!existing.has(path)) {
          facts.delete(path)
          for (const edition of editions) documents.delete(keyOf(edition, lookupPath(path)))
        }
      for (const { edition, path, html } of pages)
        documents.set(keyOf(edition, lookupPath(path)), documentOf(Buffer.from(html)))
      list = { pages: [...facts.values()], catalogs }
      sitemap = describe(list)
    },
    memory: () => [...documents.values()].reduce((total, document) => total + document.memory(), 0),
  }
}

/** What the editions of a page have in common. */
const factsOf = (pages: readonly RenderedPage[]): PageFacts => ({
  path: pages[0]?.path ?? '',
  catalogParts: [...new Set(pages.flatMap(({ catalogParts }) => catalogParts))],
  isIndexed: pages.some(({ isIndexed }) => isIndexed),
})

/** The list of pages. A site that was not made by the project's build has none: its pages are its files. */
function readList(dir: string): PageList {
  const file = join(dir, siteFolders.list)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const files = globSync('**/index.html', { cwd: join(dir, siteFolders.pages, 'mixed') })
  const pages = files.map((path) => `/${path.replace(/\/?index\.html$/, '')}`)
  return { pages: pages.map((path) => ({ path, catalogParts: [], isIndexed: false })), catalogs: {} }
}
