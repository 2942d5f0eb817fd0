import * as v from 'valibot'
import { type Route, route } from '#server/platform/http/route.ts'
import { docsPage, docsPolicy } from './docs-page.ts'
import { openApiDocument } from './openapi-document.ts'

/** The routes that describe the API. `others` are all routes except these two. */
export function openApiRoutes(others: readonly Route[]) {
  const shared = { method: 'GET', policy: 'public', language: 'en', callsPerMinute: 600 } as const
  const routes = [
    route({
      ...shared,
      path: '/api/openapi.json',
      summary: 'Describes every operation, as OpenAPI 3.1',
      responses: { 200: v.looseObject({ openapi: v.literal('3.1.0') }) },
      handle: () => ({ status: 200, body: written().document }),
    }),
    route({
      ...shared,
      path: '/api/docs',
      summary: 'Shows every operation, as an HTML page',
      responses: { 200: 'text/html' },
      handle: () => ({ status: 200, body: written().page, headers: { 'content-security-policy': docsPolicy } }),
    }),
  ]
  /** Written when somebody first reads them, since it takes as long as half of the rest of a server's start. */
  let texts: { document: ReturnType<typeof openApiDocument>; page: string } | undefined
  function written() {
    if (texts) return texts
    const document = openApiDocument([...others, ...routes])
    texts = { document, page: docsPage(document) }
    return texts
  }
  return routes
}
