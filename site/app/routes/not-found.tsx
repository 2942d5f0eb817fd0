import { useLocation } from 'react-router'
import { NotFoundScreen } from '#ds/screens/NotFoundScreen/index.ts'
import { notFoundTexts } from '#ds/texts/en/not-found.ts'
import { useHydrated } from '#site/hooks/use-hydrated.ts'
import { unfindable } from '#site/page-head.ts'
import type { RouteHandle } from '#site/root.tsx'

export const handle: RouteHandle = { lang: 'en', hydration: 'deferred' }

export const meta = () => unfindable('404 Page Not Found · Sen Cloud')

/** One built page for every such path: which one was asked for, only the browser knows. */
export default function NotFound() {
  const { pathname } = useLocation()
  // Something stands in its place from the start, so that nothing moves when it is known.
  return <NotFoundScreen texts={notFoundTexts} path={useHydrated() ? pathname : '…'} />
}
