import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { HYDRATED } from '#site/boot/deferred-hydration.ts'
import { catalogOfPage } from '#site/catalog-store.ts'
import { PageDataProvider } from '#site/page-data.tsx'
import type { RouteHandle } from '#site/root.tsx'
import { languageOfPage } from '#site/texts/language-of-page.ts'
import { textAreaOf } from '#site/texts/text-area.ts'
import { followTranslations, wasTranslated } from '#site/translated-text.ts'

declare global {
  interface Window {
    /** The modules of the page's routes, which React Router has loaded before this one. */
    __reactRouterRouteModules?: Record<string, { handle?: unknown } | undefined>
  }
}

/**
 * Announces the end of hydration to the inline script that has kept clicks until then. A wrapper, not a sibling of the page:
 * React derives ids from the position in the tree, and a sibling would change those of the prerendered page.
 */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.dispatchEvent(new Event(HYDRATED))
  }, [])
  return children
}

/** Loads the texts of the page, so that it can be hydrated without waiting in between. */
async function loadTexts() {
  const handles = Object.values(window.__reactRouterRouteModules ?? {}).map((route) => route?.handle as RouteHandle)
  const areas = handles.flatMap((handle) => [...(handle?.texts ?? []), ...(handle?.textsOf?.(location.pathname) ?? [])])
  await Promise.all(areas.map((area) => textAreaOf(area).load(languageOfPage())))
}

const { edition } = languageOfPage()

followTranslations()

loadTexts().then(
  () =>
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <Hydrated>
            <PageDataProvider edition={edition} catalogs={catalogOfPage()}>
              <HydratedRouter />
            </PageDataProvider>
          </Hydrated>
        </StrictMode>,
        {
          // A page that was translated before this is rendered again, which is not our fault.
          onRecoverableError(error) {
            if (!wasTranslated()) reportError(error)
          },
        },
      )
    }),
  (error) => {
    // The page remains as it was rendered: the browser handles the clicks.
    document.dispatchEvent(new Event(HYDRATED))
    throw error
  },
)
