/**
 * The last step of a build (`npm run build`): pages get their styles, the sitemap is written, and assets get their compressed
 * copies.
 */
import { globSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { compressAssets } from './compress-assets.ts'

const folder = resolve(import.meta.dirname, '../dist/client')
const built = (pattern: string) => globSync(pattern, { cwd: folder }).map((file) => join(folder, file))

const sheet = /<link rel="stylesheet" href="([^"#]+)#?"(?=\/>)/g
const marked = /<link rel="stylesheet" href="([^"#]+)#"\/>/g
const sheets = /(?:<link rel="stylesheet" href="[^"]+"\/>)+/

/** Takes what stands in the template before it out, and itself away. */
const unpack =
  '<script>{const{currentScript:s}=document,t=s.previousElementSibling;t.replaceWith(t.content);s.remove()}</script>'

/**
 * Puts the styles of a page into it: a slow connection takes longer to ask for a dozen sheets than to bring them. The links
 * stay, since React and the loader of late modules look for them, but are switched off, so that nothing is fetched twice; and
 * they come out of a template, since browsers that read ahead fetch what is switched off as well. React Router marks with `#`
 * the sheets that late modules use, too; their loader looks for them without.
 */
async function inlineStyles(path: string) {
  const html = await readFile(path, 'utf8')
  const paths = Array.from(html.matchAll(sheet), ([, href = '']) => href)
  const styles = await Promise.all(paths.map((href) => readFile(join(folder, href), 'utf8')))
  const page = html.replace(sheets, (links) => {
    const shared = Array.from(links.matchAll(marked), ([, href]) => `<link rel="stylesheet" href="${href}"/>`).join('')
    const off = `${links}${shared}`.replaceAll(sheet, '$& disabled=""')
    return `<style>${styles.join('')}</style><template>${off}</template>${unpack}`
  })
  // React Router writes them one after the other.
  if (page.search(sheet) >= 0) throw new Error(`${path} has sheets in more than one place.`)
  await writeFile(path, page)
}

/** Lists every page that has a canonical address: those that are not to be found have none. */
async function writeSitemap() {
  const pages = await Promise.all(built('**/*.html').map((path) => readFile(path, 'utf8')))
  const addresses = pages.flatMap((html) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? []).sort()
  const entries = addresses.map((address) => `  <url><loc>${address}</loc></url>`)
  await writeFile(
    join(folder, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`,
  )
}

/** What a route's loader gives would not reach the browser: see site/router-for-files.ts. */
async function refuseLoaders() {
  const manifests = await Promise.all(built('assets/manifest-*.js').map((path) => readFile(path, 'utf8')))
  if (manifests.length !== 1) throw new Error('React Router writes its manifest elsewhere now.')
  if (/"has(Loader|Action)":true/.test(manifests.join()))
    throw new Error('No route of the site may have a loader or an action.')
}

await refuseLoaders()
// React Router's page for paths without a page of their own: ours all have one, the not-found page included.
await rm(join(folder, '__spa-fallback.html'), { force: true })
await Promise.all(built('**/*.html').map(inlineStyles))
await writeSitemap()
await compressAssets(folder)
