import * as v from 'valibot'
import { type Route, route } from '#server/platform/http/route.ts'
import { docsPage, docsPolicy } from './docs-page.ts'
import { openApiDocument } from './openapi-document.ts'

/** The API's description of itself. `others` are all routes besides these two. */
export function openApiRoutes(others: readonly Route[]): Route[] {
  const shared = { method: 'GET', policy: 'public', language: 'en', callsPerMinute: 600 } as const
  const routes: Route[] = [
    route({
      ...shared,
      path: '/api/openapi.json',
      summary: 'Describes every call, as OpenAPI 3.1',
      responses: { 200: v.looseObject({ openapi: v.literal('3.1.0') }) },
      handle: () => ({ status: 200, body: document }),
    }),
    route({
      ...shared,
      path: '/api/docs',
      summary: 'Shows every call, for people',
      responses: { 200: 'text/html' },
      handle: () => ({ status: 200, body: page, headers: { 'content-security-policy': docsPolicy } }),
    }),
  ]
  const document = openApiDocument([...others, ...routes])
  const page = docsPage(document)
  return routes
}
