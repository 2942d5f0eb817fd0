import { useLocation } from 'react-router'
import { useHydrated } from '#ds/components/use-hydrated.ts'
import { NotFoundScreen } from '#ds/screens/NotFoundScreen/index.ts'
import { PrivateHead } from '#site/PrivateHead.tsx'
import type { RouteHandle } from '#site/root.tsx'
import { notFoundArea } from '#site/texts/not-found.ts'
import { useTexts } from '#site/texts/use-texts.ts'

export const handle: RouteHandle = { lang: 'en', texts: [notFoundArea], hydration: 'deferred' }

/** One prerendered page for all unknown paths: only the browser knows which path was requested. */
export default function NotFound() {
  const { pathname } = useLocation()
  const { notFoundTexts } = useTexts(notFoundArea)
  // A placeholder is shown until hydration, to avoid a layout shift.
  const path = useHydrated() ? pathname : '…'
  return (
    <>
      <PrivateHead title={notFoundTexts.title} />
      <NotFoundScreen texts={notFoundTexts} path={path} />
    </>
  )
}
