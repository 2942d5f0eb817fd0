import NotFoundPage from '#site/not-found-page.tsx'
import type { RouteHandle } from '#site/root.tsx'
import { notFoundArea } from '#site/texts/not-found.ts'

export const handle: RouteHandle = { lang: 'en', texts: [notFoundArea], hydration: 'deferred' }

/** Any path without a page. */
export default function NotFound() {
  return <NotFoundPage />
}
