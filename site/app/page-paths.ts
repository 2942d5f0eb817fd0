import type { Catalogs } from '#contracts/built-site.ts'
import { subjectPaths } from '#ds/screens/ProductScreen/index.ts'

/**
 * The existing paths of routes with a parameter. `[category]` is the page of a category that does not exist: the server sends it for
 * every unknown name. `/404` is the not-found page. All other paths come from `routes.ts`.
 */
export const parameterPaths = ({ vi }: Catalogs): string[] => [
  '/products',
  ...(vi?.categories ?? []).map(({ id }) => `/products/${id}`),
  '/products/[category]',
  ...(vi?.products ?? []).map(({ category, id }) => `/products/${category}/${id}`),
  ...subjectPaths(),
  '/404',
]
