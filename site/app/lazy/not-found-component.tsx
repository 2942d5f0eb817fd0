// These are its styles: a page contains those of its route, and the prerendered page needs them before its script.
import '#ds/components/forms/Field/Field.css.ts'
import '#ds/components/forms/Field/control.css.ts'
import '#ds/screens/NotFoundScreen/NotFoundScreen.css.ts'
import '#ds/storefront/ArticleSearch/ArticleSearch.css.ts'
import '#ds/storefront/PageFinder/PageFinder.css.ts'
import '#ds/storefront/Prose/Prose.css.ts'
import { lazy } from 'react'

/** The not-found page of the routes whose parameter may name nothing. It waits for its script, so that it is prerendered, too. */
export const NotFoundPage = lazy(() => import('#site/not-found-page.tsx'))
