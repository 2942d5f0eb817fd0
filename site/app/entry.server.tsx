import { prerender } from 'react-dom/static'
import { type EntryContext, ServerRouter } from 'react-router'
import { withDeferredHydration } from '#site/boot/deferred-hydration.ts'
import type { RouteHandle } from '#site/root.tsx'

/** Renders one page to a file at build time. Nothing is rendered at request time. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const html = await new Response(prelude as ReadableStream).text()
  return new Response(isDeferred(context) ? withDeferredHydration(html) : html, { status, headers })
}

/** Whether the page's script is deferred. Never under `npm run dev`, where the script is a different one. */
function isDeferred({ staticHandlerContext, routeModules }: EntryContext) {
  const id = staticHandlerContext.matches.at(-1)?.route.id ?? ''
  return import.meta.env.PROD && (routeModules[id]?.handle as RouteHandle | undefined)?.hydration === 'deferred'
}
