import { useCallback } from 'react'
import { useLocation } from 'react-router'
import { useHydrated } from '#ds/hooks/use-hydrated.ts'
import { NotFoundScreen, type NotFoundScreenProps } from '#ds/screens/NotFoundScreen/index.ts'
import * as notFoundArea from '#ds/texts/not-found.ts'
import { PrivateHead } from '#site/PrivateHead.tsx'
import { useLanguage } from '#site/page-data.tsx'
import { useTexts } from '#site/texts/use-texts.ts'

export interface NotFoundPageProps {
  note?: NotFoundScreenProps['note']
}

/** Shown for a path without a page. It is prerendered once for all of them: only the browser knows which path was requested. */
export default function NotFoundPage({ note }: NotFoundPageProps) {
  const { pathname } = useLocation()
  const { notFoundTexts } = useTexts(notFoundArea)
  const language = useLanguage()
  // A placeholder is shown until hydration, to avoid a layout shift.
  const path = useHydrated() ? pathname : '…'
  // The list of all pages is not part of this one's script.
  const load = useCallback(
    () => import('#site/content/page-index.ts').then(({ loadPageIndex }) => loadPageIndex(language)),
    [language],
  )
  return (
    <>
      <PrivateHead title={notFoundTexts.title} />
      {/* Begins anew in another language: the pages that were loaded have the titles of the old one. */}
      <NotFoundScreen key={language} texts={notFoundTexts} path={path} note={note} onLoad={load} />
    </>
  )
}
