import * as notFoundArea from '#ds/texts/not-found.ts'
import NotFoundPage from '#site/not-found-page.tsx'
import type { RouteHandle } from '#site/root.tsx'

export const handle: RouteHandle = { lang: 'en', texts: [notFoundArea], hydration: 'deferred' }

/** Any path without a page. */
export default function NotFound() {
  return <NotFoundPage />
}
