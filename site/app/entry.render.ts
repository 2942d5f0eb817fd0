/**
 * The entry of the bundle that renders pages: the build renders all of them with it, and a child process of the server those that show
 * the catalogue, whenever it has changed. No page is rendered for a request.
 */

import * as serverBuild from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Renderer } from '#contracts/built-site.ts'
import { parameterPaths } from '#site/page-paths.ts'
import { type Rendering, renderContext } from '#site/render-context.ts'

type Routes = ServerBuild['routes']

/** The paths of all routes without a parameter. */
function staticPaths(routes: Routes): string[] {
  const pathOf = (id: string | undefined): string[] => {
    const route = id === undefined ? undefined : routes[id]
    return route ? [...pathOf(route.parentId), ...(route.path ? [route.path] : [])] : []
  }
  const parents = new Set(Object.values(routes).map((route) => route?.parentId))
  const leaves = Object.keys(routes).filter((id) => !parents.has(id))
  return leaves.map((id) => `/${pathOf(id).join('/')}`).filter((path) => !/[:*]/.test(path))
}

/** Lists the paths of all pages that exist with these catalogues. */
export const pagePaths: Renderer['pagePaths'] = (catalogs) => [
  ...new Set([...staticPaths(serverBuild.routes), ...parameterPaths(catalogs)]),
]

/** The router renders only paths of this list with `ssr: false`, which tells the browser that no server renders pages. */
const prerender: string[] = []
const handle = createRequestHandler({ ...serverBuild, ssr: false, prerender } as ServerBuild, 'production')

/** Renders a page as HTML. */
export const renderPage: Renderer['renderPage'] = async ({ path, edition, catalogs }) => {
  if (!prerender.includes(path)) prerender.push(path)
  const rendering: Rendering = { edition, catalogs, catalogParts: new Set() }
  const context = new RouterContextProvider()
  context.set(renderContext, rendering)
  const response = await handle(new Request(new URL(path, 'http://localhost')), context)
  const html = await response.text()
  if (response.status !== 200) throw new Error(`${path} (${edition}) could not be rendered: ${response.status} ${html}`)
  const isIndexed = html.includes('<link rel="canonical"')
  return { path, edition, html, isIndexed, catalogParts: [...rendering.catalogParts] }
}
