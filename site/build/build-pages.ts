/**
 * The last step of a build (`npm run build`): renders every page in every edition, with the catalogue of the demo data, and compresses
 * assets.
 */
import { globSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  type CatalogPart,
  type Catalogs,
  type PageFacts,
  type PageList,
  pageFile,
  type Renderer,
  siteFolders,
} from '#contracts/built-site.ts'
import { editions, languages } from '#contracts/languages.ts'
import { seededCatalog } from '#server/features/catalog/seeded-catalog.ts'
import { compressAssets } from './compress-assets.ts'
import { shortenManifest } from './shorten-manifest.ts'

const site = resolve(import.meta.dirname, '../dist')
const client = join(site, siteFolders.client)

/** Shortens the list of routes. Fails the build if one has a loader, whose data would not reach the browser: see site/router-for-files.ts. */
async function writeManifest() {
  const manifests = globSync('assets/manifest-*.js', { cwd: client })
  if (manifests.length !== 1) throw new Error('React Router writes its manifest elsewhere now.')
  const file = join(client, manifests.join())
  const manifest = await readFile(file, 'utf8')
  if (/"has(Loader|Action)":true/.test(manifest))
    throw new Error('No route of the site may have a loader or an action.')
  await writeFile(file, shortenManifest(manifest))
}

async function writePages(catalogs: Catalogs) {
  const { pagePaths, renderPage }: Renderer = await import(pathToFileURL(join(site, siteFolders.renderer)).href)
  const pages: PageFacts[] = []
  for (const path of pagePaths(catalogs)) {
    const parts = new Set<CatalogPart>()
    let isIndexed = false
    for (const edition of editions) {
      const page = await renderPage({ path, edition, catalogs })
      for (const part of page.catalogParts) parts.add(part)
      isIndexed ||= page.isIndexed
      const file = join(site, siteFolders.pages, pageFile(edition, path))
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, page.html)
    }
    pages.push({ path, catalogParts: [...parts], isIndexed })
  }
  await writeFile(join(site, siteFolders.list), JSON.stringify({ pages, catalogs } satisfies PageList))
}

await writeManifest()
const catalogs = Object.fromEntries(languages.map((language) => [language, seededCatalog(language)]))
await Promise.all([writePages(catalogs), compressAssets(client)])
