/**
 * The child process that renders pages: `render-in-process.ts` starts it. It has no database and no settings, and ends when it has sent
 * all pages.
 */
import { pathToFileURL } from 'node:url'
import type { Renderer } from '#contracts/built-site.ts'
import { editions } from '#contracts/languages.ts'
import type { RenderMessage, RenderOrder } from './render-in-process.ts'

const send = (message: RenderMessage) =>
  new Promise<void>((resolve, reject) =>
    process.send?.(message, undefined, undefined, (error) => (error ? reject(error) : resolve())),
  )

async function render({ renderer, catalogs, unchanged }: RenderOrder) {
  const { pagePaths, renderPage }: Renderer = await import(pathToFileURL(renderer).href)
  const paths = pagePaths(catalogs)
  const skipped = new Set(unchanged)
  for (const path of paths) {
    if (skipped.has(path)) continue
    for (const edition of editions) await send({ page: await renderPage({ path, edition, catalogs }) })
  }
  await send({ paths })
  process.disconnect()
}

process.once('message', (order: RenderOrder) => {
  render(order).catch((error) => {
    console.error(error)
    process.exit(1)
  })
})
// The server has ended.
process.once('disconnect', () => process.exit())
