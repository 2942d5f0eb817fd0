/**
 * The last step of a build (`npm run build`): inlines the styles of pages, writes the sitemap, and compresses assets.
 */
import { globSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { compressAssets } from './compress-assets.ts'

const folder = resolve(import.meta.dirname, '../dist/client')
const builtFiles = (pattern: string) => globSync(pattern, { cwd: folder }).map((file) => join(folder, file))

const stylesheet = /<link rel="stylesheet" href="([^"#]+)#?"(?=\/>)/g
const markedStylesheet = /<link rel="stylesheet" href="([^"#]+)#"\/>/g
const adjacentStylesheets = /(?:<link rel="stylesheet" href="[^"]+"\/>)+/

/** Replaces the preceding template with its content, and removes itself. */
const unpackScript =
  '<script>{const{currentScript:s}=document,t=s.previousElementSibling;t.replaceWith(t.content);s.remove()}</script>'

/**
 * Inlines the styles of a page: on a slow connection a dozen requests for stylesheets take longer than their contents. The links
 * stay, because React and the loader of lazy modules look for them, but are disabled, so that no stylesheet is loaded twice; and
 * they are inside a template, because preload scanners fetch disabled links as well. React Router marks stylesheets that lazy
 * modules also use with `#`; their loader looks for them without it.
 */
async function inlineStyles(path: string) {
  const html = await readFile(path, 'utf8')
  const paths = Array.from(html.matchAll(stylesheet), ([, href = '']) => href)
  const styles = await Promise.all(paths.map((href) => readFile(join(folder, href), 'utf8')))
  const page = html.replace(adjacentStylesheets, (links) => {
    const shared = Array.from(
      links.matchAll(markedStylesheet),
      ([, href]) => `<link rel="stylesheet" href="${href}"/>`,
    ).join('')
    const disabledLinks = `${links}${shared}`.replaceAll(stylesheet, '$& disabled=""')
    return `<style>${styles.join('')}</style><template>${disabledLinks}</template>${unpackScript}`
  })
  // React Router writes all links next to each other.
  if (page.search(stylesheet) >= 0) throw new Error(`${path} has stylesheet links in more than one place.`)
  await writeFile(path, page)
}

/** Lists all pages with a canonical URL; pages that must not be indexed have none. */
async function writeSitemap() {
  const pages = await Promise.all(builtFiles('**/*.html').map((path) => readFile(path, 'utf8')))
  const urls = pages.flatMap((html) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? []).sort()
  const entries = urls.map((url) => `  <url><loc>${url}</loc></url>`)
  await writeFile(
    join(folder, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`,
  )
}

/** Fails the build if a route has a loader, whose data would not reach the browser: see site/router-for-files.ts. */
async function assertNoLoaders() {
  const manifests = await Promise.all(builtFiles('assets/manifest-*.js').map((path) => readFile(path, 'utf8')))
  if (manifests.length !== 1) throw new Error('React Router writes its manifest elsewhere now.')
  if (/"has(Loader|Action)":true/.test(manifests.join()))
    throw new Error('No route of the site may have a loader or an action.')
}

await assertNoLoaders()
// React Router's page for paths without a file. Here every path has one, including the not-found page.
await rm(join(folder, '__spa-fallback.html'), { force: true })
await Promise.all(builtFiles('**/*.html').map(inlineStyles))
await writeSitemap()
await compressAssets(folder)
