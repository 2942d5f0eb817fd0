import textFiles from 'virtual:text-files'
import { prerender } from 'react-dom/static'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import type { CatalogPart } from '#contracts/built-site.ts'
import type { CatalogSnapshot } from '#contracts/catalog.ts'
import { languageChoice, languageCookie } from '#contracts/language-choice.ts'
import { LANGUAGE_PARAMETER, languages } from '#contracts/languages.ts'
import { referralCookie } from '#contracts/referral-link.ts'
import { withDeferredHydration, withSplitHydration } from '#site/boot/deferred-hydration.ts'
import { withInlineStyles } from '#site/boot/page-styles.ts'
import { CATALOG_ID } from '#site/catalog-store.ts'
import { PageDataProvider } from '#site/page-data.tsx'
import { type Rendering, renderContext } from '#site/render-context.ts'
import type { RouteHandle } from '#site/root.tsx'
import { textAreaOf } from '#site/texts/text-area.ts'

/** Renders one page, for `entry.render.ts`. Nothing is rendered at request time, except under `npm run dev`. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const rendering = loadContext.get(renderContext) ?? (await renderingForDevelopment(request, headers))
  const { prelude } = await prerender(
    <PageDataProvider
      edition={rendering.edition}
      catalogs={rendering.catalogs}
      onCatalogRead={(parts) => {
        for (const part of parts) rendering.catalogParts.add(part)
      }}
    >
      <ServerRouter context={context} url={request.url} />
    </PageDataProvider>,
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const html = withCatalog(await new Response(prelude as ReadableStream).text(), context, rendering)
  return new Response(import.meta.env.PROD ? forVisitors(html, context, rendering) : html, { status, headers })
}

/** The page as it is built. Under `npm run dev` its script and styles are different ones. */
function forVisitors(html: string, context: EntryContext, rendering: Rendering) {
  const page = withTextHints(html, context, rendering)
  const isDeferred = handlesOf(context).at(-1)?.hydration === 'deferred'
  return withInlineStyles(isDeferred ? withDeferredHydration(page) : withSplitHydration(page))
}

/** The handles of the page's routes, the innermost last. */
const handlesOf = ({ staticHandlerContext, routeModules }: EntryContext) =>
  staticHandlerContext.matches.flatMap(({ route }) => (routeModules[route.id]?.handle as RouteHandle | undefined) ?? [])

/** The language of the page. */
const languageOf = (context: EntryContext, { edition }: Rendering) =>
  edition === 'mixed' ? (handlesOf(context).at(-1)?.lang ?? 'vi') : edition

/** Adds the parts of the catalogue that the page shows. */
function withCatalog(html: string, context: EntryContext, rendering: Rendering): string {
  const language = languageOf(context, rendering)
  const catalog = rendering.catalogs[language]
  if (!catalog || rendering.catalogParts.size === 0) return html
  // The text must not contain the end of a script element.
  const json = JSON.stringify({ language, ...pick(catalog, rendering.catalogParts) }).replaceAll('<', '\\u003c')
  return html.replace('</body>', () => `<script type="application/json" id="${CATALOG_ID}">${json}</script></body>`)
}

const pick = (catalog: CatalogSnapshot, parts: Iterable<CatalogPart>) =>
  Object.fromEntries(Array.from(parts, (part) => [part, catalog[part]]))

/** Adds preload hints for the files of the texts, after those of React Router: a file comes after the ones that it imports. */
function withTextHints(html: string, context: EntryContext, rendering: Rendering): string {
  const page = { edition: rendering.edition, language: languageOf(context, rendering) }
  const files = handlesOf(context)
    .flatMap(({ texts, textsOf }) => [...texts, ...(textsOf?.(context.staticHandlerContext.location.pathname) ?? [])])
    .map(textAreaOf)
    .flatMap((area) => textFiles[`${area.variantOn(page)}/${area.name}`] ?? [])
  const hints = [...new Set(files)]
    .filter((file) => !html.includes(`href="${file}"`))
    .map((file) => `<link rel="modulepreload" href="${file}"/>`)
  const end = html.indexOf('>', html.lastIndexOf('<link rel="modulepreload"')) + 1
  return `${html.slice(0, end)}${hints.join('')}${html.slice(end)}`
}

/** Under `npm run dev` each request is rendered in its edition, which is chosen as by the server, with the catalogue of the API. */
async function renderingForDevelopment(request: Request, headers: Headers): Promise<Rendering> {
  const query = new URL(request.url).searchParams
  const cookie = request.headers.get('cookie')
  const { language, isNew } = languageChoice({ parameter: query.get(LANGUAGE_PARAMETER), cookie })
  if (language && isNew) headers.append('Set-Cookie', languageCookie(language, false))
  const invitation = referralCookie({ query, cookie }, false)
  if (invitation) headers.append('Set-Cookie', invitation)
  const catalogs = await Promise.all(
    languages.map(async (language) => {
      const response = await fetch(`${process.env.API_ORIGIN ?? 'http://127.0.0.1:3001'}/api/catalog`, {
        headers: { 'Accept-Language': language },
      })
      return [language, await response.json()] as const
    }),
  )
  return { edition: language ?? 'mixed', catalogs: Object.fromEntries(catalogs), catalogParts: new Set() }
}
