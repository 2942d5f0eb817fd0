import { useLocation } from 'react-router'
import { useHydrated } from '#ds/components/use-hydrated.ts'
import { NotFoundScreen } from '#ds/screens/NotFoundScreen/index.ts'
import { notFoundTexts } from '#ds/texts/en/not-found.ts'
import { notIndexable } from '#site/page-head.ts'
import type { RouteHandle } from '#site/root.tsx'

export const handle: RouteHandle = { lang: 'en', hydration: 'deferred' }

export const meta = () => notIndexable('404 Page Not Found · Sen Cloud')

/** One prerendered page for all unknown paths: only the browser knows which path was requested. */
export default function NotFound() {
  const { pathname } = useLocation()
  // A placeholder is shown until hydration, to avoid a layout shift.
  return <NotFoundScreen texts={notFoundTexts} path={useHydrated() ? pathname : '…'} />
}
